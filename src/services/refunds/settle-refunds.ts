import { eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { nextRefund, type RefundEvent } from '@/domain/orders/refund-machine'
import { refunds } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { queueMail } from '../mails/queue-mail'
import type { OrderRow } from '../orders/find-order'
import { isOfHealth } from '../orders/subject/is-of-health'
import type { Transaction } from '../transaction'
import { refusalOf } from './refusal-of'

/**
 * Brings our refunds up to what a payment's own books show of them. The buyer is told once about each that is made, a person
 * of ours about each that comes to nothing; of one that was made before, its ledger tells.
 */
export const settleRefunds = async (
  deps: Pick<Deps, 'payload'>,
  { transaction, fact, order }: { transaction: Transaction; fact: PaymentFact; order: OrderRow | null },
): Promise<void> => {
  const seen = eventsOf(fact)
  const ids = [...seen.keys()].filter((id) => UUID.test(id))
  if (ids.length === 0) return
  const { db } = transaction
  const rows = await db.select().from(refunds).where(inArray(refunds.id, ids)).for('update')
  for (const row of rows) {
    const found = seen.get(row.id)
    const mine = row.provider === fact.provider && row.intentId === fact.intentId
    const status = found && mine ? nextRefund(row.status, found.event) : row.status
    if (!found || status === row.status) continue
    await db
      .update(refunds)
      .set({ status, providerRef: found.ref, failureCode: null })
      .where(eq(refunds.id, row.id))
    if (status === 'made' && order) await tell({ transaction, order, refund: row })
    if (status === 'failed' && row.status !== 'made') await recordAnomaly(deps, { ...refusalOf(row), db })
  }
}

/** What a payment's own books say of our refunds, by our id; the last word counts. */
const eventsOf = (fact: PaymentFact): Map<string, { event: RefundEvent; ref: string }> => {
  const told = [
    ...(fact.pendingRefunds ?? []).map((one) => ({ ...one, event: { type: 'accepted' as const } })),
    ...fact.refunds.map((one) => ({ ...one, event: { type: 'seen' as const } })),
    ...(fact.failedRefunds ?? []).map((one) => ({ ...one, event: { type: 'failed' as const } })),
  ]
  return new Map(told.flatMap(({ refundId, event, ref }) => (refundId ? [[refundId, { event, ref }]] : [])))
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const tell = async ({
  transaction,
  order,
  refund,
}: {
  transaction: Transaction
  order: OrderRow
  refund: typeof refunds.$inferSelect
}): Promise<void> =>
  queueMail({
    transaction,
    mail: {
      to: order.email,
      template: 'refunded',
      locale: order.locale,
      key: `refunded:${refund.id}`,
      params: { orderId: order.id, refundId: refund.id },
      health: await isOfHealth(transaction.db, order),
    },
  })
