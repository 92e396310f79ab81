import type { getTestWords } from '@/i18n/test-words'

type Exam = {
  duration: string
  limitMinutes: number | null
  questionCount: number
  optionCount: number | null
}
type Words = Awaited<ReturnType<typeof getTestWords>>

/** What is said of a test in a line: how much there is to answer, and how long that takes. */
export const examFacts = ({ exam, t }: { exam: Exam; t: Words }): string[] => [
  t('instructions.factQuestions', { count: exam.questionCount }),
  ...(exam.optionCount === null ? [] : [t('instructions.factOptions', { count: exam.optionCount })]),
  exam.duration,
  ...(exam.limitMinutes === null ? [t('instructions.timing.untimed')] : []),
]
