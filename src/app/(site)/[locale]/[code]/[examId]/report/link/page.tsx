import { LinkScreen } from '@/ui/report/retrieval/link-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'reportLink',
  title: 'report.meta.link',
  words: ['passing', 'report', 'packages'],
  width: 'text',
  scheme: 'auto',
  screen: (place) => <LinkScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
