import { parseCurrency } from '@/domain/money/currencies'
import type { FactAttempt, FactOrder } from '@/domain/orders/payment-fact'
import type { orders, payment_attempts } from '@/payload-schema'

/** A stored order as the pure machines know it. @param livemode of the gateway whose fact is held against it. */
export const orderOf = (row: typeof orders.$inferSelect, livemode: boolean): FactOrder => {
  const currency = parseCurrency(row.currency)
  if (!currency) throw new Error(`An order in ${row.currency}.`)
  return {
    id: row.id,
    currency,
    livemode,
    state: {
      status: row.status,
      total: row.total,
      paidAt: row.paidAt ? new Date(row.paidAt) : null,
      expiresAt: new Date(row.expiresAt),
    },
  }
}

export const attemptOf = (row: typeof payment_attempts.$inferSelect): FactAttempt => ({
  provider: row.provider,
  intentId: row.intentId ?? '',
  state: { status: row.status, settledAt: null },
})
