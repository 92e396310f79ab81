import { SuccessScreen } from '@/ui/checkout/outcome/success-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'paySuccess',
  title: 'pay.meta.success',
  words: ['passing', 'pay', 'packages', 'plans.order', 'plans.paid'],
  width: 'text',
  scheme: 'light',
  screen: (place) => <SuccessScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
