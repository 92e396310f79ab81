import { viewGame } from '@/services/games/list-games'
import { GameScreen } from '@/ui/centre/games/game-screen'
import { documentPage } from '../../../document-page'

const page = documentPage({
  route: 'gameDetail',
  words: ['games', 'daily.meta', 'treeHole.meta', 'experiment.meta', 'subscription.banner'],
  read: viewGame,
  view: ({ found, place: { code, examId } }) => <GameScreen place={{ code, examId }} id={found.id} />,
})

export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = page.metadata
export default page.Page
