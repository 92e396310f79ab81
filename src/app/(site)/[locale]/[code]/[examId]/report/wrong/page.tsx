import { WrongScreen } from '@/ui/report/answers/wrong-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'wrongAnswers',
  title: 'report.meta.wrong',
  words: ['passing', 'report', 'explain', 'packages'],
  width: 'wide',
  scheme: 'auto',
  screen: (place) => <WrongScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
