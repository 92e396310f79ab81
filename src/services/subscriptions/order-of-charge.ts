import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { displayUnit } from '@/domain/money/currencies'
import { taxInside } from '@/domain/money/round'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { FIRST_ORDER_STATUS } from '@/domain/orders/order-machine'
import type { PaymentFact, PlanCharge } from '@/domain/orders/payment-fact'
import { amountOf } from '@/domain/subscriptions/amount'
import { orders, payment_attempts, subscriptions } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import { storeOrder } from '../orders/insert-order'
import { lockSubject } from '../orders/subject/subject'
import { createAttempt } from '../payments/create-attempt'
import type { Transaction } from '../transaction'
import { newNumber } from '../visitors/tokens'
import { type SubscriptionRow, stateOf, termsOf } from './subscription-row'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The order of a charge that a provider made by its own schedule: made when its first word comes, once for each charge of a
 * subscription. null: the charge is of no subscription of ours.
 */
export const orderOfCharge = async (
  deps: Pick<Deps, 'now'>,
  { transaction, fact, plan }: { transaction: Transaction; fact: PaymentFact; plan: PlanCharge },
): Promise<string | null> => {
  const { db } = transaction
  if (!UUID.test(plan.firstOrder)) return null
  const [first] = await db.select().from(orders).where(eq(orders.id, plan.firstOrder))
  if (!first) return null
  await lockSubject(db, first)
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, fact.provider), eq(subscriptions.providerRef, plan.subscription)))
    .for('update')
  if (!row || row.firstOrder !== first.id) return null
  const [known] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.subscription, row.id), eq(orders.charge, plan.charge)))
  const order = known?.id ?? (await insertRenewal(deps, { transaction, first, row, plan, fact })).id
  await adopt({ transaction, fact, orderId: order })
  return order
}

/** What stands at a provider can be changed there. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Renewal = {
  transaction: Transaction
  first: OrderRow
  row: SubscriptionRow
  plan: PlanCharge
  fact: PaymentFact
}

/** At the price that was promised; where the provider took another amount, the machine gives the rest back. */
const insertRenewal = async (
  { now }: Pick<Deps, 'now'>,
  { transaction: { db }, first, row, plan, fact }: Renewal,
): Promise<OrderRow> => {
  const terms = termsOf(row)
  const promised = amountOf({ terms, state: stateOf(row), n: plan.charge })
  const total = fact.amount
  const { currency } = terms.price
  const at = now()
  return storeOrder(db, {
    number: newNumber(),
    status: FIRST_ORDER_STATUS,
    sitting: null,
    customer: row.customer ?? first.customer,
    storefront: row.storefront,
    sku: first.sku,
    tier: first.tier,
    parts: first.parts,
    planTerms: first.planTerms,
    subscription: row.id,
    charge: plan.charge,
    email: row.email,
    locale: row.locale,
    country: row.country,
    currency,
    list: Math.max(promised, total),
    discounts: promised > total ? [{ kind: 'given', amount: promised - total }] : [],
    total,
    taxRatePercent: first.taxRatePercent,
    taxIncluded: taxInside({
      amount: total,
      rate: first.taxRatePercent / 100,
      unit: displayUnit(currency),
    }),
    promo: null,
    tracking: {},
    // Nobody pays it by a form: it waits as long as its provider tries.
    expiresAt: new Date(at.getTime() + (terms.graceDays + 1) * DAY_MS).toISOString(),
    createdAt: at.toISOString(),
  })
}

/** The provider's intent as the attempt of that order, so that it is booked as any other. */
const adopt = async ({
  transaction: { db },
  fact: { provider, intentId },
  orderId,
}: {
  transaction: Transaction
  fact: PaymentFact
  orderId: string
}): Promise<void> => {
  const [known] = await db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(and(eq(payment_attempts.provider, provider), eq(payment_attempts.intentId, intentId)))
  if (known) return
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  const [live] = await db
    .select({ id: payment_attempts.id })
    .from(payment_attempts)
    .where(
      and(eq(payment_attempts.order, orderId), inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES])),
    )
  const isDue = order.status === FIRST_ORDER_STATUS && !live
  await createAttempt({ db, order, provider, method: 'card', adopted: intentId, isDue })
}
