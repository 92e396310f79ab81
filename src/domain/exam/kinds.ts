/**
 * The kinds of exams that the product names. Built: the kind can be taken, scored and reported. Only such an exam may be
 * published, and only what it yields may be sold.
 */
export const EXAM_KINDS = {
  iq: { built: true },
  types16: { built: false },
  eq: { built: false },
  left_right: { built: false },
  depression: { built: false },
  psychology: { built: false },
  map: { built: false },
} as const satisfies Record<string, { built: boolean }>

export type ExamKind = keyof typeof EXAM_KINDS

export const isBuiltKind = (kind: string): boolean =>
  Object.hasOwn(EXAM_KINDS, kind) && EXAM_KINDS[kind as ExamKind].built
