import { EnterScreen } from '@/ui/account/enter/enter-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'loginLink',
  title: 'account.meta.loginLink',
  words: ['account'],
  width: 'narrow',
  scheme: 'auto',
  screen: (place) => <EnterScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
