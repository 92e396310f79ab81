import { ArticlesScreen } from '@/ui/centre/articles/articles-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'articles',
  title: 'articles.meta.list',
  words: ['articles', 'centre.list'],
  screen: ({ code, examId }) => <ArticlesScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
