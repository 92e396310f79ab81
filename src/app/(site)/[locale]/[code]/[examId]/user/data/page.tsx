import { DataScreen } from '@/ui/account/data/data-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'myData',
  title: 'account.meta.myData',
  words: ['account', 'passing', 'share.keys'],
  width: 'narrow',
  scheme: 'auto',
  screen: (place) => <DataScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
