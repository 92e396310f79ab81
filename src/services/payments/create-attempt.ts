import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { FIRST_ATTEMPT_STATUS } from '@/domain/orders/attempt-machine'
import { payment_attempts } from '@/payload-schema'
import type { OrderRow } from '../orders/find-order'
import type { TransactionHandle } from '../transaction'
import type { Attempt } from './move-attempt'

/**
 * The next attempt of an order, under the order's lock.
 * @param adopted the intent of a payment that our database has lost, or that a provider made by its own schedule.
 * @param isDue the adopted one is waited for: its money is no surprise.
 */
export const createAttempt = async ({
  db,
  order,
  provider,
  method,
  adopted,
  isDue = false,
}: {
  db: TransactionHandle
  order: OrderRow
  provider: string
  method: string
  adopted?: string
  isDue?: boolean
}): Promise<Attempt> => {
  const [last] = await db
    .select({ attempt: sql<number>`coalesce(max(${payment_attempts.attempt}), 0)` })
    .from(payment_attempts)
    .where(eq(payment_attempts.order, order.id))
  const attempt = Number(last?.attempt ?? 0) + 1
  const [row] = await db
    .insert(payment_attempts)
    .values({
      order: order.id,
      attempt,
      provider,
      method,
      intentId: adopted ?? null,
      idempotencyKey: adopted ? `adopted_${provider}_${adopted}` : `ord_${order.id}_a${attempt}`,
      status: adopted && !isDue ? FIRST_ATTEMPT_STATUS.adopted : FIRST_ATTEMPT_STATUS.requested,
      amount: order.total,
      currency: order.currency,
    })
    .returning()
  if (!row) throw new Error('The attempt was not stored.')
  return row
}
