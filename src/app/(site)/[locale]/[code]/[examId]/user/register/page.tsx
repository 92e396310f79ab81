import { RegisterScreen } from '@/ui/account/register/register-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'register',
  title: 'account.meta.register',
  words: ['account'],
  width: 'narrow',
  scheme: 'auto',
  screen: (place) => <RegisterScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
