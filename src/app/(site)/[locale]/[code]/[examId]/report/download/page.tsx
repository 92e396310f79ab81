import { DownloadScreen } from '@/ui/report/download/download-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'reportDownload',
  title: 'download.title',
  words: ['passing', 'download', 'report.none'],
  width: 'wide',
  scheme: 'auto',
  screen: (place) => <DownloadScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
