import { mayOpen } from '@/domain/centre/levels'
import { GAME_LEVELS, type GameId } from '@/domain/games/games'
import { replayGame } from '@/domain/games/replay-game'
import { game_scores } from '@/payload-schema'
import { readMembership } from '../centre/level-of'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Viewer } from '../visitors/viewer'
import { type OwnScores, readOwnScores } from './own-scores'
import { isOwnSeed, newSeed } from './seed-token'

type Base = Pick<Deps, 'payload' | 'now'>
type Known = Viewer & { visitorHash: string }

/** The seed of a new game. @throws Refusal notInPlan. */
export const startGame = async (
  deps: Base,
  { game, viewer }: { game: GameId; viewer: Known },
): Promise<string> => {
  await openGame(deps, { game, viewer })
  return newSeed({ game, visitorHash: viewer.visitorHash, now: deps.now() })
}

type Finished = {
  game: GameId
  seed: string
  inputs: readonly number[]
  /** What the browser says that the game came to. */
  claimed: number
}

/**
 * Stores a finished game, once. Its score is what the game comes to when the server plays it again, never what the browser
 * says. Whoever is signed in plays for their account. @throws Refusal notInPlan, gameNotReplayed.
 */
export const finishGame = async (
  deps: Base,
  { viewer, finished }: { viewer: Known; finished: Finished },
): Promise<{ score: number; first: boolean; record: boolean; own: OwnScores }> => {
  const { game, seed, inputs, claimed } = finished
  const { customer } = await openGame(deps, { game, viewer })
  if (!isOwnSeed(seed, { game, visitorHash: viewer.visitorHash, now: deps.now() }))
    throw new Refusal('gameNotReplayed')
  const outcome = replayGame(game, { seed, inputs })
  if (outcome?.score !== claimed) throw new Refusal('gameNotReplayed')
  const { score, moves } = outcome
  const who = { customer: customer?.id ?? null, visitorHash: viewer.visitorHash }
  const before = await readOwnScores(deps, { who, game })
  const stored = await deps.payload.db.drizzle
    .insert(game_scores)
    .values({
      customer: who.customer,
      visitorHash: who.customer ? null : who.visitorHash,
      game,
      seed,
      score,
      moves,
    })
    .onConflictDoNothing()
    .returning({ id: game_scores.id })
  const first = stored.length > 0
  return {
    score,
    first,
    record: first && score > (before.best ?? 0),
    own: first ? await readOwnScores(deps, { who, game }) : before,
  }
}

const openGame = async (deps: Base, { game, viewer }: { game: GameId; viewer: Viewer }) => {
  const membership = await readMembership(deps, viewer)
  if (!mayOpen({ needs: GAME_LEVELS[game], has: membership.level })) throw new Refusal('notInPlan')
  return membership
}
