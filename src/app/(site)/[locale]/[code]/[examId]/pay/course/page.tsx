import { CourseOrderScreen } from '@/ui/checkout/course/course-order-screen'
import { personalPage } from '../../personal-page'

const page = personalPage({
  route: 'courseOrder',
  title: 'pay.meta.course',
  words: ['passing', 'pay', 'centre.common'],
  width: 'wide',
  scheme: 'light',
  screen: (place) => <CourseOrderScreen place={place} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
