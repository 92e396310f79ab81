import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { ownedLines } from '@/domain/money/upgrade'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import type { TransactionHandle } from '../transaction'

/** A part of an order of before that another of the same customer took over as a credit (docs/decisions/0038). */
export type TakenOver = { order: OrderRow; amount: number; by: OrderRow }

export const readTakenOver = async (
  db: Deps['payload']['db']['drizzle'] | TransactionHandle,
  sold: readonly OrderRow[],
): Promise<TakenOver[]> => {
  const lines = sold.flatMap((by) => ownedLines(by.discounts).map((line) => ({ ...line, by })))
  const found = await Promise.all(
    lines.map(async ({ number, amount, by }) => {
      if (!by.customer) return []
      const own = and(eq(orders.number, number), eq(orders.customer, by.customer))
      const [order] = await db.select().from(orders).where(own)
      return order ? [{ order, amount, by }] : []
    }),
  )
  return found.flat()
}
