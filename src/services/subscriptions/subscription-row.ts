import type { PriceChange, SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import type { subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'

export type SubscriptionRow = typeof subscriptions.$inferSelect

type Columns = Pick<
  typeof subscriptions.$inferInsert,
  | 'status'
  | 'startedAt'
  | 'trialEndsAt'
  | 'anchorAt'
  | 'chargesDone'
  | 'paidUntil'
  | 'nextChargeAt'
  | 'agreedAt'
  | 'cancelledAt'
  | 'endsAt'
  | 'endedReason'
  | 'failures'
  | 'graceUntil'
  | 'disputedAt'
  | 'credit'
  | 'priceChange'
>

const instant = (value: string | null): string | null => value && new Date(value).toISOString()

/** A stored subscription as its machine knows it. */
export const stateOf = (row: SubscriptionRow): SubscriptionState => ({
  status: row.status,
  startedAt: new Date(row.startedAt).toISOString(),
  trialEndsAt: instant(row.trialEndsAt),
  anchorAt: new Date(row.anchorAt).toISOString(),
  chargesDone: row.chargesDone,
  paidUntil: instant(row.paidUntil),
  nextChargeAt: instant(row.nextChargeAt),
  agreedAt: instant(row.agreedAt),
  cancelledAt: instant(row.cancelledAt),
  endsAt: instant(row.endsAt),
  endedReason: row.endedReason,
  failures: row.failures,
  graceUntil: instant(row.graceUntil),
  disputedAt: instant(row.disputedAt),
  credit: row.credit,
  priceChange: (row.priceChange as PriceChange | null) ?? null,
})

export const columnsOf = (state: SubscriptionState): Columns => ({ ...state })

export const termsOf = (row: Pick<SubscriptionRow, 'terms'>): PlanTerms => row.terms as PlanTerms

/** What the clock of a subscription shows: ours, or in test mode one that was set ahead. */
export const clockOf = (
  { now }: Pick<Deps, 'now'>,
  { clockAheadMs }: Pick<SubscriptionRow, 'clockAheadMs'>,
): Date => new Date(now().getTime() + clockAheadMs)

/** Whether its provider is to bill it; what waits for a yes it leaves out by itself. */
export const isBilled = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due'
