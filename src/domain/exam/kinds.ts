/**
 * The kinds of exams that the product names. Built: the kind can be taken, scored and reported. Only such an exam may be
 * published, and only what it yields may be sold. Health: its answers and results are health data (docs/decisions/0041).
 */
export const EXAM_KINDS = {
  iq: { built: true, health: false },
  types16: { built: false, health: false },
  eq: { built: false, health: false },
  left_right: { built: false, health: false },
  depression: { built: false, health: true },
  psychology: { built: false, health: true },
  map: { built: false, health: true },
} as const satisfies Record<string, { built: boolean; health: boolean }>

export type ExamKind = keyof typeof EXAM_KINDS

/** A kind that sittings can be of. */
export type BuiltKind = {
  [Kind in ExamKind]: (typeof EXAM_KINDS)[Kind]['built'] extends true ? Kind : never
}[ExamKind]

const isKind = (kind: string | null): kind is ExamKind => kind !== null && Object.hasOwn(EXAM_KINDS, kind)

export const isBuiltKind = (kind: string | null): kind is BuiltKind => isKind(kind) && EXAM_KINDS[kind].built

export const isHealthKind = (kind: string | null): boolean => isKind(kind) && EXAM_KINDS[kind].health

/** The kinds that sittings can be of. */
export const BUILT_KINDS = (Object.keys(EXAM_KINDS) as ExamKind[]).filter(isBuiltKind)
