import { and, eq, inArray, isNotNull, lte, notExists, or, sql } from '@payloadcms/db-postgres/drizzle'
import { isPaymentUnderWay } from '@/domain/orders/attempt-machine'
import { logger } from '@/gateways/logs/log'
import { orders, payment_attempts } from '@/payload-schema'
import { isLockTimeout } from '../database-unavailable'
import type { Deps } from '../deps'
import { lockOrder } from '../payments/lock-order'
import { inTransaction, type TransactionHandle } from '../transaction'
import type { OrderRow } from './find-order'
import { moveOrder } from './move-order'

const log = logger('money')

const MOST_A_ROUND = 500

/**
 * Closes unpaid orders whose time is over, so that a promo code's last use is free again. An order whose payment may
 * still be under way waits: money that arrives later would pay it all the same. Returns how many were closed.
 */
export const expireOrders = async (deps: Pick<Deps, 'payload' | 'jobs' | 'now'>): Promise<number> => {
  let expired = 0
  for (const order of await findDue(deps)) {
    try {
      if (await expireOrder(deps, order)) expired += 1
    } catch (error) {
      // One that is locked for long, by whoever pays another order of its sitting, holds up no other.
      if (!isLockTimeout(error)) throw error
      log.warn('an order could not be expired', { order: order.id, error })
    }
  }
  return expired
}

const expireOrder = async (
  deps: Pick<Deps, 'payload' | 'jobs' | 'now'>,
  order: OrderRow,
): Promise<boolean> => {
  const moved = await inTransaction(deps, async ({ db }) => {
    const locked = await lockOrder({ db, order })
    const paymentUnderWay = await hasPaymentUnderWay(db, locked)
    return moveOrder({ db, order: locked, event: { type: 'expire', paymentUnderWay }, now: deps.now() })
  })
  return moved.kind === 'applied'
}

/** Those that look due; each is judged again under its lock. Without the ones that wait, which would come every round. */
const findDue = ({ payload, now }: Pick<Deps, 'payload' | 'now'>): Promise<OrderRow[]> => {
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
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'created'), lte(orders.expiresAt, now().toISOString()), notExists(underWay)))
    .orderBy(orders.expiresAt)
    .limit(MOST_A_ROUND)
}

const hasPaymentUnderWay = async (db: TransactionHandle, order: OrderRow): Promise<boolean> => {
  const attempts = await db
    .select({ status: payment_attempts.status, capturedAt: payment_attempts.capturedAt })
    .from(payment_attempts)
    .where(eq(payment_attempts.order, order.id))
  return attempts.some(({ status, capturedAt }) =>
    isPaymentUnderWay({ status, isCapturing: capturedAt !== null }),
  )
}
