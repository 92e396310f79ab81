import { EditScreen } from '@/ui/account/password/edit-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'editPassword',
  title: 'account.meta.editPassword',
  words: ['passing', 'account'],
  width: 'narrow',
  scheme: 'auto',
  screen: (place) => <EditScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
