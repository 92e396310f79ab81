import { and, desc, eq, isNull, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { GameId } from '@/domain/games/games'
import { game_scores } from '@/payload-schema'
import type { Deps } from '../deps'

/** Who plays: a customer, and beside it the browser, which may have played before its owner signed in. */
export type Player = { customer: string | null; visitorHash: string | null }

export type OwnScores = { best: number | null; plays: number; last: number[] }

const SHOWN = 10

/** Somebody's best score of a game, how often they finished it, and the scores of the last times, the oldest first. */
export const readOwnScores = async (
  { payload }: Pick<Deps, 'payload'>,
  { who, game }: { who: Player; game: GameId },
): Promise<OwnScores> => {
  const own = ownRows(who)
  if (!own) return { best: null, plays: 0, last: [] }
  const rows = await payload.db.drizzle
    .select({
      score: game_scores.score,
      best: sql<string>`max(${game_scores.score}) over ()`,
      plays: sql<string>`count(*) over ()`,
    })
    .from(game_scores)
    .where(and(own, eq(game_scores.game, game)))
    .orderBy(desc(game_scores.createdAt), desc(game_scores.id))
    .limit(SHOWN)
  const [newest] = rows
  if (!newest) return { best: null, plays: 0, last: [] }
  return {
    best: Number(newest.best),
    plays: Number(newest.plays),
    last: rows.map(({ score }) => Number(score)).toReversed(),
  }
}

/** Null: of nobody. What a browser played counts for an account only where nobody else was signed in. */
const ownRows = ({ customer, visitorHash }: Player): SQL | null => {
  const account = customer === null ? undefined : eq(game_scores.customer, customer)
  const browser =
    visitorHash === null
      ? undefined
      : and(isNull(game_scores.customer), eq(game_scores.visitorHash, visitorHash))
  return or(account, browser) ?? null
}
