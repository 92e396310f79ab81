import type { RefundReason } from '@/domain/orders/refund-machine'
import { refunds } from '@/payload-schema'
import type { OrderRow } from '../orders/find-order'
import type { Transaction } from '../transaction'

export type NewRefund = {
  /** null: for an order that we do not know. */
  order: OrderRow['id'] | null
  provider: string
  intentId: string
  /** Hundredths. */
  amount: number
  currency: string
  reason: RefundReason
  /** One refund a key: two clicks, or two workers, want the same one. */
  key: string
  askedBy: string
  note?: string | null
}

/**
 * Stores a refund and its job in the transaction that decides on it. Wanting it twice makes one.
 * src/worker.ts hands the job to send-refund.ts.
 */
export const enqueueRefund = async ({
  transaction,
  refund,
}: {
  transaction: Pick<Transaction, 'db' | 'send'>
  refund: NewRefund
}): Promise<string | null> => {
  const [row] = await transaction.db
    .insert(refunds)
    .values({ ...refund, status: 'wanted' })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id })
  if (row) await transaction.send('make-refund', { refundId: row.id })
  return row?.id ?? null
}
