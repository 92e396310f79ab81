import type { Currency } from '@/domain/money/currencies'
import type { AnomalyKind } from './anomaly-kinds'
import {
  type AttemptEvent,
  type AttemptState,
  type ProviderStatus,
  transitionAttempt,
} from './attempt-machine'
import { checkPaymentFact } from './check-payment-fact'
import { type GiveBack, giveBack, type OpenRefund } from './give-back'
import { type LedgerKind, type LedgerRow, ledgerKey, ledgerTotals } from './ledger'
import {
  GRANTING_STATUSES,
  type OrderEvent,
  type OrderState,
  type OrderTransition,
  transitionOrder,
} from './order-machine'

/** What re-fetching an intent from its provider yields. Amounts are hundredths: the gateway has converted them. */
export type PaymentFact = {
  provider: string
  intentId: string
  /** Stays `succeeded` after a refund or a dispute. */
  status: ProviderStatus
  amount: number
  currency: Currency
  /** From the metadata we gave the intent; null when it carries none, or not this shop's mark. */
  orderId: string | null
  livemode: boolean
  /** Every successful charge of the intent. */
  charges: readonly { ref: string; amount: number }[]
  /** Every refund that went through. `refundId`: ours, when we asked for it. */
  refunds: readonly { ref: string; amount: number; refundId?: string | null }[]
  /** Refunds that the provider took and has not made yet. */
  pendingRefunds?: readonly { ref: string; amount: number; refundId?: string | null }[]
  /** Refunds that came to nothing, also weeks after they counted as made: the money is with us again. */
  failedRefunds?: readonly { ref: string; amount: number; refundId?: string | null }[]
  /** The attempt's number from our metadata, to find an order's way back to a payment we lost. */
  attempt?: number | null
  disputes?: readonly { ref: string; amount: number; status: 'open' | 'won' | 'lost' }[]
  /** Which charge of which plan it is, once the plan has begun. Of a renewal `orderId` is null: its order is made by it. */
  plan?: PlanCharge
  /** The provider's reason, when the status is `failed`. */
  failureCode?: string
}

export type PlanCharge = {
  /** The provider's name for the subscription. */
  subscription: string
  /** Our order that began it. */
  firstOrder: string
  /** It bears this very shop's mark, so it is ours even if we have lost that order; left out: the provider does not say. */
  ours?: boolean
  /** As domain/subscriptions/schedule.ts counts: 0 is the trial's. */
  charge: number
  /** ISO 8601, by the clock of the plan, as all its instants. */
  startedAt: string
  /** When it was made, or tried last. */
  at: string
  /** Tries that failed. */
  tries: number
  retryAt: string | null
  /** `2027-03`: the month to whose end the card that was kept is good; left out: the provider does not say. */
  cardExpires?: string
}

export type FactOrder = {
  id: string
  currency: Currency
  livemode: boolean
  state: Omit<OrderState, 'totals'>
}
export type FactAttempt = { provider: string; intentId: string; state: AttemptState }

export type PaymentPlan =
  | {
      action: 'apply'
      /** Rows to append; none of them is known. */
      ledgerRows: LedgerRow[]
      /** What happens to the order and to the attempt; `orderState` and `attemptState` are what they become. */
      orderEvent: OrderEvent
      attemptEvent: AttemptEvent
      orderState: OrderState
      attemptState: AttemptState
      grant: boolean
      revoke: boolean
      receipt: boolean
      /** To be recorded beside, not instead. */
      anomalies: AnomalyKind[]
      /** What of this payment is refunded at once, or null. */
      giveBack: GiveBack | null
    }
  /** Duplicates, lateness, and payments not made yet. */
  | { action: 'skip'; reason: 'nothing_new'; giveBack: GiveBack | null }
  /** The fact is not what we asked for: nothing is written but the anomaly, in its own transaction. */
  | { action: 'anomaly'; kind: AnomalyKind }

/**
 * What to do about a payment fact: the one decision behind webhook, return page, poll, reconciler and admin button.
 * Call it under the order's lock, with what is stored. Any permutation of facts, with duplicates, ends in the same
 * order, attempt and ledger.
 * @param knownLedger every row of this order, of all its attempts: the sums decide, so references alone do not do.
 */
