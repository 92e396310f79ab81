import type { CallData, CallParsed } from '@/domain/api/calls'
import type { Tier } from '@/domain/catalog/parts'
import { FIRST_ORDER_STATUS } from '@/domain/orders/order-machine'
import { cleanTracking } from '@/domain/routing/tracking'
import { orders } from '@/payload-schema'
import type { OrderedPlan } from '../subscriptions/begin-subscription'
import type { TransactionHandle } from '../transaction'
import { newNumber } from '../visitors/tokens'
import type { OrderRow } from './find-order'
import type { Buyer } from './subject/buyer'

/** What every order is placed with, whatever it is for. */
export type Purchase = Omit<CallParsed<'pay.create'>['body'], 'examOrderNumber' | 'skuId'>

type NewOrder = {
  db: TransactionHandle
  buyer: Buyer
  input: Purchase
  sku: { skuId: string; tier: Tier; parts: string[] }
  quote: CallData<'pay.create'>['quote']
  promoId: string | null
  /** Of an order for a plan. */
  planTerms?: OrderedPlan | null
  taxRatePercent: number
  expiresAt: Date
  now: Date
}

/** An unpaid order, with everything that its price was made of. */
export const insertOrder = async (order: NewOrder): Promise<OrderRow> => {
  const { db, buyer, input, sku, quote } = order
  return storeOrder(db, {
    number: newNumber(),
    status: FIRST_ORDER_STATUS,
    sitting: buyer.sitting,
    customer: buyer.customer ?? null,
    storefront: buyer.storefront,
    sku: sku.skuId,
    tier: sku.tier,
    parts: sku.parts,
    planTerms: order.planTerms ?? null,
    email: buyer.email,
    locale: input.hl,
    country: input.country,
    currency: quote.currency,
    list: quote.list,
    discounts: quote.discounts,
    total: quote.total,
    taxRatePercent: order.taxRatePercent,
    taxIncluded: quote.taxIncluded,
    promo: order.promoId,
    tracking: cleanTracking({ ...buyer.tracking, ...input.tracking }),
    expiresAt: order.expiresAt.toISOString(),
    createdAt: order.now.toISOString(),
  })
}

/** A new row of orders, unpaid. */
export const storeOrder = async (
  db: TransactionHandle,
  values: typeof orders.$inferInsert,
): Promise<OrderRow> => {
  const [row] = await db.insert(orders).values(values).returning()
  if (!row) throw new Error('The order was not stored.')
  return row
}
