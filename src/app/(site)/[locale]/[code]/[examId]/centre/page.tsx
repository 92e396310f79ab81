import { HomeScreen } from '@/ui/centre/home/home-screen'
import { centrePage } from './centre-page'

const page = centrePage({
  route: 'centre',
  title: 'centre.meta.home',
  words: [
    'centre.meta',
    'centre.home',
    'centre.add',
    'centre.order',
    'subscription.banner',
    'subscription.left',
    'subscription.status',
  ],
  screen: ({ code, examId }) => <HomeScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
