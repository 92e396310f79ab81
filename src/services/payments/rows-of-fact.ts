import { parseCurrency } from '@/domain/money/currencies'
import type { FactAttempt, FactOrder } from '@/domain/orders/payment-fact'
import type { OrderRow } from '../orders/find-order'
import { orderStateOf } from '../orders/move-order'
import { type Attempt, attemptStateOf } from './move-attempt'

/** A stored order as the pure machines know it. @param livemode of the gateway whose fact is held against it. */
export const orderOf = (row: OrderRow, livemode: boolean): FactOrder => {
  const currency = parseCurrency(row.currency)
  if (!currency) throw new Error(`An order in ${row.currency}.`)
  return {
    id: row.id,
    currency,
    livemode,
    state: orderStateOf(row),
  }
}

export const attemptOf = (row: Attempt): FactAttempt => ({
  provider: row.provider,
  intentId: row.intentId ?? '',
  state: attemptStateOf(row),
})
