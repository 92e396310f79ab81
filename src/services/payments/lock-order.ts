import { eq } from '@payloadcms/db-postgres/drizzle'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { isOrderOwned } from '../orders/is-order-owned'
import { lockSubject } from '../orders/subject/subject'
import { isCreditStale } from '../orders/upgrade/is-credit-stale'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'
import { livePaymentsFor } from './live-payments'
import type { Attempt } from './move-attempt'

type Held = { db: TransactionHandle; order: OrderRow }

/** The order as it is now, under the lock of its subject: everything about one person's money happens one after the other. */
export const lockOrder = async ({ db, order }: Held): Promise<OrderRow> => {
  await lockSubject(db, order)
  const [held] = await db.select().from(orders).where(eq(orders.id, order.id)).for('update')
  if (!held) throw new Error('The order is gone.')
  return held
}

/** The open payments of a part of what a held order sells, by this order or another. Refuses when it can no more be paid. */
export const openPaymentsOf = async (deps: Pick<Deps, 'now'>, { db, order }: Held): Promise<Attempt[]> => {
  if (order.status !== 'created') throw new Refusal(order.status === 'expired' ? 'orderExpired' : 'orderPaid')
  if (new Date(order.expiresAt) <= deps.now()) throw new Refusal('orderExpired')
  if (await isOrderOwned(deps, { db, order })) throw new Refusal('alreadyOwned')
  // Its price was made of orders that are worth something else by now: the way back leads to today's.
  if (await isCreditStale({ db, order })) throw new Refusal('orderExpired')
  return livePaymentsFor({ db, order })
}
