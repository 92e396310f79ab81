import { unstable_cache } from 'next/cache'
import { tagsOf } from '@/content/tags'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import type { Locale } from '@/domain/locale/locales'
import { type Panel, parsePanel } from '@/domain/matrices/panel'
import { solveItem } from '@/domain/matrices/solve/solve-item'
import { FORM_SETTINGS } from '@/domain/settings'
import { editorial } from './editorial'
import { countQuestions } from './exam'
import { getPayloadClient } from './payload'

export type PracticeRule = 'constant' | 'progression' | 'distribute-three' | 'other'
/** `answer` is an index into `options`, from 0. It is never scored, so it may be known. */
export type Practice = { panels: Panel[]; options: Panel[]; answer: number; rule: PracticeRule }

export type ExamInstructions = {
  kind: string
  title: string
  /** How long takers really need, in an editor's words. */
  duration: string
  /** Null: no clock. */
  limitMinutes: number | null
  questionCount: number
  /** The same for every question; null: each has its own. */
  optionCount: number | null
  steps: { title: string; text: string }[]
  /** One after each part but the last. */
  encouragements: { title: string; text: string }[]
  practice: Practice | null
}

/** What is said before a test, and between its parts; null when no such exam is published. */
export const readInstructions = ({
  examId,
  locale,
}: {
  examId: number
  locale: Locale
}): Promise<ExamInstructions | null> =>
  unstable_cache(
    editorial(async () => {
      const payload = await getPayloadClient()
      const published = { _status: { equals: 'published' as const } }
      const { docs } = await payload.find({
        collection: 'exams',
        where: { number: { equals: examId }, ...published },
        locale,
        depth: 0,
        limit: 1,
        pagination: false,
      })
      const [exam] = docs
      if (!exam) return null
      const questionnaire = isQuestionnaire(exam.kind)
      const words = ({ title, text }: { title: string; text: string }) => ({ title, text })
      return {
        kind: exam.kind,
        title: exam.title,
        duration: exam.duration,
        limitMinutes: questionnaire
          ? null
          : (exam.form?.timeLimitMinutes ?? FORM_SETTINGS.timeLimitMinutes.default),
        questionCount: await countQuestions(payload, exam),
        optionCount: questionnaire ? null : OPTION_COUNT,
        steps: (exam.instructions ?? []).map(words),
        encouragements: (exam.encouragements ?? []).map(words),
        practice: questionnaire ? null : parsePractice(exam.form?.practice),
      }
    }),
    ['instructions', String(examId), locale],
    { tags: tagsOf('instructions') },
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
  const [only] = rules
  const rule = rules.length === 1 && only?.direction === 'row' ? named(only.rule) : 'other'
  return { ...item, answer, rule }
}

const readPanel = (value: unknown): Panel[] => {
  const panel = parsePanel(value)
  return panel ? [panel] : []
}

const TOLD: readonly PracticeRule[] = ['constant', 'progression', 'distribute-three']
const named = (rule: string): PracticeRule => TOLD.find((each) => each === rule) ?? 'other'
