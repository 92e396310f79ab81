import { ForgotScreen } from '@/ui/account/password/forgot-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'forgotPassword',
  title: 'account.meta.forgotPassword',
  words: ['account'],
  width: 'narrow',
  scheme: 'auto',
  screen: (place) => <ForgotScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
