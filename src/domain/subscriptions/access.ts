import { addDays, chargeAt, earlier, hasCome, type Instant, later } from './period'
import { comingEnd } from './schedule'
import { graceEnd, type SubscriptionState } from './state'
import type { PlanLevel, PlanTerms } from './terms'

/** Word of a charge may be late: a provider finishes an invoice after an hour, and a lost message is found in the night. */
const DAYS_FOR_WORD = 2

/** Until when a charge that is due may go without a word, good or bad. Never beyond the next one. */
export const wordEnd = ({ terms, state }: { terms: PlanTerms; state: SubscriptionState }): Instant => {
  const n = state.chargesDone + 1
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  const patience = earlier(addDays(chargeAt({ ...grid, n }), DAYS_FOR_WORD), chargeAt({ ...grid, n: n + 1 }))
  return later(patience, graceEnd({ terms, state, n }))
}

/** `until`: from then on it is closed if nothing more happens, days of grace included. null: it never was open. */
export type Access = { open: boolean; level: PlanLevel | null; until: Instant | null }

/**
 * What a subscription opens now. A renewing one stays open while its charge is due and not told, or failed and tried again;
 * one that ends is open before `endsAt`, and closed at it.
 */
export const accessOf = ({
  terms,
  state,
  now,
}: {
  terms: PlanTerms
  state: SubscriptionState
  now: Date
}): Access => {
  if (state.paidUntil === null) return { open: false, level: null, until: null }
  const silentUntil = wordEnd({ terms, state })
  // A price that waits for a yes ends it several charges ahead; each of them is owed all the same.
  const until = earlier(comingEnd({ terms, state })?.at ?? silentUntil, silentUntil)
  const open = state.status !== 'ended' && !hasCome(until, now)
  return { open, level: open ? terms.level : null, until }
}
