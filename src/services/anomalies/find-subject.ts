import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { isInvariant, ruleOf } from '@/domain/orders/anomaly-repairs'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'
import { type anomalies, orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'

export type AnomalyRow = typeof anomalies.$inferSelect
export type Payment = { provider: string; intentId: string }
/** What an anomaly is about, as far as it can be found. */
export type Subject = { order: OrderRow | null; payment: Payment | null }

export const findSubject = async (deps: Pick<Deps, 'payload'>, row: AnomalyRow): Promise<Subject> => {
  const payment = isInvariant(row.kind) ? null : paymentOf(row)
  return { order: await orderOf(deps, { row, payment }), payment }
}

/**
 * A payment's anomaly is called by provider and intent; a line of the provider's books by its kind, too, and a refusal by
 * the refund that was refused.
 */
const paymentOf = ({ kind, ref }: AnomalyRow): Payment | null => {
  const [provider, ...rest] = ref.split(':')
  if (!provider || !(GATEWAY_IDS as readonly string[]).includes(provider)) return null
  const { advice } = ruleOf(kind)
  const [from, to] = [advice === 'movement' ? 1 : 0, advice === 'refund_refused' ? -1 : undefined]
  const intentId = rest.slice(from, to).join(':')
  return intentId ? { provider, intentId } : null
}

const orderOf = async (
  { payload }: Pick<Deps, 'payload'>,
  { row, payment }: { row: AnomalyRow; payment: Payment | null },
): Promise<OrderRow | null> => {
  const db = payload.db.drizzle
  if (row.order) {
    const [order] = await db.select().from(orders).where(eq(orders.id, row.order))
    return order ?? null
  }
  if (payment) {
    const [found] = await db
      .select({ order: orders })
      .from(payment_attempts)
      .innerJoin(orders, eq(orders.id, payment_attempts.order))
      .where(
        and(eq(payment_attempts.provider, payment.provider), eq(payment_attempts.intentId, payment.intentId)),
      )
    return found?.order ?? null
  }
  const [order] = await db.select().from(orders).where(eq(orders.number, row.ref))
  return order ?? null
}
