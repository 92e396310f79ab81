import { displayUnit } from '../money/currencies'
import { shareOf } from '../money/round'
import { chargeAt, type Instant, millis } from './period'
import type { SubscriptionState } from './state'
import type { PlanTerms } from './terms'

/** What an unused rest of a period is worth (docs/decisions/0038). Hundredths of the plan's currency. */
export type UpgradeCredit = { amount: number; unusedSeconds: number; periodSeconds: number }

const NOTHING: UpgradeCredit = { amount: 0, unusedSeconds: 0, periodSeconds: 0 }

/**
 * paid × unused seconds / all seconds of the running period, half up to the displayed unit, at most what was paid. A trial
 * and a period whose charge failed credit nothing.
 * @param paid hundredths that came in for the running period, less what went back of them.
 */
export const upgradeCredit = ({
  terms,
  state,
  paid,
  now,
}: {
  terms: PlanTerms
  state: SubscriptionState
  paid: number
  now: Date
}): UpgradeCredit => {
  const n = state.chargesDone
  if (n === 0 || paid <= 0) return NOTHING
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  const from = seconds(chargeAt({ ...grid, n }))
  const to = seconds(chargeAt({ ...grid, n: n + 1 }))
  const at = Math.max(from, seconds(now.toISOString()))
  if (at >= to) return NOTHING
  const share = { amount: paid, numerator: to - at, denominator: to - from }
  const amount = Math.min(paid, shareOf({ ...share, unit: displayUnit(terms.price.currency) }))
  return { amount, unusedSeconds: share.numerator, periodSeconds: share.denominator }
}

/** Providers count whole seconds. */
const seconds = (at: Instant): number => Math.floor(millis(at) / 1000)

/** What the first charge of the new plan takes, and what a credit above its price gives back in money. */
export const spendUpgradeCredit = ({
  price,
  credit,
}: {
  price: number
  credit: number
}): { charge: number; refund: number } => ({
  charge: Math.max(0, price - credit),
  refund: Math.max(0, credit - price),
})
