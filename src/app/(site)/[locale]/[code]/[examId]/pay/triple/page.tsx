import { CAUTION_WORDS } from '@/ui/report/teaser/caution-words'
import { TripleScreen } from '@/ui/triple/triple-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'triplePurchase',
  title: 'triple.meta.compare',
  words: ['passing', 'pay', 'triple', 'health.help', ...CAUTION_WORDS],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <TripleScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
