import type { Part } from './parts'

/** The parts of a report that this build can deliver. EQ and left/right brain also need their exams published. */
const BUILT: readonly Part[] = ['iq_score', 'iq_ranking', 'wrong_answers', 'permanent_discount']

const NEEDS_EXAM: Partial<Record<Part, string>> = { eq_test: 'eq', left_right_brain: 'left_right' }

/** What can be delivered today (DECISIONS 28), given the kinds of exams that are published. */
export const deliverableParts = ({
  publishedExamKinds,
}: {
  publishedExamKinds: readonly string[]
}): ReadonlySet<Part> => {
  const withExam = (Object.entries(NEEDS_EXAM) as [Part, string][])
    .filter(([, kind]) => publishedExamKinds.includes(kind))
    .map(([part]) => part)
  return new Set([...BUILT, ...withExam])
}
