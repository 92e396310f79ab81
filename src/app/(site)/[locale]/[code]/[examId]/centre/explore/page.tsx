import { listTests } from '@/content/centre/tests'
import { ExploreScreen } from '@/ui/centre/overview/explore-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'explore',
  title: 'explore.meta.explore',
  words: ['explore.overview', 'centre.list'],
  screen: async (place) => <ExploreScreen place={place} tests={await listTests(place)} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
