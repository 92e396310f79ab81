import { ResultsScreen } from '@/ui/centre/results/results-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'results',
  title: 'centre.meta.results',
  words: ['centre.meta', 'centre.results', 'centre.order'],
  screen: ({ code, examId }) => <ResultsScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
