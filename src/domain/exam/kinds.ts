/** Where the test centre shows an exam. */
export const EXAM_CATEGORIES = ['iq', 'ability', 'personality', 'mental_health'] as const
export type ExamCategory = (typeof EXAM_CATEGORIES)[number]

type Kind = { built: boolean; health: boolean; category: ExamCategory }

/**
 * The kinds of exams that the product names. Built: the kind can be taken, scored and reported. Only such an exam may be
 * published, and only what it yields may be sold. Health: its answers and results are health data (docs/decisions/0041).
 */
export const EXAM_KINDS = {
  iq: { built: true, health: false, category: 'iq' },
  types16: { built: false, health: false, category: 'personality' },
  eq: { built: false, health: false, category: 'ability' },
  left_right: { built: false, health: false, category: 'ability' },
  depression: { built: false, health: true, category: 'mental_health' },
  psychology: { built: false, health: true, category: 'mental_health' },
  map: { built: false, health: true, category: 'personality' },
} as const satisfies Record<string, Kind>

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

type Listed = { examId: number; examKind: BuiltKind }

/**
 * Which other exams to show beside one: those of its category first, then the rest, each in the order given. What is
 * health data is never recommended to anybody (docs/decisions/0041).
 */
export const recommendedBeside = <Exam extends Listed>(exams: readonly Exam[], beside: Exam): Exam[] => {
  const others = exams.filter(({ examId, examKind }) => examId !== beside.examId && !isHealthKind(examKind))
  const isAlike = ({ examKind }: Exam) =>
    EXAM_KINDS[examKind].category === EXAM_KINDS[beside.examKind].category
  return [...others.filter(isAlike), ...others.filter((exam) => !isAlike(exam))]
}
