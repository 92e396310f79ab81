import { eq } from '@payloadcms/db-postgres/drizzle'
import { ledgerTotals } from '@/domain/orders/ledger'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import type { PaymentFact, PlanCharge } from '@/domain/orders/payment-fact'
import { chargeAt } from '@/domain/subscriptions/period'
import { orders } from '@/payload-schema'
import { recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { enqueueReceipt } from '../orders/enqueue-receipt'
import type { OrderRow } from '../orders/find-order'
import { grantEntitlement } from '../orders/grant-entitlement'
import { moveOrder } from '../orders/move-order'
import { ledgerOf } from '../payments/ledger-of'
import { enqueueRefund } from '../refunds/enqueue-refund'
import type { Transaction } from '../transaction'
import { beginSubscription, orderedPlanOf, otherLive, subscriptionOfFirst } from './begin-subscription'
import { type Moved, moveSubscription } from './move-subscription'
import { type SubscriptionRow, stateOf, termsOf } from './subscription-row'

type Hearing = { transaction: Transaction; fact: PaymentFact; plan: PlanCharge; orderId: string }

/**
 * What a payment of a plan means for its subscription, after its order was booked and under the same lock: it begins, renews,
 * is past due or stopped, by domain/subscriptions/machine.ts. Money that is not owed goes back by itself
 * (docs/decisions/0036). Heard again it changes nothing.
 */
export const hearPlanFact = async (deps: Deps, hearing: Hearing): Promise<void> => {
  const { transaction, fact, plan, orderId } = hearing
  const { db } = transaction
  const order = await settleSetup(deps, hearing)
  if (!order) return
  const row = await subscriptionOf(deps, { ...hearing, order })
  if (!row) return
  const { periodStart, periodEnd } = periodOf(row, plan.charge)
  if (order.subscription !== row.id || order.periodStart === null)
    await db
      .update(orders)
      .set({ subscription: row.id, charge: plan.charge, periodStart, periodEnd })
      .where(eq(orders.id, orderId))
  const moved = await hear(deps, { ...hearing, order, row })
  if (moved?.told.kind === 'applied' && moved.told.refund)
    await giveBack({ transaction, fact, order, amount: moved.told.refund, reason: 'not_owed' })
}

/** The order as it is now. One that costs nothing is paid once its card is kept. */
const settleSetup = async (
  deps: Deps,
  { transaction, fact, orderId }: Hearing,
): Promise<OrderRow | undefined> => {
  const { db } = transaction
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || order.total > 0 || order.status !== 'created' || fact.status !== 'succeeded') return order
  const moved = await moveOrder({ db, order, event: { type: 'settle_free' }, now: deps.now() })
  if (moved.kind !== 'applied') return order
  await grantEntitlement(deps, { transaction, order })
  await enqueueReceipt({ transaction, order })
  return { ...order, status: moved.state.status }
}

type Known = Hearing & { order: OrderRow }

/** The subscription, begun by the first payment of its order. Of a second plan at once the money goes back. */
const subscriptionOf = async (deps: Deps, known: Known): Promise<SubscriptionRow | null> => {
  const { transaction, fact, plan, order } = known
  const found = await subscriptionOfFirst(transaction, plan.firstOrder)
  if (found || order.id !== plan.firstOrder || fact.status !== 'succeeded') return found ?? null
  if (!order.customer) return null
  const other = await otherLive(transaction, { customer: order.customer, except: null })
  if (other && other.id !== orderedPlanOf(order).replaces) {
    await refuseSecond(deps, known)
    return null
  }
  if (other)
    await moveSubscription(deps, { transaction, row: other, event: { type: 'upgraded' }, by: 'upgrade' })
  return beginSubscription(transaction, { order, plan, provider: fact.provider })
}

const refuseSecond = async (deps: Deps, { transaction, fact, plan, order }: Known): Promise<void> => {
  if (order.total > 0)
    await giveBack({ transaction, fact, order, amount: order.total, reason: 'bought_twice' })
  await recordAnomaly(deps, {
    db: transaction.db,
    kind: 'bought_twice',
    ref: `${fact.provider}:${fact.intentId}`,
    order: order.id,
    detail: { plan: plan.subscription },
  })
  await transaction.send('stop-plan', { provider: fact.provider, ref: plan.subscription })
}

const hear = async (
  deps: Deps,
  { transaction, fact, plan, order, row }: Known & { row: SubscriptionRow },
): Promise<Moved | null> => {
  const { charge: n, at } = plan
  const move = { transaction, row, by: 'provider', key: String(n) }
  const ledger = ledgerTotals(await ledgerOf({ db: transaction.db, orderId: order.id }))
  const isHeld = GRANTING_STATUSES.includes(order.status)
  if (fact.status === 'succeeded' && isUnheard(row, n)) {
    if (n === 0 && order.total === 0)
      return moveSubscription(deps, { ...move, event: { type: 'trial_began' } })
    if (ledger.charged > 0)
      return moveSubscription(deps, {
        ...move,
        event: { type: 'charged', n, at, amount: fact.amount, isNew: await isNew(transaction, row, n) },
        detail: { order: order.number },
      })
  }
  if (ledger.disputeLost > ledger.disputeOverturned)
    return moveSubscription(deps, { ...move, event: { type: 'dispute_lost' } })
  if (order.status === 'disputed') return moveSubscription(deps, { ...move, event: { type: 'disputed' } })
  // What was given back whole is not kept open: a withdrawal, or a colleague's refund of the running period.
  if (order.status === 'refunded' && n === Math.max(row.chargesDone, 1) && !isHeld)
    return moveSubscription(deps, { ...move, event: { type: 'withdrawn' } })
  if (fact.status !== 'succeeded' && plan.tries > 0)
    return moveSubscription(deps, {
      ...move,
      key: `${n}:${plan.tries}`,
      event: { type: 'charge_failed', n, at, tries: plan.tries, retryAt: plan.retryAt },
    })
  return null
}

/** Whether the machine has still to hear of this charge; what it gave back it has heard. */
const isUnheard = (row: SubscriptionRow, n: number): boolean =>
  n === 0 ? row.paidUntil === null : n > row.chargesDone

/** A charge is heard once; a second look at the same money is no second charge. */
const isNew = async ({ db }: Transaction, row: SubscriptionRow, n: number): Promise<boolean> => {
  const known = await db.query.subscription_events.findFirst({
    where: (event, { eq: is }) => is(event.key, `${row.id}:charged:${n}`),
  })
  return known === undefined
}

const periodOf = (row: SubscriptionRow, n: number) => {
  const { trialEndsAt, startedAt, anchorAt } = stateOf(row)
  if (n === 0) return { periodStart: startedAt, periodEnd: trialEndsAt }
  const grid = { anchorAt, period: termsOf(row).period }
  return { periodStart: chargeAt({ ...grid, n }), periodEnd: chargeAt({ ...grid, n: n + 1 }) }
}

const giveBack = ({
  transaction,
  fact,
  order,
  amount,
  reason,
}: {
  transaction: Transaction
  fact: PaymentFact
  order: OrderRow
  amount: number
  reason: 'not_owed' | 'bought_twice'
}) =>
  enqueueRefund({
    transaction,
    refund: {
      order: order.id,
      provider: fact.provider,
      intentId: fact.intentId,
      amount,
      currency: fact.currency,
      reason,
      key: `${reason}_${fact.provider}_${fact.intentId}`,
      askedBy: 'plumbline',
    },
  })
