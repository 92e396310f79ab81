import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle'
import { PLAN_TIER } from '@/domain/catalog/parts'
import type { PaymentFact, PlanCharge } from '@/domain/orders/payment-fact'
import { orders, payment_attempts, subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { Transaction } from '../../transaction'

type Database = Deps['payload']['db']['drizzle'] | Transaction['db']
type Attempt = Pick<typeof payment_attempts.$inferSelect, 'intentId' | 'status'>

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The payments that may have begun a plan of which a later charge is told, where we know no such plan. A provider may tell of a
 * renewal before we have booked how it began: they are to be looked at first.
 */
export const firstPaymentsOf = async (
  { payload }: Pick<Deps, 'payload'>,
  { provider, intentId: own, orderId, plan }: PaymentFact,
): Promise<string[]> => {
  if (!plan || plan.charge === 0 || orderId !== null) return []
  const first = await firstAttempts(payload.db.drizzle, { provider, plan })
  if (first === 'known' || first === 'lost') return []
  // A first payment itself names no order either, once the shop has moved to another host.
  if (first.some(({ intentId }) => intentId === own)) return []
  return first.flatMap(({ intentId }) => (intentId ? [intentId] : []))
}

/**
 * Whether a charge of a plan that we know nothing of is of one that we refused to begin, or have lost with its order; it is then
 * stopped, so that it charges on for nobody.
 * @throws Error where its first payment is still to be heard, so that it is told again.
 */
export const stopRefused = async (transaction: Transaction, fact: PaymentFact): Promise<boolean> => {
  const { provider, orderId, plan } = fact
  if (!plan) return false
  const first = await firstAttempts(transaction.db, { provider, plan })
  if (first === 'known') return false
  if (first === 'lost' ? !plan.ours : orderId !== null) return false
  // What was heard has begun a plan, or was refused.
  if (first !== 'lost' && !first.some(({ status }) => status === 'succeeded'))
    throw new Error('A charge of a plan was told before the payment that began it.')
  await transaction.send('stop-plan', { provider, ref: plan.subscription })
  return true
}

/** Those of the order that it names, where that plan is not known. lost: we have no such order. */
const firstAttempts = async (
  db: Database,
  { provider, plan }: { provider: string; plan: PlanCharge },
): Promise<Attempt[] | 'known' | 'lost'> => {
  const [known] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerRef, plan.subscription)))
  if (known) return 'known'
  if (!UUID.test(plan.firstOrder)) return 'lost'
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, plan.firstOrder), eq(orders.tier, PLAN_TIER)))
  if (!order) return 'lost'
  return db
    .select({ intentId: payment_attempts.intentId, status: payment_attempts.status })
    .from(payment_attempts)
    .where(
      and(
        eq(payment_attempts.order, order.id),
        eq(payment_attempts.provider, provider),
        isNotNull(payment_attempts.intentId),
      ),
    )
}
