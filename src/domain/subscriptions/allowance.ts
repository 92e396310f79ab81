import { chargeAt, type Instant, millis, periodAt } from './period'
import type { SubscriptionState } from './state'
import type { PlanTerms } from './terms'

export const ALLOWANCE_KINDS = ['tests', 'courses'] as const
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number]

/** Something that was opened on the account of a subscription. */
export type Opening = {
  kind: AllowanceKind
  /** Of the sitting or course: opened twice in a period it counts once. */
  id: string
  at: Instant
  /** When its result turned out to be invalid; null: it counts. */
  givenBackAt: Instant | null
}

/** `n` 0 is the trial, which has an allowance of its own; periods count from 1. */
export type AllowancePeriod = { n: number; start: Instant; end: Instant }

/**
 * The period to which an opening belongs: its beginning belongs to it, its end to the next. By the calendar of the charges,
 * also in days of grace: what is opened in them counts in the period that is then paid. null: before the start.
 */
export const allowancePeriod = ({
  terms,
  state,
  at,
}: {
  terms: PlanTerms
  state: Pick<SubscriptionState, 'startedAt' | 'anchorAt'>
  at: Instant
}): AllowancePeriod | null => {
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  const period = periodAt({ ...grid, at })
  if (period || millis(at) < millis(state.startedAt)) return period
  return { n: 0, start: state.startedAt, end: chargeAt({ ...grid, n: 1 }) }
}

/** `left` null: all that there are. */
export type AllowanceLeft = { allowed: number | null; used: number; left: number | null }

/**
 * What may still be opened in the period of `now`. What was opened in an earlier period and given back in this one takes
 * nothing off this one, and gives one more: else a late verdict would cost its taker an opening. Never below 0 used or left.
 * Whether the subscription is open at all is accessOf's.
 * @param openings all of this subscription.
 */
export const allowanceLeft = ({
  terms,
  state,
  openings,
  now,
}: {
  terms: PlanTerms
  state: Pick<SubscriptionState, 'startedAt' | 'anchorAt'>
  openings: readonly Opening[]
  now: Date
}): Record<AllowanceKind, AllowanceLeft> => {
  const current = allowancePeriod({ terms, state, at: now.toISOString() })
  const isNow = (at: Instant) =>
    current !== null && millis(at) >= millis(current.start) && millis(at) < millis(current.end)
  const countOf = (kind: AllowanceKind): AllowanceLeft => {
    const own = openings.filter((opening) => opening.kind === kind)
    const opened = own.filter(({ at, givenBackAt }) => isNow(at) && givenBackAt === null)
    const returned = own.filter(
      ({ at, givenBackAt }) => !isNow(at) && givenBackAt !== null && isNow(givenBackAt),
    )
    const used = distinct(opened) - distinct(returned)
    const allowed = current ? terms.allowance[kind] : 0
    // One that was given back of a period before lies below 0: it is one more than the plan allows.
    return { allowed, used: Math.max(0, used), left: allowed === null ? null : Math.max(0, allowed - used) }
  }
  return { tests: countOf('tests'), courses: countOf('courses') }
}

/** What was opened in a period and not given back: a course is open to the end of it. */
export const openedIn = ({
  kind,
  openings,
  period,
}: {
  kind: AllowanceKind
  openings: readonly Opening[]
  period: AllowancePeriod | null
}): ReadonlySet<string> =>
  new Set(
    openings
      .filter((opening) => opening.kind === kind && opening.givenBackAt === null)
      .filter(
        ({ at }) => period !== null && millis(at) >= millis(period.start) && millis(at) < millis(period.end),
      )
      .map(({ id }) => id),
  )

const distinct = (openings: readonly Opening[]): number => new Set(openings.map(({ id }) => id)).size
