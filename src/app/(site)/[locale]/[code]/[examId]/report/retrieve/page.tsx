import { RetrieveScreen } from '@/ui/report/retrieval/retrieve-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'retrieve',
  title: 'report.meta.retrieve',
  words: ['passing', 'report', 'packages'],
  width: 'text',
  scheme: 'auto',
  screen: (place) => <RetrieveScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
