import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import type { AnswerKind, DailyKind } from '@/domain/daily/question'
import type { Locale } from '@/domain/locale/locales'
import { editorial } from '../editorial'
import { getPayloadClient } from '../payload'

/** A question with its key, which stays on the server: cms/endpoints/centre/view-daily.ts says what a browser is told, and when. */
export type DailyQuestion = {
  id: string
  kind: DailyKind
  answerKind: AnswerKind
  text: string
  options: { id: string; text: string; right: boolean }[]
  /** Of a gap: spellings that count, those of the locale first. */
  accepted: string[]
  analysis: string
  source: { text: string; url: string | null }
}

/** The published questions of the day in their order. */
export const listDailyQuestions = (locale: Locale): Promise<DailyQuestion[]> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const asked = {
        collection: 'daily-questions',
        where: { _status: { equals: 'published' } },
        sort: 'place',
        depth: 0,
        pagination: false,
      } as const
      const [{ docs }, all] = await Promise.all([
        payload.find({ ...asked, locale }),
        payload.find({ ...asked, locale: 'all', select: { accepted: true } }),
      ])
      const spellings = new Map(all.docs.map(({ id, accepted }) => [id, Object.values(accepted ?? {})]))
      return docs.map(
        ({ id, kind, answerKind, question, options, accepted, analysis, source, sourceUrl }) => ({
          id,
          kind,
          answerKind,
          text: question,
          options: (options ?? []).map((option) => ({
            id: String(option.id),
            text: option.text,
            right: option.right,
          })),
          accepted: linesOf([accepted, ...(spellings.get(id) ?? [])]),
          analysis,
          source: { text: source, url: sourceUrl || null },
        }),
      )
    }),
    ['daily-questions', locale],
    { tags: tagsOf('daily-questions') },
  )()

/** Each line once, the first first. */
const linesOf = (texts: readonly unknown[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      typeof text === 'string'
        ? text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
        : [],
    ),
  ),
]
