import { InfoScreen } from '@/ui/centre/info/info-screen'
import { centrePage } from '../../centre/centre-page'

const page = centrePage({
  route: 'account',
  title: 'centre.meta.info',
  words: ['centre.meta', 'centre.info', 'subscription'],
  screen: ({ code, examId }) => <InfoScreen place={{ code, examId }} route="account" />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
