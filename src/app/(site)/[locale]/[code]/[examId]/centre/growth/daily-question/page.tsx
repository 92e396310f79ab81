import { DailyScreen } from '@/ui/centre/daily/daily-screen'
import { centrePage } from '../../centre-page'

const page = centrePage({
  route: 'dailyQuestion',
  title: 'daily.meta.title',
  words: ['daily', 'treeHole.meta', 'subscription.banner', 'games.meta', 'experiment.meta'],
  screen: ({ code, examId }) => <DailyScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
