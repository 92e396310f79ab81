import { and, eq, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { ownedLines, takersOf } from '@/domain/money/upgrade'
import { orders, refunds } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OrderRow } from '../../orders/find-order'
import { readHoldings } from '../../orders/upgrade/read-holdings'
import { type AskedRefund, wantRefund } from '../../refunds/decide-refund'
import { leftPerPayment } from '../../refunds/left-per-payment'
import { Refusal } from '../../refusal'
import type { Transaction, TransactionHandle } from '../../transaction'
import type { Contract } from './read-contract'

type Db = Deps['payload']['db']['drizzle'] | TransactionHandle

/** A part of an order of before that one of these took over as a credit (docs/decisions/0038). */
type TakenOver = { order: OrderRow; amount: number; by: OrderRow }

const readTakenOver = async (db: Db, sold: readonly OrderRow[]): Promise<TakenOver[]> => {
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

type Left = ReadonlyMap<string, ReadonlyMap<string, number>>

/** leftPerPayment of all orders whose money goes back, by their ids: it asks providers, so before the transaction. */
export const readLeft = async (deps: Deps, { row, sold }: Contract): Promise<Left> => {
  const taken = row ? await readTakenOver(deps.payload.db.drizzle, sold) : []
  const left = new Map<string, ReadonlyMap<string, number>>()
  for (const { id } of [...sold, ...taken.map(({ order }) => order)])
    left.set(id, await leftPerPayment(deps, id))
  return left
}

const keyOf = ({ id }: Pick<OrderRow, 'id'>): string => `withdrawn_${id}`

/** Whether a refund belongs to the withdrawal from these orders, also one of what they had taken over. */
export const isOfWithdrawal = (sold: readonly OrderRow[]): SQL | undefined =>
  or(sql`false`, ...sold.map((order) => sql`starts_with(${refunds.key}, ${`asked_${keyOf(order)}_`})`))

/**
 * Gives back what was paid for a contract; and of a plan that it replaced what was credited to it, since nobody has that plan any
 * more. Of the rest of that plan its buyer had the use.
 */
export const giveBack = async ({
  transaction,
  sold,
  left,
}: {
  transaction: Transaction
  sold: readonly OrderRow[]
  left: Left
}): Promise<void> => {
  const asked = { reason: 'withdrawn', note: null, askedBy: 'customer' } as const
  const want = async (some: Pick<AskedRefund, 'orderId' | 'amount' | 'key' | 'takenBy'>) => {
    const leftThere = left.get(some.orderId) ?? new Map<string, number>()
    await wantRefund({ transaction, asked: { ...asked, ...some }, leftThere }).catch((error: unknown) => {
      // A free trial, or money that is back already.
      if (!(error instanceof Refusal && error.reason === 'nothingToRefund')) throw error
    })
  }
  for (const order of sold) await want({ orderId: order.id, amount: 'all', key: keyOf(order) })
  for (const { order, amount, by } of await readTakenOver(transaction.db, sold))
    await want({ orderId: order.id, amount, key: `${keyOf(by)}_of_${order.id}`, takenBy: by.number })
}

/**
 * A plan whose rest a larger one took over goes back after that one: else the larger would stand on money that is gone. One whose
 * own money is on its way back holds nothing. @throws Refusal refundUpgradeFirst.
 */
export const refuseUpgraded = async ({
  db,
  sold,
}: {
  db: TransactionHandle
  sold: readonly OrderRow[]
}): Promise<void> => {
  const [first] = sold
  if (!first) return
  const holdings = await readHoldings({ db, subject: first })
  const takers = sold.flatMap(({ number }) => takersOf(number, holdings))
  if (takers.some(({ state, kept }) => state === 'payable' || kept > 0))
    throw new Refusal('refundUpgradeFirst')
}
