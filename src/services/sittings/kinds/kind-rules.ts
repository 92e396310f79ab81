import type { CallData } from '@/domain/api/calls'
import type { Verdict } from '@/domain/measurement/gate/judgements'
import type { answers } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { PinnedForm, PinnedQuestion } from '../pinned-form'

/** What is stored of a sitting that was handed in. The same rows give the same result, at any time. */
export type StoredSitting = {
  form: PinnedForm
  given: readonly (typeof answers.$inferSelect)[]
  /** Milliseconds of the reaction task; null: not done. */
  reaction: number[] | null
  /** Handed in after its time was over. */
  ranOut: boolean
}

/** A result as it is stored; `shown` is the column `result` of `reports`. */
export type Scored = {
  verdict: Verdict
  codes: unknown
  /** Only of a kind that is measured in IQ points. */
  iq: number | null
  shown: object
  scoringVersion: string
  normVersion: string
}

type Db = Pick<Deps, 'payload'>
type Report = Extract<CallData<'report.read'>, { kind: 'report' }>['report']

/**
 * What the sittings of one kind of exam do in a way of their own: how they are drawn, scored and told. One file a kind in
 * this folder; a kind that is built without one does not compile (rules-of.ts).
 */
export type KindRules = {
  /** What scoring reads that never changes; asked for before a lock, so that it is at hand inside. */
  prepare: (deps: Db, form: PinnedForm) => Promise<void>
  score: (deps: Db, stored: StoredSitting) => Promise<Scored>
  /** The version of the rules that `score` works by today. */
  scoringVersion: string
  /** Questions as a browser may see them, choices in this sitting's order. */
  draw: (deps: Db, questions: readonly PinnedQuestion[]) => Promise<CallData<'question.list'>['questions']>
  /** The free result. */
  teaser: (shown: object) => Omit<CallData<'order.free'>, 'orderNumber' | 'examKind' | 'timing'>
  /** What a report says where its score is open. */
  reportScore: (shown: object) => NonNullable<Report['score']>
  /** How many questions were answered. */
  answered: (shown: object) => number
}
