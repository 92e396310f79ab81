import { and, desc, eq, gte, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { DailyAnswer } from '@/domain/daily/question'
import { daily_answers } from '@/payload-schema'
import type { Deps } from '../deps'

/** Who answers: a customer, and beside it the browser, which may have answered before its reader signed in. */
export type Answerer = { customer: string | null; visitorHash: string | null }

export type StoredAnswer = { question: string; day: string; answer: DailyAnswer; right: boolean }

type Database = Pick<Deps, 'payload'>

/** What somebody answered on a day; null: nothing yet. */
export const findDayAnswer = async (
  { payload }: Database,
  { who, day }: { who: Answerer; day: string },
): Promise<StoredAnswer | null> => {
  const own = ownRows(who)
  if (!own) return null
  const rows = await payload.db.drizzle
    .select(COLUMNS)
    .from(daily_answers)
    .where(and(own, eq(daily_answers.day, day)))
    // The account's before the browser's, if ever there are both.
    .orderBy(daily_answers.customer)
    .limit(1)
  return rows.map(answerOf)[0] ?? null
}

/** Somebody's newest answer to a question; null: they never answered it. */
export const findOwnAnswer = async (
  { payload }: Database,
  { who, question }: { who: Answerer; question: string },
): Promise<StoredAnswer | null> => {
  const own = ownRows(who)
  if (!own) return null
  const rows = await payload.db.drizzle
    .select(COLUMNS)
    .from(daily_answers)
    .where(and(own, eq(daily_answers.question, question)))
    .orderBy(desc(daily_answers.day))
    .limit(1)
  return rows.map(answerOf)[0] ?? null
}

/** The days from `since` on that somebody answered on, the oldest first, one row a day. */
export const listAnsweredDays = async (
  { payload }: Database,
  { who, since }: { who: Answerer; since: string },
): Promise<{ day: string; right: boolean }[]> => {
  const own = ownRows(who)
  if (!own) return []
  const rows = await payload.db.drizzle
    .select({ day: daily_answers.day, right: daily_answers.right })
    .from(daily_answers)
    .where(and(own, gte(daily_answers.day, since)))
    .orderBy(daily_answers.day, daily_answers.customer)
    .limit(100)
  return [...new Map(rows.toReversed().map((row) => [row.day, row])).values()].toReversed()
}

const COLUMNS = {
  question: daily_answers.question,
  day: daily_answers.day,
  answer: daily_answers.answer,
  right: daily_answers.right,
}

const answerOf = (row: { question: string; day: string; answer: unknown; right: boolean }): StoredAnswer => ({
  ...row,
  answer: Array.isArray(row.answer) ? row.answer.map(String) : String(row.answer),
})

/** A browser's own are those of nobody's account. Null: nothing can be anybody's. */
const ownRows = ({ customer, visitorHash }: Answerer): SQL | null => {
  const browser = visitorHash
    ? and(eq(daily_answers.visitorHash, visitorHash), isNull(daily_answers.customer))
    : undefined
  const account = customer ? eq(daily_answers.customer, customer) : undefined
  return or(account, browser) ?? null
}