export const planPaymentFact = ({
  fact,
  order,
  attempt,
  knownLedger,
  openRefunds = [],
  boughtTwice = false,
  now,
}: {
  fact: PaymentFact
  order: FactOrder
  attempt: FactAttempt
  knownLedger: readonly LedgerRow[]
  /** This order's refunds that may still take money out. */
  openRefunds?: readonly OpenRefund[]
  /** Other orders opened all that this one sells before it did, and still do. */
  boughtTwice?: boolean
  now: Date
}): PaymentPlan => {
  const rows = factLedgerRows(fact)
  const wrong = checkPaymentFact({ fact, order, attempt, rows, knownLedger })
  if (wrong !== null) return { action: 'anomaly', kind: wrong }

  const known = new Set(knownLedger.map(ledgerKey))
  const newRows = rows.filter((row) => !known.has(ledgerKey(row)))
  const orderState: OrderState = { ...order.state, totals: ledgerTotals(knownLedger) }
  const orderEvent: OrderEvent = {
    type: 'money_moved',
    totals: ledgerTotals([...knownLedger, ...newRows]),
  }
  const attemptEvent: AttemptEvent = { type: 'provider_says', status: fact.status }
  const moved = transitionOrder(orderState, orderEvent, now)
  if (moved.kind === 'rejected') return { action: 'anomaly', kind: 'underpaid' }
  const heard = transitionAttempt(attempt.state, attemptEvent)
  const somethingNew = moved.kind === 'applied' || heard.kind === 'applied'
  const owed = giveBack({
    fact,
    total: order.state.total,
    ledger: [...knownLedger, ...newRows],
    openRefunds,
    boughtTwice,
  })
  if (!somethingNew) return { action: 'skip', reason: 'nothing_new', giveBack: owed }

  const effects = moved.kind === 'applied' ? moved.effects : []
  const told = [moved, heard].flatMap((step) =>
    step.kind === 'applied' && step.anomaly ? [step.anomaly] : [],
  )
  return {
    action: 'apply',
    ledgerRows: newRows,
    orderEvent,
    attemptEvent,
    orderState: moved.kind === 'applied' ? moved.state : orderState,
    attemptState: heard.kind === 'applied' ? heard.state : attempt.state,
    grant: effects.includes('grant_entitlement'),
    revoke: effects.includes('revoke_entitlement'),
    receipt: effects.includes('send_receipt'),
    anomalies: [
      ...told,
      ...(isSecondSuccess(newRows, knownLedger) ? (['double_success'] as const) : []),
      ...(undoes({ newRows, knownLedger, kind: 'refund_failed' }) || staysClosed(order.state, moved)
        ? (['refund_failed'] as const)
        : []),
      ...(undoes({ newRows, knownLedger, kind: 'dispute_won' }) ? (['dispute_overturned'] as const) : []),
      ...(owed?.reason === 'bought_twice' ? (['bought_twice'] as const) : []),
    ],
    giveBack: owed,
  }
}

/**
 * The ledger rows a payment fact proves, known or not. A refund that failed is two, also when it was never seen as made:
 * so late news of its making add nothing. An entry that the provider lists twice is one row; a reference
 * listed with two amounts stays two rows, which checkPaymentFact refuses.
 */
export const factLedgerRows = (fact: PaymentFact): LedgerRow[] => {
  const row =
    (kind: LedgerKind) =>
    ({ ref, amount }: { ref: string; amount: number }): LedgerRow => ({
      kind,
      amount,
      currency: fact.currency,
      provider: fact.provider,
      providerRef: ref,
    })
  const disputes = fact.disputes ?? []
  const failed = fact.failedRefunds ?? []
  const rows = [
    ...fact.charges.map(row('charge')),
    ...[...fact.refunds, ...failed].map(row('refund')),
    ...failed.map(row('refund_failed')),
    ...disputes.map(row('dispute')),
    ...disputes.filter(({ status }) => status === 'won').map(row('dispute_won')),
    ...disputes.filter(({ status }) => status === 'lost').map(row('dispute_lost')),
  ]
  const identities = rows.map((one) => `${one.amount} ${ledgerKey(one)}`)
  return rows.filter((_, at) => identities.indexOf(identities[at]!) === at)
}

// The check has refused a charge known under this intent with another amount, so a known charge is another attempt's.
const isSecondSuccess = (newRows: readonly LedgerRow[], knownLedger: readonly LedgerRow[]): boolean =>
  newRows.some((row) => row.kind === 'charge') && knownLedger.some((row) => row.kind === 'charge')

/** Paid again, and what it sold is not opened again: that is a failed refund's doing, and a person's to decide. */
const staysClosed = (before: FactOrder['state'], moved: OrderTransition): boolean =>
  moved.kind === 'applied' &&
  GRANTING_STATUSES.includes(moved.state.status) &&
  !GRANTING_STATUSES.includes(before.status) &&
  !moved.effects.includes('grant_entitlement')

/** What each of these kinds takes back of what had been booked before. */
const UNDONE = { refund_failed: 'refund', dispute_won: 'dispute_lost' } as const

const undoes = ({
  newRows,
  knownLedger,
  kind,
}: {
  newRows: readonly LedgerRow[]
  knownLedger: readonly LedgerRow[]
  kind: keyof typeof UNDONE
}): boolean => {
  const known = new Set(knownLedger.map(ledgerKey))
  return newRows.some((row) => row.kind === kind && known.has(ledgerKey({ ...row, kind: UNDONE[kind] })))
}
