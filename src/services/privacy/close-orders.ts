import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { isPaymentUnderWay } from '@/domain/orders/attempt-machine'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { moveOrder } from '../orders/move-order'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'

/** So that nobody pays for what is gone. @throws Refusal paymentUnderWay. */
export const closeOrders = async (
  deps: Pick<Deps, 'now'>,
  { db, ids }: { db: TransactionHandle; ids: string[] },
): Promise<void> => {
  if (ids.length === 0) return
  const attempts = await db.select().from(payment_attempts).where(inArray(payment_attempts.order, ids))
  const underWay = attempts.some(({ status, capturedAt }) =>
    isPaymentUnderWay({ status, isCapturing: capturedAt !== null }),
  )
  if (underWay) throw new Refusal('paymentUnderWay')
  const unpaid = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.status, 'created')))
    .for('update')
  for (const order of unpaid)
    await moveOrder({ db, order, event: { type: 'give_up', payable: false }, now: deps.now() })
}
