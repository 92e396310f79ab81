import { PackagesScreen } from '@/ui/packages/packages-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'payPackage',
  title: 'packages.meta.steps',
  words: ['passing', 'pay', 'packages', 'plans.order', 'plans.choice'],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <PackagesScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
