import { FailedScreen } from '@/ui/checkout/outcome/failed-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'payFailed',
  title: 'pay.meta.failed',
  words: ['passing', 'pay', 'packages', 'plans.order'],
  width: 'text',
  scheme: 'light',
  screen: (place) => <FailedScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
