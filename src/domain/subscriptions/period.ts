import type { Period } from './terms'

/** An instant in UTC, as `Date.toISOString` writes it: what is stored and mailed is the same text everywhere. */
export type Instant = string

export const DAY_MS = 86_400_000

/** Two clocks are never the same: only what comes earlier than this before its time is early. */
export const CLOCKS_DIFFER_MS = 60 * 60 * 1000

const DAYS = { DAY: 1, WEEK: 7 } as const
const MONTHS = { MONTH: 1, YEAR: 12 } as const

export const millis = (at: Instant): number => Date.parse(at)

export const instantOf = (ms: number): Instant => new Date(ms).toISOString()

/** Exactly 24 hours each, also where a zone changes its clock: the provider counts so. */
export const addDays = (at: Instant, days: number): Instant => instantOf(millis(at) + days * DAY_MS)

export const earlier = (one: Instant, other: Instant): Instant => (millis(one) <= millis(other) ? one : other)

export const later = (one: Instant, other: Instant): Instant => (millis(one) >= millis(other) ? one : other)

/** At or after. */
export const hasCome = (at: Instant, now: Date): boolean => now.getTime() >= millis(at)

/**
 * `times` whole periods after an instant. Days and weeks are 24 and 168 hours. Months and years keep the day and the
 * time of day in UTC; where a month has no such day it is its last, and the month after has the old day again.
 * @throws RangeError where `at` is no instant, or the year is beyond 275760.
 */
export const addPeriods = (at: Instant, { unit, count }: Period, times: number): Instant => {
  if (unit === 'DAY' || unit === 'WEEK') return addDays(at, DAYS[unit] * count * times)
  return addMonths(at, MONTHS[unit] * count * times)
}

const addMonths = (at: Instant, months: number): Instant => {
  const from = new Date(millis(at))
  const to = new Date(from)
  // The first, so that no month is skipped over.
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(from.getUTCDate(), daysOfMonth(to)))
  return to.toISOString()
}

const daysOfMonth = (at: Date): number => {
  const last = new Date(at)
  last.setUTCMonth(at.getUTCMonth() + 1, 0)
  return last.getUTCDate()
}

/** Where the periods of a subscription are laid: the first begins at `anchorAt`. */
export type Grid = { anchorAt: Instant; period: Period }

/** When the n-th charge (from 1) is due, which is when its period begins. Counted from the anchor, never from the last charge. */
export const chargeAt = ({ anchorAt, period, n }: Grid & { n: number }): Instant =>
  addPeriods(anchorAt, period, n - 1)

/** The period in which an instant lies: its beginning belongs to it, its end to the next. null: before the anchor. */
export const periodAt = ({
  anchorAt,
  period,
  at,
}: Grid & { at: Instant }): { n: number; start: Instant; end: Instant } | null => {
  if (millis(at) < millis(anchorAt)) return null
  const guess = periodsBegun({ anchorAt, period, at })
  const n = millis(chargeAt({ anchorAt, period, n: guess })) > millis(at) ? guess - 1 : guess
  return { n, start: chargeAt({ anchorAt, period, n }), end: chargeAt({ anchorAt, period, n: n + 1 }) }
}

/**
 * The charge (from 1) whose period a provider says begins at `at`: the nearest, as its clock may differ from ours by a little
 * either way. Of a charge that is tried again its period counts, not the day of the try.
 */
export const chargeNear = ({ anchorAt, period, at }: Grid & { at: Instant }): number => {
  const found = periodAt({ anchorAt, period, at })
  if (!found) return 1
  return millis(found.end) - millis(at) < millis(at) - millis(found.start) ? found.n + 1 : found.n
}

/** Right, or one too many where the last month has not come to the day of the anchor. */
const periodsBegun = ({ anchorAt, period: { unit, count }, at }: Grid & { at: Instant }): number => {
  if (unit === 'DAY' || unit === 'WEEK')
    return Math.floor((millis(at) - millis(anchorAt)) / (DAYS[unit] * count * DAY_MS)) + 1
  return Math.floor((monthOf(at) - monthOf(anchorAt)) / (MONTHS[unit] * count)) + 1
}

const monthOf = (at: Instant): number => {
  const date = new Date(millis(at))
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The most of each unit that a provider bills (Stripe: three years; PayPal: a year, which its gateway says). */
const MOST: Record<Period['unit'], number> = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 3 }

export const isPeriod = ({ unit, count }: Period): boolean =>
  Number.isInteger(count) && count >= 1 && count <= (MOST[unit] ?? 0)

const LEAST_DAYS = { DAY: 1, WEEK: 7, MONTH: 28, YEAR: 365 } as const

/** A period has at least so many days: each of its months may be a February. */
export const leastDays = ({ unit, count }: Period): number => LEAST_DAYS[unit] * count
