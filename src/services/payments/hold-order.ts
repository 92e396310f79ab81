import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import { entitlements, orders, payment_attempts, sittings } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { Refusal } from '../refusal'
import type { TransactionHandle } from '../transaction'
import type { Attempt } from './ensure-intent'
import { livePaymentsFor } from './live-payments'

type Held = { db: TransactionHandle; order: OrderRow }

/** The order as it is now, under the lock of its sitting: everything about one sitting's money happens one after the other. */
export const holdOrder = async ({ db, order }: Held): Promise<OrderRow> => {
  await db.select({ id: sittings.id }).from(sittings).where(eq(sittings.id, order.sitting)).for('update')
  const [held] = await db.select().from(orders).where(eq(orders.id, order.id)).for('update')
  if (!held) throw new Error('The order is gone.')
  return held
}

/** The open payments of what a held order sells, by this order or another. Refuses when it can no more be paid for. */
export const openPaymentsOf = async (deps: Pick<Deps, 'now'>, { db, order }: Held): Promise<Attempt[]> => {
  if (order.status !== 'created') throw new Refusal(order.status === 'expired' ? 'orderExpired' : 'orderPaid')
  if (new Date(order.expiresAt) <= deps.now()) throw new Refusal('orderExpired')
  const [owned] = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.sitting, order.sitting),
        eq(entitlements.tier, order.tier),
        isNull(entitlements.revokedAt),
      ),
    )
  if (owned) throw new Refusal('alreadyOwned')
  const live = await db
    .select({ attempt: payment_attempts })
    .from(payment_attempts)
    .innerJoin(orders, eq(orders.id, payment_attempts.order))
    .where(livePaymentsFor(order))
  return live.map(({ attempt }) => attempt)
}
