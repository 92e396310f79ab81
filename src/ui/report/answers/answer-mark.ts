import type { CallData } from '@/domain/api/calls'

export type ReviewedQuestion = CallData<'order.questions'>['questions'][number]
export type Mark = 'right' | 'wrong' | 'unanswered'

export const markOf = ({ yours, correct }: Pick<ReviewedQuestion, 'yours' | 'correct'>): Mark => {
  if (yours === null) return 'unanswered'
  return yours === correct ? 'right' : 'wrong'
}

/** The question to show first: the first that went wrong, else the first that was left open, else the first. */
export const firstToReview = (questions: readonly ReviewedQuestion[]): number =>
  (
    questions.find((question) => markOf(question) === 'wrong') ??
    questions.find((question) => markOf(question) === 'unanswered') ??
    questions[0]
  )?.position ?? 1

const ERRORS = ['repetition', 'incomplete_correlate', 'wrong_principle', 'difference'] as const
export type ErrorLabel = (typeof ERRORS)[number]

/** The error class of a wrong option, however it was spelled when it was stored; null when we have no words for it. */
export const errorLabel = (error: string | null): ErrorLabel | null =>
  ERRORS.find((name) => name === error?.replaceAll('-', '_')) ?? null
