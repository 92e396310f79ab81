import type { QuestionnaireKind } from '@/domain/exam/kinds'

/** By which number visitors know the tests of a new installation. */
export const EXAM_NUMBERS: Record<'iq' | QuestionnaireKind, number> = {
  iq: 1,
  types16: 2,
  eq: 3,
  left_right: 4,
  depression: 5,
  psychology: 6,
  map: 7,
}
