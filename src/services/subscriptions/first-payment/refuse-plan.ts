import { eq } from '@payloadcms/db-postgres/drizzle'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import type { PaymentFact, PlanCharge } from '@/domain/orders/payment-fact'
import { isAsPriced } from '@/domain/subscriptions/as-priced'
import { customers, refunds } from '@/payload-schema'
import { recordAnomaly } from '../../anomalies/record-anomaly'
import type { Deps } from '../../deps'
import type { OrderRow } from '../../orders/find-order'
import { moveOrder } from '../../orders/move-order'
import { ledgerOf } from '../../payments/ledger-of'
import { enqueueRefund } from '../../refunds/enqueue-refund'
import { openRefundsOf } from '../../refunds/open-refunds'
import type { Transaction } from '../../transaction'
import { orderedPlanOf } from '../begin-subscription'
import type { SubscriptionRow } from '../subscription-row'
import { hadTrial } from './had-trial'

export type NotBegun =
  /** What runs is not what it was priced by, or its trial was had meanwhile. */
  | 'bought_twice'
  /** It came too late, or its buyer is erased. */
  | 'not_owed'
  /** It was refused before, and its money is back or on its way. */
  | 'given_back'

/**
 * Why the first payment of a plan begins none; null: it does. Much may have changed since its form was opened.
 * @param running the plan that its customer has, as read under the customer's lock.
 */
export const whyNotBegun = async (
  { db }: Pick<Transaction, 'db'>,
  { order, running }: { order: OrderRow; running: SubscriptionRow | undefined },
): Promise<NotBegun | null> => {
  const { customer } = order
  if (!customer) return 'not_owed'
  const [back] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.order, order.id)).limit(1)
  if (back || order.status === 'refunded') return 'given_back'
  const ordered = orderedPlanOf(order)
  if (!isAsPriced(ordered, running ?? null)) return 'bought_twice'
  if (ordered.withTrial && (await hadTrial(db, customer))) return 'bought_twice'
  const isFree = order.total === 0 && order.status === 'created'
  if (!isFree && !GRANTING_STATUSES.includes(order.status)) return 'not_owed'
  const [buyer] = await db
    .select({ erasedAt: customers.erasedAt })
    .from(customers)
    .where(eq(customers.id, customer))
  return buyer && buyer.erasedAt === null ? null : 'not_owed'
}

type Refusing = {
  transaction: Transaction
  fact: PaymentFact
  plan: PlanCharge
  order: OrderRow
  why: NotBegun
}

/** Its money goes back, its provider bills no more, and what ran before goes on. Said again it gives nothing back twice. */
export const refusePlan = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { transaction, fact, plan, order, why }: Refusing,
): Promise<void> => {
  const { db } = transaction
  await transaction.send('stop-plan', { provider: fact.provider, ref: plan.subscription })
  if (why === 'given_back') return
  await recordAnomaly(deps, {
    db,
    kind: why === 'bought_twice' ? why : 'plan_billed_otherwise',
    ref: `${fact.provider}:${fact.intentId}`,
    order: order.id,
    detail: { plan: plan.subscription, what: 'not_begun' },
  })
  // A free one has nothing to give back, and its buyer is to read that it came to nothing.
  if (order.status === 'created')
    await moveOrder({ db, order, event: { type: 'give_up', payable: false }, now: deps.now() })
  const totals = ledgerTotals(await ledgerOf({ db, orderId: order.id }))
  const leaving = await openRefundsOf({ db, orderId: order.id })
  const kept =
    totals.charged -
    goneBack(totals) -
    withheldOf(totals) -
    leaving.reduce((sum, { amount }) => sum + amount, 0)
  if (kept <= 0) return
  await enqueueRefund({
    transaction,
    refund: {
      order: order.id,
      provider: fact.provider,
      intentId: fact.intentId,
      amount: Math.min(kept, fact.amount),
      currency: fact.currency,
      reason: why,
      key: `not_begun_${fact.provider}_${fact.intentId}`,
      askedBy: 'plumbline',
    },
  })
}
