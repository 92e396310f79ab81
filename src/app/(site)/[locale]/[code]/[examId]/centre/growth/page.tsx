import { GrowthScreen } from '@/ui/centre/overview/growth-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'growth',
  title: 'explore.meta.growth',
  words: [
    'explore.overview',
    'centre.list',
    'courses.facts',
    'courses.formats',
    'courses.price',
    'courses.tag',
  ],
  screen: ({ code, examId }) => <GrowthScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
