import { PurchasesScreen } from '@/ui/centre/purchases/purchases-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'purchases',
  title: 'centre.meta.purchases',
  words: ['centre.meta', 'centre.list', 'centre.purchases'],
  screen: ({ code, examId }) => <PurchasesScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
