import { ENTER_WORDS } from '@/ui/checkout/plan/enter/enter-words'
import { UpgradeScreen } from '@/ui/checkout/plan/upgrade-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'upgrade',
  title: 'plans.meta.upgrade',
  words: ['passing', 'pay', 'centre.common', 'plans.order', 'plans.choice', 'plans.upgrade', ...ENTER_WORDS],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <UpgradeScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
