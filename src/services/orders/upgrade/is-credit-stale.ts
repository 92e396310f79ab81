import { and, eq, gt, inArray, ne } from '@payloadcms/db-postgres/drizzle'
import { PLAN_TIER } from '@/domain/catalog/parts'
import { parseCurrency } from '@/domain/money/currencies'
import { creditsFor, ownedLines, sameLines, spendCredits } from '@/domain/money/upgrade'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { isAsPriced } from '@/domain/subscriptions/as-priced'
import { orders, subscriptions } from '@/payload-schema'
import type { Deps } from '../../deps'
import { orderedPlanOf } from '../../subscriptions/begin-subscription'
import { hadTrial } from '../../subscriptions/first-payment/had-trial'
import type { TransactionHandle } from '../../transaction'
import type { OrderRow } from '../find-order'
import { ofSubject } from '../subject/subject'
import { readHoldings } from './read-holdings'

type Asked = { db: Deps['payload']['db']['drizzle'] | TransactionHandle; order: OrderRow }

/**
 * Whether what an unpaid order takes off its price for orders of before is no longer what they are worth to it: one of
 * them was refunded, or taken over by another, or paid since. Its price is not the right one then, in either direction.
 */
export const isCreditStale = async ({ db, order }: Asked): Promise<boolean> => {
  if (order.tier === PLAN_TIER) return isPlanStale({ db, order })
  const currency = parseCurrency(order.currency)
  if (!currency) return false
  if (await isPaidElsewhere({ db, order })) return true
  // What it took over itself does not count, should it be paid just now.
  const others = (await readHoldings({ db, subject: order })).filter(({ number }) => number !== order.number)
  const credits = creditsFor({ holdings: others, parts: order.parts as string[], currency })
  const discounts = order.discounts as { kind: string; amount: number }[] | null
  const price = (discounts ?? [])
    .filter(({ kind }) => kind === 'promo' || kind === 'permanent')
    .reduce((left, { amount }) => left - amount, order.list)
  return !sameLines(ownedLines(discounts), spendCredits(credits, price))
}

/** Whether what runs is not what this order was priced to replace, or its trial was had by another order. */
const isPlanStale = async ({ db, order }: Asked): Promise<boolean> => {
  if (!order.customer) return false
  const ordered = orderedPlanOf(order)
  if (ordered.withTrial && (await hadTrial(db, order.customer))) return true
  const [live] = await db
    .select({ id: subscriptions.id, chargesDone: subscriptions.chargesDone })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.customer, order.customer),
        ne(subscriptions.status, 'ended'),
        ne(subscriptions.firstOrder, order.id),
      ),
    )
  return !isAsPriced(ordered, live ?? null)
}

/**
 * Whether an order that it would take over was paid after it was placed, in another currency. Its price knows nothing of
 * that one; placed today it would be in that currency (read-offer.ts), where the price list has it.
 */
const isPaidElsewhere = async ({ db, order }: Asked): Promise<boolean> => {
  const others = await db
    .select({ parts: orders.parts })
    .from(orders)
    .where(
      and(
        ofSubject(order),
        inArray(orders.status, [...GRANTING_STATUSES]),
        gt(orders.total, 0),
        ne(orders.currency, order.currency),
        gt(orders.paidAt, order.createdAt),
      ),
    )
  const sold = order.parts as string[]
  return others.some(({ parts }) => (parts as string[]).every((part) => sold.includes(part)))
}
