import { PlanCheckScreen } from '@/ui/checkout/plan/plan-check-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'subscribeCheck',
  title: 'plans.meta.check',
  words: ['passing', 'pay', 'plans.check'],
  width: 'text',
  scheme: 'light',
  screen: (place) => <PlanCheckScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
