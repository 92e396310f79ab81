import { CategoriesScreen } from '@/ui/centre/courses/categories-screen'
import { centrePage } from '../../centre-page'

const page = centrePage({
  route: 'courseCategories',
  title: 'courses.meta.categories',
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
  screen: ({ code, examId }) => <CategoriesScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
