import { eq } from '@payloadcms/db-postgres/drizzle'
import { parseCurrency } from '@/domain/money/currencies'
import { refundable } from '@/domain/orders/refund-machine'
import { orders } from '@/payload-schema'
import { readKept } from '../anomalies/read-kept'
import type { Deps } from '../deps'
import { readUpgrades } from '../orders/upgrade/read-upgrades'
import { HttpRefusal } from '../refusal'

/** What the admin shows of an order's money. Hundredths of its currency. */
export type OrderMoney = {
  currency: string
  charged: number
  refunded: number
  pending: number
  withheld: number
  /** What can still be given back. */
  left: number
  /** The numbers of the orders that took this one over and are refunded first; none where that holds nothing back. */
  upgrades: string[]
}

export const readOrderMoney = async (deps: Deps, orderId: string): Promise<OrderMoney> => {
  const [order] = await deps.payload.db.drizzle.select().from(orders).where(eq(orders.id, orderId))
  const currency = parseCurrency(order?.currency)
  if (!order || !currency) throw new HttpRefusal('notFound')
  const { charged, refunded, withheld, pending } = await readKept(deps, orderId)
  const { held, numbers } = await readUpgrades({ db: deps.payload.db.drizzle, order })
  const kept = refundable({ charged: charged - withheld, refunded, open: [pending] })
  return {
    currency,
    charged,
    refunded,
    pending,
    withheld,
    left: Math.max(0, kept - held),
    upgrades: kept > 0 ? numbers : [],
  }
}
