import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { closeRivals } from '../payments/close-rivals'
import { lockOrder } from '../payments/lock-order'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'
import { moveOrder } from './move-order'
import { ofSubject, type Subject } from './subject/subject'

/**
 * Gives up what one buyer's unpaid orders keep of a code. Their forms are closed at their providers first; one that
 * was paid meanwhile stays, and so does its use of the code.
 */
export const releasePromo = async (
  deps: Deps,
  { subject, promoId }: { subject: Subject; promoId: string },
): Promise<void> => {
  const unpaid = await deps.payload.db.drizzle
    .select()
    .from(orders)
    .where(and(ofSubject(subject), eq(orders.promo, promoId), eq(orders.status, 'created')))
  for (const order of unpaid) await closeRivals(deps, { order, provider: null })
  await inTransaction(deps, async ({ db }) => {
    for (const order of unpaid) {
      const locked = await lockOrder({ db, order })
      const payable = await isPayable(db, locked)
      await moveOrder({ db, order: locked, event: { type: 'give_up', payable }, now: deps.now() })
    }
  })
}

const isPayable = async (db: TransactionHandle, order: OrderRow): Promise<boolean> => {
  const [live] = await db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(
      and(eq(payment_attempts.order, order.id), inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES])),
    )
    .limit(1)
  return live !== undefined
}
