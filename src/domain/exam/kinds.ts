import type { Part } from '../catalog/parts'
import type { PlanLevel } from '../subscriptions/terms'
import { isQuestionnaire } from './is-questionnaire'

/** Where the test centre shows an exam. */
export const EXAM_CATEGORIES = ['iq', 'ability', 'personality', 'mental_health'] as const
export type ExamCategory = (typeof EXAM_CATEGORIES)[number]

const EXAM_PAYMENT_KINDS = ['IQ', 'MBTI', 'DEPS', 'YDGX'] as const

/**
 * What the books and the specification call what is paid for: what a test yields, a plan by its level, and anything else, as a
 * course, `default`. Codes only: no visitor reads them (docs/decisions/0041).
 */
export const PAYMENT_KINDS = [
  ...EXAM_PAYMENT_KINDS,
  'default',
  'basic subscription',
  'premium subscription',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** What an editor may mark a test with. */
export const EXAM_TAGS = ['new', 'recommended'] as const
export type ExamTag = (typeof EXAM_TAGS)[number]

type Kind = {
  built: boolean
  health: boolean
  category: ExamCategory
  resultPart: Part | null
  payment: (typeof EXAM_PAYMENT_KINDS)[number]
  /** When explicit consent is asked for: before the first question, or before a part that may be left out. */
  consent?: 'start' | 'part'
  /** What of its report is open to everybody who took it. */
  gives?: readonly Part[]
}

/**
 * The kinds of exams that the product names. Built: the kind can be taken, scored and reported. Only such an exam may be
 * published, and only what it yields may be sold. Health: its answers and results are health data (docs/decisions/0041).
 * resultPart: the part of a tier that opens its score; null: never sold, or not built.
 */
export const EXAM_KINDS = {
  iq: { built: true, health: false, category: 'iq', resultPart: 'iq_score', payment: 'IQ' },
  types16: {
    built: true,
    health: false,
    category: 'personality',
    resultPart: 'type_report',
    payment: 'MBTI',
  },
  eq: { built: true, health: false, category: 'ability', resultPart: 'eq_report', payment: 'IQ' },
  left_right: { built: true, health: false, category: 'ability', resultPart: 'brain_report', payment: 'IQ' },
  depression: {
    built: true,
    health: true,
    consent: 'start',
    category: 'mental_health',
    resultPart: 'depression_report',
    payment: 'DEPS',
    gives: ['depression_report'],
  },
  psychology: {
    built: true,
    health: true,
    consent: 'start',
    category: 'mental_health',
    resultPart: 'psychology_report',
    payment: 'YDGX',
  },
  map: {
    built: true,
    health: true,
    consent: 'part',
    category: 'personality',
    resultPart: 'map_report',
    payment: 'YDGX',
  },
} as const satisfies Record<string, Kind>

export type ExamKind = keyof typeof EXAM_KINDS

/** A kind that sittings can be of. */
export type BuiltKind = {
  [Kind in ExamKind]: (typeof EXAM_KINDS)[Kind]['built'] extends true ? Kind : never
}[ExamKind]

/** The kinds whose answers are no health data. */
export type PlainKind = {
  [Kind in BuiltKind]: (typeof EXAM_KINDS)[Kind]['health'] extends true ? never : Kind
}[BuiltKind]

/** @param exam null: the order is for no test; @param plan null: it sells no plan. */
export const paymentKindOf = ({
  exam,
  plan,
}: {
  exam: ExamKind | null
  plan: PlanLevel | null
}): PaymentKind => (plan ? (`${plan} subscription` as const) : exam ? factsOf(exam).payment : 'default')

const factsOf = (kind: ExamKind): Kind => EXAM_KINDS[kind]

/** When a kind asks for explicit consent; null: its answers are no health data. */
export const consentOf = (kind: ExamKind): 'start' | 'part' | null => factsOf(kind).consent ?? null

/** The parts of a report that nobody pays for. */
export const givenParts = (kind: ExamKind): readonly Part[] => factsOf(kind).gives ?? []

/** The kinds whose answers and results are health data. */
export const healthKinds = (): ExamKind[] => (Object.keys(EXAM_KINDS) as ExamKind[]).filter(isHealthKind)

/** Whether what is paid for under this code is about health. */
export const isHealthPayment = (code: PaymentKind | null): boolean =>
  healthKinds().some((kind) => EXAM_KINDS[kind].payment === code)

const isKind = (kind: string | null): kind is ExamKind => kind !== null && Object.hasOwn(EXAM_KINDS, kind)

export const isBuiltKind = (kind: string | null): kind is BuiltKind => isKind(kind) && EXAM_KINDS[kind].built

export const isHealthKind = (kind: string | null): boolean => isKind(kind) && EXAM_KINDS[kind].health

/** The kinds that are answered as a questionnaire, from an instrument of `instruments`. */
export type QuestionnaireKind = Exclude<BuiltKind, 'iq'>

/** The kinds that sittings can be of. */
export const BUILT_KINDS = (Object.keys(EXAM_KINDS) as ExamKind[]).filter(isBuiltKind)

export const QUESTIONNAIRE_KINDS = BUILT_KINDS.filter(isQuestionnaire)

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
