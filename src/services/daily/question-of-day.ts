import { asc, count, eq } from '@payloadcms/db-postgres/drizzle'
import { turnOn } from '@/domain/daily/days'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale/locales'
import { daily_questions, daily_questions_locales } from '@/payload-schema'
import type { Deps } from '../deps'

/** The words of the question of a day, for a letter; null: none is published. */
export const questionOfDay = async (
  { payload }: Pick<Deps, 'payload'>,
  { day, locale }: { day: string; locale: Locale },
): Promise<string | null> => {
  const db = payload.db.drizzle
  const published = eq(daily_questions._status, 'published')
  const [counted] = await db.select({ all: count() }).from(daily_questions).where(published)
  if (!counted || counted.all === 0) return null
  const [today] = await db
    .select({ id: daily_questions.id })
    .from(daily_questions)
    .where(published)
    .orderBy(asc(daily_questions.place))
    .limit(1)
    .offset(turnOn(day, counted.all))
  if (!today) return null
  const words = await db
    .select({ locale: daily_questions_locales._locale, text: daily_questions_locales.question })
    .from(daily_questions_locales)
    .where(eq(daily_questions_locales._parentID, today.id))
  const wordsIn = (one: Locale) => words.find((row) => row.locale === one)?.text
  return wordsIn(locale) ?? wordsIn(DEFAULT_LOCALE) ?? null
}
