import { guideOfStep } from './packages'
import type { Part } from './parts'

/** The parts of a report that this build can deliver. EQ and left/right brain also need their exams published. */
const BUILT: readonly Part[] = ['iq_score', 'iq_ranking', 'wrong_answers', 'permanent_discount']

const NEEDS_EXAM: Partial<Record<Part, string>> = { eq_test: 'eq', left_right_brain: 'left_right' }

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
  const withExam = (Object.entries(NEEDS_EXAM) as [Part, string][])
    .filter(([, kind]) => publishedExamKinds.includes(kind))
    .map(([part]) => part)
  const guides = guideSteps.flatMap((step): Part[] => {
    const guide = guideOfStep(step)
    return guide ? [guide] : []
  })
  return new Set([...BUILT, ...withExam, ...guides])
}
