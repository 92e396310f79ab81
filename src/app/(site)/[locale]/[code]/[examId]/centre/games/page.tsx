import { GamesScreen } from '@/ui/centre/games/games-screen'
import { centrePage } from '../centre-page'

const page = centrePage({
  route: 'games',
  title: 'games.meta.list',
  words: ['games', 'daily.meta', 'treeHole.meta', 'experiment.meta', 'centre.list'],
  screen: ({ code, examId }) => <GamesScreen place={{ code, examId }} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
