import type { Part } from '@/domain/catalog/parts'
import type { Promo } from '@/domain/money/promo'
import type { AttemptState } from '@/domain/orders/attempt-machine'
import type { LedgerRow } from '@/domain/orders/ledger'
import type { OrderState } from '@/domain/orders/order-machine'
import type { RefundReason, RefundStatus } from '@/domain/orders/refund-machine'

export type ModelOrder = {
  id: string
  sitting: number
  parts: readonly Part[]
  promo: boolean
  state: Omit<OrderState, 'totals'>
}
export type ModelAttempt = {
  order: ModelOrder
  attempt: number
  provider: 'stripe' | 'paypal'
  intentId: string | null
  at: number
  state: AttemptState
}
export type ModelRefund = {
  id: string
  intentId: string
  order: ModelOrder
  amount: number
  status: RefundStatus
  reason: RefundReason
  /** One refund a key. */
  key: string
}
export type ModelLedgerRow = LedgerRow & { order: ModelOrder }
/** How a call to the provider ends: answered, done without an answer, or never begun. */
export type Answered = 'ok' | 'lost' | 'unsent'

/** What is sold of a sitting: one thing, another, and both together. */
export const TIERS: readonly (readonly Part[])[] = [
  ['iq_score'],
  ['wrong_answers'],
  ['iq_score', 'wrong_answers'],
]

export const PRICE = 999
export const PROMO: Promo = {
  code: 'LAST',
  startsAt: null,
  endsAt: null,
  maxUses: 1,
  used: 0,
  off: { kind: 'percent', percent: 20 },
  skuIds: null,
}
