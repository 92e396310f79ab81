import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from '@payloadcms/db-postgres/drizzle'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'

/**
 * Closes unpaid orders whose time is over, so that a promo code's last use is free again. An order whose payment may
 * still be under way waits: money that arrives later would pay it all the same.
 */
export const expireOrders = async ({ payload, now }: Pick<Deps, 'payload' | 'now'>): Promise<number> => {
  const db = payload.db.drizzle
  const underWay = db
    .select({ one: sql`1` })
    .from(payment_attempts)
    .where(
      and(
        eq(payment_attempts.order, orders.id),
        or(
          inArray(payment_attempts.status, ['processing', 'unknown']),
          and(eq(payment_attempts.status, 'open'), isNotNull(payment_attempts.capturedAt)),
        ),
      ),
    )
  const rows = await db
    .update(orders)
    .set({ status: 'expired' })
    .where(and(eq(orders.status, 'created'), lt(orders.expiresAt, now().toISOString()), notExists(underWay)))
    .returning({ id: orders.id })
  return rows.length
}
