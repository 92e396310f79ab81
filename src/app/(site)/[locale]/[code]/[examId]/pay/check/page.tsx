import { CheckScreen } from '@/ui/checkout/outcome/check-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'payCheck',
  title: 'pay.meta.check',
  words: ['passing', 'pay', 'packages'],
  width: 'text',
  scheme: 'light',
  screen: (place) => <CheckScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
