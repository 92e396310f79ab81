import { listTests } from '@/content/centre/tests'
import { TestCentre } from '@/ui/centre/tests/test-centre'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'testCentre',
  title: 'explore.meta.tests',
  words: ['explore.tests', 'centre.list'],
  readsQuery: false,
  screen: async (place) => <TestCentre place={place} tests={await listTests(place)} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
