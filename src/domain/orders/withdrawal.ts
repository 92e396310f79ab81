import { withdrawUntil } from '../subscriptions/country-rules'
import { addDays, hasCome, type Instant } from '../subscriptions/period'

export const WITHDRAWAL_OUTCOMES = [
  /** The contract has ended by it, and the money goes back. */
  'withdrawn',
  /** Its buyer asked for it at once and gave the right up for that. */
  'waived',
  /** The days are over. */
  'over',
  /** The country gives no such right. */
  'none',
] as const
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number]

/** The last day counts whole, wherever its buyer is: one day more than was promised. */
const DAYS_OF_LENIENCE = 1

/**
 * Whether a contract can still be withdrawn from, and the instant that says why or why not.
 * @param agreedAt when it was made; of a plan, when it began.
 * @param withdrawalDays that were promised at the sale.
 * @param waivedAt when the right was given up; null: it was not.
 */
export const withdrawalOf = ({
  agreedAt,
  withdrawalDays,
  waivedAt,
  now,
}: {
  agreedAt: Instant
  withdrawalDays: number
  waivedAt: Instant | null
  now: Date
}): { outcome: WithdrawalOutcome; at: Instant | null } => {
  const until = withdrawUntil({ state: { startedAt: agreedAt }, withdrawalDays })
  if (until === null) return { outcome: 'none', at: null }
  if (waivedAt !== null) return { outcome: 'waived', at: waivedAt }
  return hasCome(addDays(until, DAYS_OF_LENIENCE), now)
    ? { outcome: 'over', at: until }
    : { outcome: 'withdrawn', at: now.toISOString() }
}
