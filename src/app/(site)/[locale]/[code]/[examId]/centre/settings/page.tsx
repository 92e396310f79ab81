import { SettingsScreen } from '@/ui/centre/settings/settings-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'settings',
  title: 'centre.meta.settings',
  words: ['centre.meta', 'centre.settings', 'centre.address', 'centre.sessions'],
  screen: ({ code, examId }) => <SettingsScreen place={{ code, examId }} route="settings" />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
