import type { LedgerKind } from '../orders/ledger'
import type { PlanFigures } from './plan-figures'

/** How many days a statistic may look back, today included. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** In place of an exam's id: the tests about health, which are never told apart (docs/decisions/0054). */
export const HEALTH_TESTS = 'health'

type Narrowed = { exam?: string | undefined; storefront?: string | undefined; landing?: string | undefined }

/** Through one landing page or storefront it could be told which of the tests about health somebody took. */
export const tellsHealthApart = ({ exam, storefront, landing }: Narrowed): boolean =>
  exam === HEALTH_TESTS && Boolean(storefront || landing)

/** As it may be asked for: where the tests about health are chosen, their place is dropped. */
export const tellable = <Asked extends Narrowed>(asked: Asked): Asked =>
  tellsHealthApart(asked) ? { ...asked, storefront: undefined, landing: undefined } : asked

/** The steps of the way, each a part of the one before. */
export const STEPS = ['started', 'confirmed', 'withEmail', 'ordered', 'paid'] as const
export type Step = (typeof STEPS)[number]

/** Sittings that came as far as each step. A sitting counts once in a step, whatever it ordered. */
export type StepCounts = Record<Step, number>
export const NO_STEPS: StepCounts = { started: 0, confirmed: 0, withEmail: 0, ordered: 0, paid: 0 }

/** `day` is a calendar day of the statistics' time zone, YYYY-MM-DD. */
export type DayCounts = StepCounts & { day: string }
/** `landing` is null where a taker came through none. */
export type LandingCounts = StepCounts & { landing: string | null }

/** One currency's ledger over the period. Amounts are hundredths; those that left are positive too. */
export type Takings = {
  currency: string
  sums: Partial<Record<LedgerKind, { amount: number; count: number }>>
  /** What stays after all kinds, by LEDGER_SIGNS; it may be negative. */
  net: number
  netBefore: number
  /** Empty of the tests about health: what came in on one day is the price of one of them. */
  days: { day: string; net: number }[]
}

export type DisputeCounts = { charges: number; opened: number }

/** Where the money of a period came from. `net`: what stays, by LEDGER_SIGNS, the currency of most charges first. */
export type PlaceFigures = DisputeCounts & { refunds: number; net: { currency: string; amount: number }[] }

/** Disputes of a period beside its successful charges. */
export type Disputes = DisputeCounts & {
  won: number
  lost: number
  byLanding: (PlaceFigures & { landing: string | null })[]
  byCountry: (PlaceFigures & { country: string })[]
}

/** What needs attention, whatever the period. `violations`: those anomalies that the books themselves show. */
export type Attention = {
  /** Public pages that lack what they need. */
  pages: number
  anomalies: number
  violations: number
  mailsFailed: number
  messages: number
  /** Of the tree hole, that wait to be read. */
  secrets: number
}

/** Sittings of the period are followed as far as they have come by now, on the day that they were started. */
export type Overview = {
  timeZone: string
  days: DayCounts[]
  /** The period of the same length before. */
  before: StepCounts
  landings: LandingCounts[]
  /** Null for whom the books are closed to. */
  takings: Takings[] | null
  disputes: Disputes | null
  /** Null as well where the figures are narrowed to a test or a landing page. */
  plans: PlanFigures | null
  attention: Attention
}

export const totalOf = (rows: readonly StepCounts[]): StepCounts =>
  rows.reduce(
    (sum, row) =>
      Object.fromEntries(STEPS.map((step) => [step, sum[step] + row[step]])) as Record<Step, number>,
    NO_STEPS,
  )

export type FunnelStep = { step: Step; count: number; ofStarted: number | null; ofPrevious: number | null }

/** Each step with its share of all that were started and of the step before, from 0 to 1; null of nothing. */
export const funnelOf = (counts: StepCounts): FunnelStep[] =>
  STEPS.map((step, index) => {
    const previous = STEPS[index - 1]
    return {
      step,
      count: counts[step],
      ofStarted: shareOf(counts[step], counts.started),
      ofPrevious: previous ? shareOf(counts[step], counts[previous]) : null,
    }
  })

export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** By how much a figure grew, as a share of what it was; null where it was nothing. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / Math.abs(before)
