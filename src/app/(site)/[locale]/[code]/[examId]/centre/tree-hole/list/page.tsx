import { ListScreen } from '@/ui/centre/tree-hole/list-screen'
import { centrePage } from '../../centre-page'

const page = centrePage({
  route: 'treeHoleList',
  title: 'treeHole.meta.list',
  words: ['treeHole', 'daily.meta', 'subscription.banner', 'games.meta', 'experiment.meta'],
  screen: ({ code, examId }) => <ListScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
