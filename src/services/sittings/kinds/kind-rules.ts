import type { CallData } from '@/domain/api/calls'
import type { IqTold } from '@/domain/api/iq-shapes'
import type { Part } from '@/domain/catalog/parts'
import type { Locale } from '@/domain/locale/locales'
import type { Verdict } from '@/domain/measurement/gate/judgements'
import type { answers } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { Place } from '../find-place'
import type { OwnSitting } from '../find-sitting'
import type { PinnedForm, PinnedQuestion } from '../pinned-form'

/** What is stored of a sitting that was handed in. The same rows give the same result, at any time. */
export type StoredSitting = {
  form: PinnedForm
  given: readonly (typeof answers.$inferSelect)[]
  /** Milliseconds of the reaction task; null: not done. */
  reaction: number[] | null
  /** Handed in after its time was over. */
  ranOut: boolean
  /** The language in which the sitting began. */
  begunIn: Locale
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

/** A stored result, the language in which it is to be told, and the one in which its sitting began. */
export type Told = { form: PinnedForm; shown: object; locale: Locale; begunIn: Locale }

/** Each member of a union without what all kinds say alike. */
type Own<Union, Shared extends PropertyKey> = Union extends unknown ? Omit<Union, Shared> : never

type Db = Pick<Deps, 'payload'>
type Report = Extract<CallData<'report.read'>, { kind: 'report' }>['report']
type ScoreOf<One> = One extends { examKind: infer Kind; score: infer Score }
  ? { examKind: Kind; score: NonNullable<Score> }
  : never

/** A report that is read: whose it is, its stored result, and what of it is open. */
export type TakenReport = {
  sitting: OwnSitting
  shown: object
  locale: Locale
  open: ReadonlySet<Part>
  /** Judged valid, with a reason to be careful. */
  caution: boolean
}

export type MapHealth = NonNullable<Extract<Report, { examKind: 'map' }>['health']>

export type Drawn = Own<CallData<'question.list'>, 'orderNumber' | 'part' | 'partId'>
export type Teaser = Own<CallData<'order.free'>, 'orderNumber' | 'timing' | 'eraseAt' | 'caution' | 'hurried'>
export type ReportScore = ScoreOf<Report>

/**
 * What the sittings of one kind of exam do in a way of their own: how they are put together, drawn, scored and told. One
 * file a kind in this folder; a kind that is built without one does not compile (rules-of.ts).
 */
export type KindRules = {
  /** The form of a sitting that starts now. 410 `examUnavailable` where nothing is published to ask. */
  pin: (deps: Deps, place: Pick<Place, 'exam'> & { staged: boolean }) => Promise<PinnedForm>
  /** What scoring reads that never changes; asked for before a lock, so that it is at hand inside. */
  prepare: (deps: Db, form: PinnedForm) => Promise<void>
  /** By the rules of today, or by those of a version that this kind still knows. */
  score: (deps: Db, stored: StoredSitting, by?: string) => Promise<Scored>
  /** Whether `score` can work by the rules of that version. */
  knowsVersion: (version: string) => boolean
  /** Questions as a browser may see them, choices in this sitting's order. */
  draw: (
    deps: Db,
    asked: { form: PinnedForm; questions: readonly PinnedQuestion[]; locale: Locale },
  ) => Promise<Drawn>
  /** The free result. */
  teaser: (deps: Db, told: Told) => Promise<Teaser>
  /** What a report says where its score is open. */
  reportScore: (deps: Db, told: Told & Pick<Scored, 'scoringVersion'>) => Promise<ReportScore>
  /** What the report says besides, in finished sentences, where its score is open. */
  tell?: (deps: Pick<Deps, 'payload' | 'now'>, report: TakenReport) => Promise<{ told: IqTold }>
  /** Where the answers about health are kept (`slotOf`), of a kind of which they are only a part. */
  healthSlots?: (deps: Db, form: PinnedForm) => Promise<number[]>
  /** What a report says of health, free, whatever is bought. Absent: this kind has no such part. */
  health?: (deps: Db, told: Told) => Promise<MapHealth | null>
  /** How many questions were answered, of how many that could be. */
  counted: (shown: object) => { answered: number; total: number }
}
