import { ENTER_WORDS } from '@/ui/checkout/plan/enter/enter-words'
import { PlansScreen } from '@/ui/checkout/plan/plans-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'premium',
  title: 'plans.meta.premium',
  words: ['passing', 'pay', 'centre.common', 'plans.order', 'plans.choice', 'plans.faq', ...ENTER_WORDS],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <PlansScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
