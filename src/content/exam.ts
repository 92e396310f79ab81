import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { tagsOf } from '@/content/tags'
import { type BuiltKind, EXAM_KINDS, type ExamCategory, type ExamTag, isBuiltKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
import { FORM_SETTINGS } from '@/domain/settings'
import { editorial } from './editorial'
import { getPayloadClient } from './payload'

export type ExamFacts = {
  id: string
  number: number
  kind: string
  title: string
  summary: string | null
  /** How long takers really need, in an editor's words. */
  duration: string
  limitMinutes: number
  questionCount: number
}

/** What is said of a published exam; null when there is none of this number. */
export const readExam = ({ examId, locale }: { examId: number; locale: Locale }): Promise<ExamFacts | null> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const published = { _status: { equals: 'published' as const } }
      const { docs } = await payload.find({
        collection: 'exams',
        locale,
        depth: 0,
        limit: 1,
        pagination: false,
        where: { number: { equals: examId }, ...published },
      })
      const [exam] = docs
      if (!exam) return null
      return {
        id: exam.id,
        number: exam.number,
        kind: exam.kind,
        title: exam.title,
        summary: exam.summary ?? null,
        duration: exam.duration,
        limitMinutes: exam.form?.timeLimitMinutes ?? FORM_SETTINGS.timeLimitMinutes.default,
        questionCount: await countQuestions(payload, exam),
      }
    }),
    ['exam', String(examId), locale],
    { tags: tagsOf('exam') },
  )()

export type ListedExam = {
  examId: number
  examKind: BuiltKind
  category: ExamCategory
  tags: ExamTag[]
  title: string
  summary: string | null
  duration: string
}

/** Every published exam that can be taken, by its number. */
export const readExams = (locale: Locale): Promise<ListedExam[]> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const { docs } = await payload.find({
        collection: 'exams',
        locale,
        depth: 0,
        limit: 100,
        pagination: false,
        sort: 'number',
        where: { _status: { equals: 'published' } },
      })
      return docs.flatMap(({ number, kind, tags, title, summary, duration }) =>
        isBuiltKind(kind)
          ? [
              {
                examId: number,
                examKind: kind,
                category: EXAM_KINDS[kind].category,
                tags: tags ?? [],
                title,
                summary: summary ?? null,
                duration,
              },
            ]
          : [],
      )
    }),
    ['exams', locale],
    { tags: tagsOf('exams') },
  )()

/** How many questions a sitting of a published exam has: statements of its instrument, or matrices. */
export const countQuestions = async (
  payload: Payload,
  { id, kind }: { id: string; kind: string },
): Promise<number> => {
  const where = { exam: { equals: id }, _status: { equals: 'published' as const } }
  if (kind !== 'iq') {
    const { docs } = await payload.find({
      collection: 'instruments',
      depth: 0,
      limit: 1,
      pagination: false,
      select: { items: { key: true } },
      where,
    })
    return docs[0]?.items?.length ?? 0
  }
  const { totalDocs } = await payload.count({
    collection: 'questions',
    where: { ...where, ...IN_EVERY_FORM },
  })
  return totalDocs
}

/**
 * Which questions make the form that everybody could sit: level 0. Other levels stand in the place of a part of it, so
 * they add nothing to its length.
 */
export const IN_EVERY_FORM = { level: { equals: 0 } }
