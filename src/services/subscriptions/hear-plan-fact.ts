import { eq } from '@payloadcms/db-postgres/drizzle'
import { type LedgerTotals, ledgerTotals } from '@/domain/orders/ledger'
import type { PaymentFact, PlanCharge } from '@/domain/orders/payment-fact'
import { cardEnd } from '@/domain/subscriptions/letters/notices'
import { lossOf } from '@/domain/subscriptions/loss'
import { chargeAt } from '@/domain/subscriptions/period'
import { orders, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import { enqueueReceipt } from '../orders/enqueue-receipt'
import type { OrderRow } from '../orders/find-order'
import { grantEntitlement } from '../orders/grant-entitlement'
import { moveOrder } from '../orders/move-order'
import { ledgerOf } from '../payments/ledger-of'
import { enqueueRefund } from '../refunds/enqueue-refund'
import type { Transaction } from '../transaction'
import { beginSubscription, otherLive, subscriptionOfFirst } from './begin-subscription'
import { refusePlan, whyNotBegun } from './first-payment/refuse-plan'
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
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const row = await subscriptionOf(deps, { ...hearing, order })
  if (!row) return
  await keepCard(transaction, { row, plan })
  const { periodStart, periodEnd } = periodOf(row, plan.charge)
  if (order.subscription !== row.id || order.periodStart === null)
    await db
      .update(orders)
      .set({ subscription: row.id, charge: plan.charge, periodStart, periodEnd })
      .where(eq(orders.id, orderId))
  const moved = await hear(deps, { ...hearing, order, row })
  if (moved?.told.kind === 'applied' && moved.told.refund)
    await giveBack({ transaction, fact, order, amount: moved.told.refund })
}

/** When the card expires that its provider charges, for the letter before that. */
const keepCard = async (
  { db }: Transaction,
  { row, plan: { cardExpires } }: { row: SubscriptionRow; plan: PlanCharge },
): Promise<void> => {
  const isKnown = cardExpires === undefined || cardExpires === row.cardExpires
  if (isKnown || row.status === 'ended' || cardEnd(cardExpires) === null) return
  await db.update(subscriptions).set({ cardExpires }).where(eq(subscriptions.id, row.id))
}

type Known = Hearing & { order: OrderRow }

/** The subscription, begun by the first payment of its order. */
const subscriptionOf = async (deps: Deps, known: Known): Promise<SubscriptionRow | null> => {
  const { transaction, fact, plan, order } = known
  const found = await subscriptionOfFirst(transaction, plan.firstOrder)
  if (found?.provider === fact.provider && found.providerRef === plan.subscription) return found
  if (found) {
    // Two forms of one order were paid: the money of the second goes back by book-fact.ts.
    await transaction.send('stop-plan', { provider: fact.provider, ref: plan.subscription })
    return null
  }
  return order.id === plan.firstOrder && fact.status === 'succeeded' ? begin(deps, known) : null
}

/** Of what may not begin any more the money goes back, and a plan that it was to replace goes on. */
const begin = async (deps: Deps, known: Known): Promise<SubscriptionRow | null> => {
  const { transaction, fact, plan, order } = known
  const running = order.customer
    ? await otherLive(transaction, { customer: order.customer, except: null })
    : undefined
  const why = await whyNotBegun(transaction, { order, running })
  if (why || (running && !(await replace(deps, { transaction, row: running })))) {
    await refusePlan(deps, { transaction, fact, plan, order, why: why ?? 'bought_twice' })
    return null
  }
  await settleSetup(deps, known)
  return beginSubscription(transaction, { order, plan, provider: fact.provider })
}

const replace = async (
  deps: Deps,
  { transaction, row }: { transaction: Transaction; row: SubscriptionRow },
): Promise<boolean> => {
  const { told } = await moveSubscription(deps, {
    transaction,
    row,
    event: { type: 'upgraded' },
    by: 'upgrade',
  })
  return told.kind === 'applied'
}

/** One that costs nothing is paid once its card is kept. */
const settleSetup = async (deps: Deps, { transaction, order }: Known): Promise<void> => {
  if (order.total > 0) return
  const { db } = transaction
  const moved = await moveOrder({ db, order, event: { type: 'settle_free' }, now: deps.now() })
  if (moved.kind !== 'applied') return
  await grantEntitlement(deps, { transaction, order })
  await enqueueReceipt({ transaction, order })
}

type Of = Known & { row: SubscriptionRow }

/** First what was paid, then what became of it: a charge may be first heard of when its bank has it back already. */
const hear = async (deps: Deps, known: Of): Promise<Moved | null> => {
  const { transaction, fact, plan } = known
  const { charge: n, at } = plan
  const ledger = ledgerTotals(await ledgerOf({ db: transaction.db, orderId: known.order.id }))
  const paid = await hearPayment(deps, { ...known, ledger })
  const row = paid?.row ?? known.row
  const move = { transaction, row, by: 'provider', key: String(n) }
  const { status } = known.order
  const loss = lossOf({ status, totals: ledger, charge: n, chargesDone: row.chargesDone })
  if (loss) await moveSubscription(deps, { ...move, event: { type: loss } })
  else if (fact.status !== 'succeeded' && plan.tries > 0)
    await moveSubscription(deps, {
      ...move,
      key: `${n}:${plan.tries}`,
      event: { type: 'charge_failed', n, at, tries: plan.tries, retryAt: plan.retryAt },
    })
  return paid
}

const hearPayment = async (
  deps: Deps,
  { transaction, fact, plan, order, row, ledger }: Of & { ledger: LedgerTotals },
): Promise<Moved | null> => {
  const { charge: n, at } = plan
  if (fact.status !== 'succeeded' || !isUnheard(row, n)) return null
  const move = { transaction, row, by: 'provider', key: String(n) }
  if (n === 0 && order.total === 0) return moveSubscription(deps, { ...move, event: { type: 'trial_began' } })
  if (ledger.charged === 0) return null
  return moveSubscription(deps, {
    ...move,
    event: { type: 'charged', n, at, amount: fact.amount, isNew: await isNew(transaction, row, n) },
    detail: { order: order.number },
  })
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
}: {
  transaction: Transaction
  fact: PaymentFact
  order: OrderRow
  amount: number
}) =>
  enqueueRefund({
    transaction,
    refund: {
      order: order.id,
      provider: fact.provider,
      intentId: fact.intentId,
      amount,
      currency: fact.currency,
      reason: 'not_owed',
      key: `not_owed_${fact.provider}_${fact.intentId}`,
      askedBy: 'plumbline',
    },
  })
