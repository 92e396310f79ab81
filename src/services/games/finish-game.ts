import type { GameId } from '@/domain/games/games'
import { replayGame } from '@/domain/games/replay-game'
import { game_scores } from '@/payload-schema'
import type { Deps } from '../deps'
import { Refusal } from '../refusal'
import type { Viewer } from '../visitors/viewer'
import { openGame } from './open-game'
import { type OwnScores, type Player, readOwnScores } from './own-scores'
import { isOwnSeed } from './seed-token'

type Base = Pick<Deps, 'payload' | 'now'>

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
  { viewer, finished }: { viewer: Viewer & { visitorHash: string }; finished: Finished },
): Promise<{ score: number; first: boolean; record: boolean; own: OwnScores }> => {
  const { game, seed, inputs, claimed } = finished
  const { visitorHash } = viewer
  const { customer } = await openGame(deps, { game, viewer })
  if (!isOwnSeed(seed, { game, visitorHash, now: deps.now() })) throw new Refusal('gameNotReplayed')
  const outcome = replayGame(game, { seed, inputs })
  if (outcome?.score !== claimed) throw new Refusal('gameNotReplayed')
  const { score, moves } = outcome
  const who = { customer: customer?.id ?? null, visitorHash }
  const before = await readOwnScores(deps, { who, game })
  const first = await store(deps, { who, row: { game, seed, score, moves } })
  return {
    score,
    first,
    record: first && score > (before.best ?? 0),
    own: first ? await readOwnScores(deps, { who, game }) : before,
  }
}

type Row = { game: GameId; seed: string; score: number; moves: number }

/** Whether the game was not stored before. */
const store = async ({ payload }: Base, { who, row }: { who: Player; row: Row }): Promise<boolean> => {
  const whose = who.customer
    ? { customer: who.customer, visitorHash: null }
    : { customer: null, visitorHash: who.visitorHash }
  const stored = await payload.db.drizzle
    .insert(game_scores)
    .values({ ...whose, ...row })
    .onConflictDoNothing()
    .returning({ id: game_scores.id })
  return stored.length > 0
}
