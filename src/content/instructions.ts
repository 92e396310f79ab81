import { unstable_cache } from 'next/cache'
import type { Locale } from '@/domain/locale/locales'
import { type Panel, parsePanel } from '@/domain/matrices/panel'
import { solveItem } from '@/domain/matrices/solve-item'
import { getPayloadClient } from './payload'

export type PracticeRule = 'progression' | 'distribute-three' | 'other'
/** `answer` is an index into `options`, from 0. It is never scored, so it may be known. */
export type Practice = { panels: Panel[]; options: Panel[]; answer: number; rule: PracticeRule }

export type ExamInstructions = {
  title: string
  /** How long takers really need, in an editor's words. */
  duration: string
  limitMinutes: number
  questionCount: number
  partCount: number
  optionCount: number
  steps: { title: string; text: string }[]
  /** One after each part but the last. */
  encouragements: { title: string; text: string }[]
  practice: Practice | null
}

/** What is said before a test, and between its parts. null: no such published storefront or exam. */
export const readInstructions = ({
  code,
  examId,
  locale,
}: {
  code: string
  examId: number
  locale: Locale
}): Promise<ExamInstructions | null> =>
  unstable_cache(
    async () => {
      const payload = await getPayloadClient()
      const published = { _status: { equals: 'published' as const } }
      const [storefronts, exams] = await Promise.all([
        payload.count({ collection: 'storefronts', where: { code: { equals: code }, ...published } }),
        payload.find({
          collection: 'exams',
          where: { number: { equals: examId }, ...published },
          locale,
          depth: 0,
          limit: 1,
          pagination: false,
        }),
      ])
      const [exam] = exams.docs
      if (!exam || storefronts.totalDocs === 0) return null
      const questions = await payload.count({
        collection: 'questions',
        where: { exam: { equals: exam.id }, ...published },
      })
      const words = ({ title, text }: { title: string; text: string }) => ({ title, text })
      return {
        title: exam.title,
        duration: exam.duration,
        limitMinutes: exam.form.timeLimitMinutes,
        questionCount: questions.totalDocs,
        partCount: exam.form.parts,
        optionCount: OPTION_COUNT,
        steps: (exam.instructions ?? []).map(words),
        encouragements: (exam.encouragements ?? []).map(words),
        practice: parsePractice(exam.form.practice),
      }
    },
    ['instructions', code, String(examId), locale],
    { tags: ['exams', 'questions', 'storefronts'] },
  )()

const OPTION_COUNT = 6

/** The practice item with its answer, worked out from what a taker sees; null when it is not one sound item. */
const parsePractice = (value: unknown): Practice | null => {
  if (typeof value !== 'object' || value === null) return null
  const { panels, options } = value as { panels?: unknown; options?: unknown }
  if (!Array.isArray(panels) || !Array.isArray(options)) return null
  const item = { panels: panels.flatMap(readPanel), options: options.flatMap(readPanel) }
  if (item.panels.length !== 8 || item.options.length !== OPTION_COUNT) return null
  const { answers, explanation } = solveItem(item)
  const [answer] = answers
  if (answer === undefined || answers.length > 1) return null
  const rules = explanation.filter(({ varies }) => varies).map(({ simplest }) => simplest)
  return {
    ...item,
    answer,
    rule: rules.length === 1 && rules[0]?.direction === 'row' ? named(rules[0].rule) : 'other',
  }
}

const readPanel = (value: unknown): Panel[] => {
  const panel = parsePanel(value)
  return panel ? [panel] : []
}

const named = (rule: string): PracticeRule =>
  rule === 'progression' || rule === 'distribute-three' ? rule : 'other'
