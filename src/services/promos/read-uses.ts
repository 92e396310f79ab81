import { inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'

/** What came of a promo code. `taken`: hundredths, the totals of its paid orders by currency. */
export type PromoUses = {
  paid: number
  /** Orders that may still be paid. */
  waiting: number
  taken: { currency: string; amount: number }[]
}

const NONE: PromoUses = { paid: 0, waiting: 0, taken: [] }

/** By code; one that nobody used is not in it. Orders that expired, or were given back as a whole, are no uses. */
export const readAllPromoUses = async ({
  payload,
}: Pick<Deps, 'payload'>): Promise<ReadonlyMap<string, PromoUses>> => {
  const isPaid = sql<boolean>`(${orders.status} <> 'created')`
  const rows = await payload.db.drizzle
    .select({
      promo: orders.promo,
      currency: orders.currency,
      isPaid,
      count: sql<number>`count(*)`,
      amount: sql<number>`sum(${orders.total})`,
    })
    .from(orders)
    .where(sql`${orders.promo} is not null and ${inArray(orders.status, ['created', ...GRANTING_STATUSES])}`)
    .groupBy(orders.promo, orders.currency, isPaid)
    .orderBy(orders.currency)
  const all = new Map<string, PromoUses>()
  for (const { promo, currency, isPaid: paid, count, amount } of rows) {
    if (promo === null) continue
    const before = all.get(promo) ?? NONE
    const n = Number(count)
    all.set(promo, {
      paid: before.paid + (paid ? n : 0),
      waiting: before.waiting + (paid ? 0 : n),
      taken: paid ? [...before.taken, { currency, amount: Number(amount) }] : before.taken,
    })
  }
  return all
}
