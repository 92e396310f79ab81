import { and, eq, isNull, lt, lte, or, sql } from '@payloadcms/db-postgres/drizzle'
import { RETENTIONS } from '@/domain/privacy/data-classes'
import { daily_answers, game_scores, secret_reports, secrets } from '@/payload-schema'
import type { Deps } from '../deps'

const DAY_MS = 86_400_000

/** @throws Error for a rule that there is not: no number of days may stand in for it. */
const daysOfVisitors = (): number => {
  const days = RETENTIONS.play.find(({ of }) => of === 'unpaid')?.days
  if (!days) throw new Error('There is no rule how long answers of days are kept.')
  return days
}

/**
 * Deletes secrets whose time is over, notices about what is gone, and answers of days and scores of games that a browser without an
 * account gave too long ago. Returns how many of each.
 */
export const deletePlay = async ({
  payload,
  now,
}: Pick<Deps, 'payload' | 'now'>): Promise<Record<string, number>> => {
  const db = payload.db.drizzle
  const at = now()
  const over = await db
    .delete(secrets)
    .where(lte(secrets.expiresAt, at.toISOString()))
    .returning({ id: secrets.id })
  // Whoever gave an address was told that their notice arrived; what was decided is told by then.
  const notices = await db
    .delete(secret_reports)
    .where(
      and(
        isNull(secret_reports.secret),
        or(
          eq(secret_reports.state, 'done'),
          lt(secret_reports.updatedAt, sql`${at.toISOString()}::timestamptz - interval '1 day'`),
        ),
      ),
    )
    .returning({ id: secret_reports.id })
  const oldest = new Date(at.getTime() - daysOfVisitors() * DAY_MS).toISOString()
  const answers = await db
    .delete(daily_answers)
    .where(and(isNull(daily_answers.customer), lt(daily_answers.createdAt, oldest)))
    .returning({ id: daily_answers.id })
  const scores = await db
    .delete(game_scores)
    .where(and(isNull(game_scores.customer), lt(game_scores.createdAt, oldest)))
    .returning({ id: game_scores.id })
  return {
    'secrets of the tree hole': over.length,
    'notices about secrets': notices.length,
    'answers of days': answers.length,
    'scores of games': scores.length,
  }
}
