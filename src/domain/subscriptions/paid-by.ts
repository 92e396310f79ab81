import { chargeAt, type Instant } from './period'
import type { SubscriptionState } from './state'
import type { PlanTerms } from './terms'

/** null: from its beginning, or to its end. */
export type Span = { from: Instant | null; until: Instant | null }

/**
 * When what was opened stands on the money of a charge; null: never, for it was taken for no period. What a free trial opened
 * stands on the first charge, once that is made.
 * @param n the charge, 0 of a trial with a price; null: all of them.
 */
export const paidBy = ({
  terms,
  state,
  n,
}: {
  terms: PlanTerms
  state: Pick<SubscriptionState, 'anchorAt' | 'chargesDone'>
  n: number | null
}): Span | null => {
  if (n === null) return { from: null, until: null }
  if (n > state.chargesDone) return null
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  const beginsWithIt = n === 0 || (n === 1 && terms.trialPrice === 0)
  return {
    from: beginsWithIt ? null : chargeAt({ ...grid, n }),
    until: chargeAt({ ...grid, n: n + 1 }),
  }
}
