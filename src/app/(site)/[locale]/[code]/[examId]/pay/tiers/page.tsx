import { TiersScreen } from '@/ui/checkout/tiers/tiers-screen'
import { CAUTION_WORDS } from '@/ui/report/teaser/caution-words'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'tiers',
  title: 'pay.meta.tiers',
  words: [
    'passing',
    'pay',
    'packages',
    'download.sample',
    'report.held',
    'health.help',
    'subscription.open',
    'subscription.lock',
    'subscription.banner',
    'subscription.beside',
    'plans.order',
    'plans.choice',
    'plans.faq',
    ...CAUTION_WORDS,
  ],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <TiersScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
