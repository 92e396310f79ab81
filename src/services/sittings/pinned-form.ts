import type { BuiltKind } from '@/domain/exam/kinds'
import type { StageState } from '@/domain/exam/stage'

/** One question as a sitting pins it. `order[shown]` is the option's index in the item. */
export type PinnedQuestion = {
  id: string
  /** The item version; of a questionnaire the item's id in the pinned instrument. */
  versionId: string
  /** From 1, as shown. */
  position: number
  /** Where its answer is stored; the position unless given. Two questions of one position have two slots. */
  slot?: number
  part: number
  order: number[]
}

/** Names a part to a browser without telling its level. */
export type PinnedPart = { part: number; id: string }

/** A later part of a three-stage form: what stands in it, and what it can become. */
export type PinnedStage = {
  part: number
  settled: StageState
  /** The middle level, which every browser has from the start. */
  middle: { id: string; questions: PinnedQuestion[] }
  /** The other levels, as item versions; they become questions when they are chosen. */
  levels: { level: number; versionIds: string[] }[]
}

/** What a sitting pins of its form: item versions, order and arrangement of options. */
export type PinnedForm = {
  /** Absent in sittings of the time when there was one kind. */
  kind?: BuiltKind
  version: string
  /** Null: there is no clock. */
  limitSeconds: number | null
  /** The instrument version of a questionnaire. */
  instrument?: string
  /** The questions in force, in order. */
  questions: PinnedQuestion[]
  /** Absent in sittings of the first days: their parts are named by number. */
  parts?: PinnedPart[]
  /** Three-stage forms only. */
  stages?: PinnedStage[]
}

/** The form of a sitting's row: the column is JSON, and only `pinForm` and the settling of a stage write it. */
export const formOf = (sitting: { form: unknown }): PinnedForm => sitting.form as PinnedForm

/** The kind of exam that a sitting is of, whatever became of the exam since. */
export const kindOf = ({ kind = 'iq' }: PinnedForm): BuiltKind => kind

/** The `position` of a question's row in the collection of answers. */
export const slotOf = ({ slot, position }: PinnedQuestion): number => slot ?? position

export const partsOf = ({ parts, questions }: PinnedForm): PinnedPart[] =>
  parts ?? [...new Set(questions.map(({ part }) => part))].map((part) => ({ part, id: String(part) }))

/** The part that an id names: in force, or a middle level that was known from the start. */
export const findPart = (
  form: PinnedForm,
  partId: string,
): { part: number; questions: PinnedQuestion[] } | null => {
  const inForce = partsOf(form).find(({ id }) => id === partId)
  if (inForce) {
    const { part } = inForce
    return { part, questions: form.questions.filter((question) => question.part === part) }
  }
  const stage = form.stages?.find(({ middle }) => middle.id === partId)
  return stage ? { part: stage.part, questions: stage.middle.questions } : null
}

/** Every question that a browser of this sitting may know and answer, in force or not. */
export const knownQuestions = ({ questions, stages = [] }: PinnedForm): PinnedQuestion[] => {
  const known = new Map(questions.map((question) => [question.id, question]))
  for (const { middle } of stages) for (const question of middle.questions) known.set(question.id, question)
  return [...known.values()]
}

/** Every item version that this sitting may ever show. */
export const pinnedVersionIds = (form: PinnedForm): string[] => [
  ...new Set([
    ...knownQuestions(form).map(({ versionId }) => versionId),
    ...(form.stages ?? []).flatMap(({ levels }) => levels.flatMap(({ versionIds }) => versionIds)),
  ]),
]
