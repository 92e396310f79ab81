import type { DailyAnswer } from '@/domain/daily/question'
import type { Locale } from '@/domain/locale/locales'
import { daily_answers } from '@/payload-schema'
import type { Deps } from '../deps'
import { type Answerer, findDayAnswer, type StoredAnswer } from './own-answers'

type Given = {
  who: Answerer
  day: string
  question: string
  answer: DailyAnswer
  right: boolean
  locale: Locale
}

/**
 * Stores somebody's answer of a day, once: of two tabs that answer at the same moment the database lets one in, and the other is
 * given what that one stored. Whoever is signed in answers for their account, and leaves nothing under the browser.
 */
export const storeAnswer = async (
  deps: Pick<Deps, 'payload'>,
  { who, ...given }: Given,
): Promise<StoredAnswer & { first: boolean }> => {
  const before = await findDayAnswer(deps, { who, day: given.day })
  if (before) return { ...before, first: false }
  const whose = who.customer
    ? { customer: who.customer, visitorHash: null }
    : { customer: null, visitorHash: who.visitorHash }
  const stored = await deps.payload.db.drizzle
    .insert(daily_answers)
    .values({ ...whose, ...given })
    .onConflictDoNothing()
    .returning({ id: daily_answers.id })
  const { day, question, answer, right } = given
  if (stored.length > 0) return { day, question, answer, right, first: true }
  const other = await findDayAnswer(deps, { who, day })
  if (!other) throw new Error('An answer of the day is there and is not found.')
  return { ...other, first: false }
}
