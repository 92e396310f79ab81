import { GuidesScreen } from '@/ui/packages/guides-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'guides',
  title: 'packages.meta.guides',
  words: ['passing', 'pay', 'packages'],
  width: 'text',
  scheme: 'auto',
  screen: (place) => <GuidesScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
