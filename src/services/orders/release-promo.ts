import { and, eq, inArray, notExists, sql } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { closeRivals } from '../payments/close-rivals'

/**
 * Gives up what one sitting's unpaid orders hold of a code. Their forms are closed at their providers first; one that
 * was paid meanwhile stays, and so does its use of the code.
 */
export const releasePromo = async (
  deps: Deps,
  { sittingId, promoId }: { sittingId: string; promoId: string },
): Promise<void> => {
  const db = deps.payload.db.drizzle
  const held = and(eq(orders.sitting, sittingId), eq(orders.promo, promoId), eq(orders.status, 'created'))
  for (const order of await db.select().from(orders).where(held))
    await closeRivals(deps, { order, provider: null })
  const live = db
    .select({ one: sql`1` })
    .from(payment_attempts)
    .where(
      and(
        eq(payment_attempts.order, orders.id),
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
      ),
    )
  await db
    .update(orders)
    .set({ status: 'expired' })
    .where(and(held, notExists(live)))
}
