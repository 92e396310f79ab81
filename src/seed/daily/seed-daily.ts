import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import type { AnswerKind, DailyKind } from '@/domain/daily/question'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { getJobs } from '@/gateways/jobs/get-jobs'
import { writeInNine } from '@/services/editing/write-in-nine'
import { inTransaction } from '@/services/transaction'
import { LACKS_DAILY } from '../lacks'
import facts from './facts.json'

type At = { payload: Payload; req: PayloadRequest }

/** What is the same in all languages. `right`: the options that are right, by their number from 0. */
export type DailyFacts = {
  kind: DailyKind
  answerKind: AnswerKind
  right: number[]
  source: string
  url: string | null
  /** Of a gap: one spelling a line. */
  accepted?: Record<Locale, string>
}
export type DailyWords = { question: string; options: string[]; analysis: string }[]

/** The questions of four weeks, in the order of their days. */
export const seedDaily = async (at: At, { draft }: { draft: boolean } = { draft: false }): Promise<void> => {
  const words = await readWords()
  for (const [index, { right, url, accepted, ...rest }] of (facts as DailyFacts[]).entries())
    await writeInNine(at, {
      collection: 'daily-questions',
      draft,
      data: (locale) => {
        const told = words[locale][index]
        if (!told) throw new Error(`Question ${index + 1} has no words in ${locale}.`)
        return {
          ...rest,
          place: index + 1,
          question: told.question,
          options: told.options.map((text, number) => ({ text, right: right.includes(number) })),
          accepted: accepted?.[locale] ?? null,
          analysis: told.analysis,
          sourceUrl: url,
          _status: draft ? 'draft' : 'published',
        }
      },
    })
}

/** Gives an installation of the time before them the questions as drafts: an editor reads and publishes them. */
export const addDaily = async ({ payload }: { payload: Payload }): Promise<string> => {
  const { rows } = await payload.db.drizzle.execute<{ lacks: boolean }>(sql.raw(LACKS_DAILY))
  if (!rows[0]?.lacks) return 'the questions of the day are there'
  await inTransaction({ payload, jobs: getJobs }, async ({ newReq }) => {
    const req = await newReq()
    req.context = { ...req.context, skipInvalidation: true }
    await seedDaily({ payload, req }, { draft: true })
  })
  return 'added the questions of the day as drafts'
}

const readWords = async (): Promise<Record<Locale, DailyWords>> =>
  Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (locale) => {
        const { default: words } = (await import(`./${locale}.json`)) as { default: DailyWords }
        return [locale, words] as const
      }),
    ),
  ) as Record<Locale, DailyWords>
