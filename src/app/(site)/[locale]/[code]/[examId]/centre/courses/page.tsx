import { CoursesScreen } from '@/ui/centre/courses/courses-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'courses',
  title: 'courses.meta.list',
  words: [
    'courses.meta',
    'courses.list',
    'courses.category',
    'courses.tag',
    'courses.facts',
    'courses.formats',
    'courses.price',
    'centre.list',
    'subscription.banner',
  ],
  screen: ({ code, examId }) => <CoursesScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
