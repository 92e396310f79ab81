import { AddScreen } from '@/ui/centre/tree-hole/add-screen'
import { centrePage } from '../../centre-page'

const page = centrePage({
  route: 'treeHoleAdd',
  title: 'treeHole.meta.add',
  words: ['treeHole', 'daily.meta', 'health.help', 'games.meta', 'experiment.meta'],
  screen: ({ code, examId }) => <AddScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
