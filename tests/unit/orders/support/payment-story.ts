import type { AnomalyKind } from '@/domain/orders/anomaly-kinds'
import type { AttemptState, AttemptStatus } from '@/domain/orders/attempt-machine'
import type { LedgerKind, LedgerRow } from '@/domain/orders/ledger'
import { GRANTING_STATUSES, type OrderStatus } from '@/domain/orders/order-machine'
import {
  type FactAttempt,
  type FactOrder,
  type PaymentFact,
  planPaymentFact,
} from '@/domain/orders/payment-fact'

export const NOW = new Date('2026-03-01T12:00:00Z')
export const PRICE = 1999

export const orderAt = (status: OrderStatus): FactOrder => ({
  id: 'order-1',
  currency: 'USD',
  livemode: true,
  state: { status, total: PRICE, paidAt: GRANTING_STATUSES.includes(status) ? NOW : null, expiresAt: NOW },
})

export const attemptAt = (status: AttemptStatus): FactAttempt => ({
  provider: 'stripe',
  intentId: 'pi_1',
  state: { status, hasIntent: true },
})

/** A success of pi_1 with charge ch_1, changed as told. */
export const factOf = (changes: Partial<PaymentFact> = {}): PaymentFact => ({
  provider: 'stripe',
  intentId: 'pi_1',
  status: 'succeeded',
  amount: PRICE,
  currency: 'USD',
  orderId: 'order-1',
  livemode: true,
  charges: [{ ref: 'ch_1', amount: PRICE }],
  refunds: [],
  ...changes,
})

export const rowOf = (kind: LedgerKind, providerRef: string, amount = PRICE): LedgerRow => ({
  kind,
  amount,
  currency: 'USD',
  provider: 'stripe',
  providerRef,
})

export const planFor = ({
  fact,
  order = orderAt('created'),
  attempt = attemptAt('open'),
  knownLedger = [],
}: {
  fact: PaymentFact
  order?: FactOrder
  attempt?: FactAttempt
  knownLedger?: LedgerRow[]
}) => planPaymentFact({ fact, order, attempt, knownLedger, now: NOW })

/** What is stored after the facts were applied one after another, as the service would. */
export type Stored = {
  order: FactOrder
  attempts: Record<string, AttemptState>
  ledger: LedgerRow[]
  entitled: boolean
  anomalies: AnomalyKind[]
}

export const applyAll = (facts: readonly PaymentFact[]): Stored =>
  facts.reduce<Stored>(applyOne, {
    order: orderAt('created'),
    attempts: {},
    ledger: [],
    entitled: false,
    anomalies: [],
  })

const applyOne = (stored: Stored, fact: PaymentFact): Stored => {
  const { order, ledger: knownLedger } = stored
  const state = stored.attempts[fact.intentId] ?? ({ status: 'created', hasIntent: true } as const)
  const attempt = { provider: fact.provider, intentId: fact.intentId, state }
  const plan = planPaymentFact({ fact, order, attempt, knownLedger, now: NOW })
  if (plan.action === 'skip') return stored
  if (plan.action === 'anomaly') return { ...stored, anomalies: [...stored.anomalies, plan.kind] }
  return {
    order: { ...order, state: plan.orderState },
    attempts: { ...stored.attempts, [fact.intentId]: plan.attemptState },
    ledger: [...knownLedger, ...plan.ledgerRows],
    entitled: (stored.entitled || plan.grant) && !plan.revoke,
    anomalies: [...stored.anomalies, ...plan.anomalies],
  }
}
