import type { GameId } from '@/domain/games/games'
import type { Deps } from '../deps'
import type { Viewer } from '../visitors/viewer'
import { openGame } from './open-game'
import { newSeed } from './seed-token'

type Started = { game: GameId; viewer: Viewer & { visitorHash: string } }

/** The seed of a new game. @throws Refusal notInPlan. */
export const startGame = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { game, viewer }: Started,
): Promise<string> => {
  await openGame(deps, { game, viewer })
  return newSeed({ game, visitorHash: viewer.visitorHash, now: deps.now() })
}
