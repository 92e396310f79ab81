import { mayOpen } from '@/domain/centre/levels'
import { GAME_LEVELS, type GameId } from '@/domain/games/games'
import { readMembership } from '../centre/level-of'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Viewer } from '../visitors/viewer'

/** Who plays a game that is open to them. @throws Refusal notInPlan. */
export const openGame = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { game, viewer }: { game: GameId; viewer: Viewer },
) => {
  const membership = await readMembership(deps, viewer)
  if (!mayOpen({ needs: GAME_LEVELS[game], has: membership.level })) throw new Refusal('notInPlan')
  return membership
}
