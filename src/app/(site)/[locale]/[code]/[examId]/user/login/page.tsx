import { LoginScreen } from '@/ui/account/login/login-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'login',
  title: 'account.meta.login',
  words: ['account'],
  width: 'narrow',
  scheme: 'auto',
  screen: (place) => <LoginScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
