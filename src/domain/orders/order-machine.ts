import { goneBack, joinTotals, type LedgerTotals, withheldOf } from './ledger'
import type { Effect, Transition } from './transition'

/** An order waits, is paid, or expires; it never fails, so that another attempt stays possible. */
export const ORDER_STATUSES = [
  'created',
  'expired',
  'paid',
  'partially_refunded',
  'disputed',
  'refunded',
  'lost',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** An order begins unpaid. */
export const FIRST_ORDER_STATUS = 'created' satisfies OrderStatus

/**
 * The states in which the buyer holds what the order sold. A partial refund keeps it; an open dispute keeps it until
 * the bank decides, because the buyer may be right; a full refund and a lost dispute close it.
 */
export const GRANTING_STATUSES: readonly OrderStatus[] = ['paid', 'partially_refunded', 'disputed']

export type OrderState = {
  status: OrderStatus
  /** What the buyer owes, in hundredths: the quote's total. 0 after a discount of 100 %. */
  total: number
  /** Sums of the order's ledger as last seen. */
  totals: LedgerTotals
  /** When we first learned that it was paid. */
  paidAt: Date | null
  /** From when on an unpaid order may expire. */
  expiresAt: Date
}

export type OrderEvent =
  /** The ledger moved; `totals` are its new sums. */
  | { type: 'money_moved'; totals: LedgerTotals }
  /** A discount of 100 % was confirmed. */
  | { type: 'settle_free' }
  /** Its time is over. It waits on while a payment of it may be under way. */
  | { type: 'expire'; paymentUnderWay: boolean }
  /** Its buyer wants another in its place. It stays while any payment of it may still be made. */
  | { type: 'give_up'; payable: boolean }

export type OrderTransition = Transition<
  OrderState,
  'already_known' | 'not_paid_yet' | 'already_settled' | 'already_expired' | 'not_due' | 'payment_under_way',
  'not_free' | 'underpaid'
>

/**
 * The order's machine: created → paid | expired; paid → partially_refunded | refunded | disputed → paid | lost.
 * Its rank is the ledger: sums only grow, the state is a function of them, and a fact with smaller sums changes nothing.
 * So every order of arrival ends in the same state. New money on an expired or refunded order pays it. A refund that came
 * to nothing pays it as well, but what the refund had closed stays closed until a person decides.
 * @param now when we learned it.
 */
export const transitionOrder = (state: OrderState, event: OrderEvent, now: Date): OrderTransition => {
  if (event.type === 'expire')
    return close(state, {
      wait: now >= state.expiresAt ? null : 'not_due',
      paymentUnderWay: event.paymentUnderWay,
    })
  if (event.type === 'give_up') return close(state, { wait: null, paymentUnderWay: event.payable })
  if (event.type === 'settle_free') return settleFree(state, now)
  return moveMoney(state, event.totals, now)
}

const close = (
  state: OrderState,
  { wait, paymentUnderWay }: { wait: 'not_due' | null; paymentUnderWay: boolean },
): OrderTransition => {
  if (state.status === 'expired') return { kind: 'ignored', reason: 'already_expired' }
  if (state.status !== 'created') return { kind: 'ignored', reason: 'already_settled' }
  if (wait) return { kind: 'ignored', reason: wait }
  if (paymentUnderWay) return { kind: 'ignored', reason: 'payment_under_way' }
  return { kind: 'applied', state: { ...state, status: 'expired' }, effects: [] }
}

const settleFree = (state: OrderState, now: Date): OrderTransition => {
  if (state.total !== 0) return { kind: 'rejected', code: 'not_free' }
  if (state.status !== 'created') return { kind: 'ignored', reason: 'already_settled' }
  return {
    kind: 'applied',
    state: { ...state, status: 'paid', paidAt: now },
    effects: ['grant_entitlement', 'send_receipt'],
  }
}

const moveMoney = (state: OrderState, seen: LedgerTotals, now: Date): OrderTransition => {
  const totals = joinTotals(state.totals, seen)
  if (totals.charged === 0) return { kind: 'ignored', reason: 'not_paid_yet' }
  const status = statusOf(state.total, totals)
  if (status === null) return { kind: 'rejected', code: 'underpaid' }
  // A state that disagrees with its own ledger is mended by the next fact, whatever damaged it.
  if (status === state.status && sameTotals(totals, state.totals))
    return { kind: 'ignored', reason: 'already_known' }
  const next: OrderState = { ...state, status, totals, paidAt: state.paidAt ?? now }
  const access = isOnlyFailedRefund(state, totals) ? [] : accessEffects(state.status, status)
  const effects: Effect[] = ['write_ledger', ...access]
  if (state.status !== 'expired') return { kind: 'applied', state: next, effects }
  return {
    kind: 'applied',
    state: next,
    effects: [...effects, 'record_anomaly'],
    anomaly: 'paid_after_expiry',
  }
}

/** What the sums mean for an order of `total` hundredths; null: less came in than is owed and none went back. */
const statusOf = (total: number, totals: LedgerTotals): OrderStatus | null => {
  const kept = totals.charged - goneBack(totals)
  const withheld = withheldOf(totals)
  if (kept <= 0) return 'refunded'
  // A double payment of which one half is disputed still pays the order.
  if (kept - withheld >= total) return 'paid'
  if (withheld > 0) return withheld > totals.disputeLost - totals.disputeOverturned ? 'disputed' : 'lost'
  return goneBack(totals) > 0 ? 'partially_refunded' : null
}

/** Nothing but the failure of its refund pays the order again. */
const isOnlyFailedRefund = (state: OrderState, totals: LedgerTotals): boolean =>
  state.status === 'refunded' &&
  statusOf(state.total, { ...totals, refundFailed: state.totals.refundFailed }) === 'refunded'

// A receipt goes with every grant; the mail's key (order, SKU) keeps it to one.
const accessEffects = (from: OrderStatus, to: OrderStatus): Effect[] => {
  const had = GRANTING_STATUSES.includes(from)
  const has = GRANTING_STATUSES.includes(to)
  if (!had && has) return ['grant_entitlement', 'send_receipt']
  return had && !has ? ['revoke_entitlement'] : []
}

/**
 * Every change of status that some event makes, as [from, to]: what was paid moves between the states of paid orders,
 * an unpaid one expires or is paid, and none becomes unpaid again. Any other is refused by a
 * trigger of the database (migrations/20261123_180000_moves_of_states.ts).
 */
export const ORDER_MOVES: readonly (readonly [OrderStatus, OrderStatus])[] = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter(
    (to) => to !== from && to !== 'created' && (to !== 'expired' || from === 'created'),
  ).map((to) => [from, to] as const),
)

const sameTotals = (a: LedgerTotals, b: LedgerTotals): boolean =>
  (Object.keys(a) as (keyof LedgerTotals)[]).every((sum) => a[sum] === b[sum])
