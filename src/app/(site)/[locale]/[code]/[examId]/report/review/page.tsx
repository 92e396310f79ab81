import { ReviewScreen } from '@/ui/review/review-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'review',
  title: 'review.meta.title',
  words: ['review'],
  width: 'narrow',
  scheme: 'auto',
  screen: () => <ReviewScreen />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
