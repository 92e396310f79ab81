import type { BuiltKind } from '../exam/kinds'
import type { Part } from './parts'

/** The parts of a report that this build can deliver. */
const BUILT: readonly Part[] = [
  'iq_score',
  'iq_ranking',
  'type_report',
  'eq_report',
  'brain_report',
  'psychology_report',
  'map_report',
  'pdf_report',
  'wrong_answers',
  'certificate',
  'permanent_discount',
]

/** Parts that are a test of their own, with its whole report (docs/decisions/0053): its exam must be published. */
export const TEST_OF_PART: Partial<Record<Part, BuiltKind>> = {
  eq_test: 'eq',
  left_right_brain: 'left_right',
}

/** What can be delivered today (docs/decisions/0028), given what is published: kinds of exams, and written guides. */
export const deliverableParts = ({
  publishedExamKinds,
  guides,
}: {
  publishedExamKinds: readonly string[]
  /** Parts that are a text, and have one. */
  guides: readonly Part[]
}): ReadonlySet<Part> => {
  const withExam = (Object.entries(TEST_OF_PART) as [Part, BuiltKind][])
    .filter(([, kind]) => publishedExamKinds.includes(kind))
    .map(([part]) => part)
  return new Set([...BUILT, ...withExam, ...guides])
}
