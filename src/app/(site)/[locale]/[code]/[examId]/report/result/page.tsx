import { ReportScreen } from '@/ui/report/report-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'report',
  title: 'report.meta.result',
  words: [
    'passing',
    'report',
    'packages',
    'questionnaire.told',
    'questionnaire.report',
    'map',
    'health.help',
    'health.delete',
    'health.result',
    'download.card',
    'certificate.card',
    'share.card',
    'share.keys',
    'centre.add',
    'centre.common',
    'subscription.open',
    'subscription.banner',
    'subscription.map',
  ],
  width: 'wide',
  scheme: 'auto',
  screen: (place) => <ReportScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
