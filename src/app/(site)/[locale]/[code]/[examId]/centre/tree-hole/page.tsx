import { TreeHoleScreen } from '@/ui/centre/tree-hole/tree-hole-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'treeHole',
  title: 'treeHole.meta.home',
  words: ['treeHole', 'daily.meta', 'health.help', 'games.meta', 'experiment.meta'],
  screen: ({ code, examId }) => <TreeHoleScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
