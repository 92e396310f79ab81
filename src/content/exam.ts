import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { type BuiltKind, EXAM_KINDS, type ExamCategory, isBuiltKind } from '@/domain/exam/kinds'
import type { Locale } from '@/domain/locale/locales'
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
    async () => {
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
      const questions = await payload.count({
        collection: 'questions',
        where: { exam: { equals: exam.id }, ...published, ...IN_EVERY_FORM },
      })
      return {
        id: exam.id,
        number: exam.number,
        kind: exam.kind,
        title: exam.title,
        summary: exam.summary ?? null,
        duration: exam.duration,
        limitMinutes: exam.form.timeLimitMinutes,
        questionCount: questions.totalDocs,
      }
    },
    ['exam', String(examId), locale],
    { tags: tagsOf('exam') },
  )()

export type ListedExam = {
  examId: number
  examKind: BuiltKind
  category: ExamCategory
  title: string
  summary: string | null
  duration: string
}

/** Every published exam that can be taken, by its number. */
export const readExams = (locale: Locale): Promise<ListedExam[]> =>
  unstable_cache(
    async () => {
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
      return docs.flatMap(({ number, kind, title, summary, duration }) =>
        isBuiltKind(kind)
          ? [
              {
                examId: number,
                examKind: kind,
                category: EXAM_KINDS[kind].category,
                title,
                summary: summary ?? null,
                duration,
              },
            ]
          : [],
      )
    },
    ['exams', locale],
    { tags: tagsOf('exams') },
  )()

/**
 * Which questions make the form that everybody could sit: level 0. Other levels stand in the place of a part of it, so
 * they add nothing to its length.
 */
export const IN_EVERY_FORM = { level: { equals: 0 } }
