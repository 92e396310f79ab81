import { ExperimentScreen } from '@/ui/centre/experiment/experiment-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'experiment',
  title: 'experiment.meta.title',
  words: ['experiment', 'daily.meta', 'treeHole.meta', 'games.meta'],
  readsQuery: false,
  screen: ({ code, examId }) => <ExperimentScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
