import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import type { PlanCharge } from '@/domain/orders/payment-fact'
import type { Replaced } from '@/domain/subscriptions/as-priced'
import { newSubscription } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { skus, subscriptions } from '@/payload-schema'
import type { OrderRow } from '../orders/find-order'
import type { Transaction } from '../transaction'
import { newNumber } from '../visitors/tokens'
import { columnsOf, type SubscriptionRow } from './subscription-row'

/** Beside the terms: what its buyer chose, and where they were. Stored in `orders.planTerms`. */
export type OrderedPlan = PlanTerms &
  Replaced & {
    withTrial: boolean
    zone: string
    /** Hundredths taken off the first charge for the plan that this one replaces. */
    credit: number
  }

export const orderedPlanOf = (order: Pick<OrderRow, 'planTerms'>): OrderedPlan =>
  order.planTerms as OrderedPlan

/** The terms alone, as they are stored with a subscription and told to its provider. */
export const termsOfOrder = (order: Pick<OrderRow, 'planTerms'>): PlanTerms => {
  const {
    withTrial: _t,
    zone: _z,
    credit: _c,
    replaces: _r,
    replacesCharges: _n,
    ...terms
  } = orderedPlanOf(order)
  return terms
}

/** The subscription that an order began, if it has. */
export const subscriptionOfFirst = async (
  { db }: Pick<Transaction, 'db'>,
  firstOrder: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.firstOrder, firstOrder))
    .for('update')
  return row
}

/** What a customer has besides: of two plans that were paid, the first one stays. */
export const otherLive = async (
  { db }: Pick<Transaction, 'db'>,
  { customer, except }: { customer: string; except: string | null },
): Promise<SubscriptionRow | undefined> => {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.customer, customer), ne(subscriptions.status, 'ended')))
    .for('update')
  return rows.find(({ id }) => id !== except)
}

/** A plan whose first payment was made: stored as it begins by its provider's clock, before that payment is heard. */
export const beginSubscription = async (
  { db }: Pick<Transaction, 'db'>,
  { order, plan, provider }: { order: OrderRow; plan: PlanCharge; provider: string },
): Promise<SubscriptionRow> => {
  const { withTrial, credit, zone } = orderedPlanOf(order)
  const terms = termsOfOrder(order)
  const state = newSubscription({ terms, at: plan.startedAt, withTrial, credit })
  const [sold] = await db.select({ plan: skus.plan }).from(skus).where(eq(skus.id, order.sku))
  if (!sold?.plan || !order.customer) throw new Error('An order of a plan without its plan or its customer.')
  const [row] = await db
    .insert(subscriptions)
    .values({
      number: newNumber(),
      customer: order.customer,
      plan: sold.plan,
      level: terms.level,
      storefront: order.storefront,
      firstOrder: order.id,
      terms,
      email: order.email,
      locale: order.locale,
      country: order.country,
      zone,
      provider,
      providerRef: plan.subscription,
      providerStopped: false,
      clockAheadMs: 0,
      ...columnsOf(state),
    })
    .returning()
  if (!row) throw new Error('The subscription was not stored.')
  return row
}
