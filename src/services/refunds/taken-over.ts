import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { ownedLines } from '@/domain/money/upgrade'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import type { OrderRow } from '../orders/find-order'
import type { TransactionHandle } from '../transaction'

/** A part of an order of before that another of the same customer took over as a credit (docs/decisions/0038). */
export type TakenOver = { order: OrderRow; amount: number; by: OrderRow }

const CREDITED = 'credited_'

/** One key whoever gives it back: staff and a withdrawal together give back once what an order took over of another. */
export const keyOfTaken = ({ order, by }: Pick<TakenOver, 'order' | 'by'>): string =>
  `${CREDITED}${by.id}_of_${order.id}`

/** With what the keys begin of all that an order took over. */
export const keysOfTaken = ({ id }: Pick<OrderRow, 'id'>): string => `${CREDITED}${id}_`

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
