import { PaymentScreen } from '@/ui/checkout/payment/payment-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'payment',
  title: 'pay.meta.payment',
  words: ['passing', 'pay', 'packages', 'plans.order'],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <PaymentScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
