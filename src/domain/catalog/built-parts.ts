import { type ExamKind, isBuiltKind } from '../exam/kinds'
import { guideOfStep } from './packages'
import type { Part } from './parts'

/** The parts of a report that this build can deliver. */
const BUILT: readonly Part[] = [
  'iq_score',
  'iq_ranking',
  'type_report',
  'eq_report',
  'brain_report',
  'wrong_answers',
  'permanent_discount',
]

/** Parts that are a test of their own: its kind must be built and its exam published. */
const NEEDS_EXAM: Partial<Record<Part, ExamKind>> = { eq_test: 'eq', left_right_brain: 'left_right' }

/**
 * What can be delivered today (docs/decisions/0028), given what is published: kinds of exams, and packages that have a
 * guide.
 */
export const deliverableParts = ({
  publishedExamKinds,
  guideSteps,
}: {
  publishedExamKinds: readonly string[]
  /** Steps of the published packages whose guide is written. */
  guideSteps: readonly number[]
}): ReadonlySet<Part> => {
  const withExam = (Object.entries(NEEDS_EXAM) as [Part, ExamKind][])
    .filter(([, kind]) => isBuiltKind(kind) && publishedExamKinds.includes(kind))
    .map(([part]) => part)
  const guides = guideSteps.flatMap((step): Part[] => {
    const guide = guideOfStep(step)
    return guide ? [guide] : []
  })
  return new Set([...BUILT, ...withExam, ...guides])
}
