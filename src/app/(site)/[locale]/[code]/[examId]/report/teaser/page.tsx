import { TeaserScreen } from '@/ui/report/teaser/teaser-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'teaser',
  title: 'report.meta.teaser',
  words: [
    'passing',
    'report',
    'packages',
    'questionnaire.told',
    'questionnaire.teaser',
    'map',
    'health.help',
    'health.delete',
    'health.result',
    'subscription.open',
  ],
  width: 'text',
  scheme: 'auto',
  screen: (place) => <TeaserScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
