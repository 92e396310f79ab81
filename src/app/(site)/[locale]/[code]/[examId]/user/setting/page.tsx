import { SettingsScreen } from '@/ui/centre/settings/settings-screen'
import { centrePage } from '../../centre/centre-page'

const page = centrePage({
  route: 'accountSettings',
  title: 'centre.meta.settings',
  words: ['centre.meta', 'centre.settings', 'centre.address', 'centre.sessions'],
  screen: ({ code, examId }) => <SettingsScreen place={{ code, examId }} route="accountSettings" />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
