import { inArray, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type Holding, takersOf } from '@/domain/money/upgrade'
import { orders, refunds } from '@/payload-schema'
import type { Deps } from '../../deps'
import type { OrderRow } from '../../orders/find-order'
import { readHoldings } from '../../orders/upgrade/read-holdings'
import { closeOrders } from '../../privacy/close-orders'
import { type AskedRefund, wantRefund } from '../../refunds/decide-refund'
import { leftPerPayment } from '../../refunds/left-per-payment'
import { keyOfTaken, keysOfTaken, readTakenOver } from '../../refunds/taken-over'
import { Refusal } from '../../refusal'
import type { Transaction, TransactionHandle } from '../../transaction'
import type { Contract } from './read-contract'

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
  or(
    sql`false`,
    ...sold
      .flatMap((order) => [`${keyOf(order)}_`, keysOfTaken(order)])
      .map((key) => sql`starts_with(${refunds.key}, ${`asked_${key}`})`),
  )

/**
 * Gives back what was paid for a contract; and of a plan that it replaced what was credited to it, since nobody has that plan any
 * more. Of the rest of that plan its buyer had the use.
 */
export const giveBack = async ({
  transaction,
  sold,
  left,
  closed = [],
}: {
  transaction: Transaction
  sold: readonly OrderRow[]
  left: Left
  /** closeUnpaidTakers. */
  closed?: readonly string[]
}): Promise<void> => {
  const asked = { reason: 'withdrawn', note: null, askedBy: 'customer', closed } as const
  const want = async (some: Pick<AskedRefund, 'orderId' | 'amount' | 'key' | 'takenBy'>) => {
    const leftThere = left.get(some.orderId) ?? new Map<string, number>()
    await wantRefund({ transaction, asked: { ...asked, ...some }, leftThere }).catch((error: unknown) => {
      // A free trial, or money that is back already.
      if (!(error instanceof Refusal && error.reason === 'nothingToRefund')) throw error
    })
  }
  for (const order of sold) await want({ orderId: order.id, amount: 'all', key: keyOf(order) })
  for (const { order, amount, by } of await readTakenOver(transaction.db, sold))
    await want({ orderId: order.id, amount, key: keyOfTaken({ order, by }), takenBy: by.number })
}

/** The orders of larger plans that would take over the rest of one: paid, and those whose form is open. */
const readTakers = async (db: TransactionHandle, sold: readonly OrderRow[]): Promise<Holding[]> => {
  const [first] = sold
  if (!first) return []
  const holdings = await readHoldings({ db, subject: first })
  return sold.flatMap(({ number }) => takersOf(number, holdings))
}

/**
 * Ends the unpaid orders that would take a plan over, under the lock under which that plan has just ended: nobody waits for a form that
 * was left open. Should it be paid after all, its money goes back, as what it was to replace is gone (first-payment/refuse-plan.ts).
 * @returns their numbers. @throws Refusal refundUpgradeFirst: a payment of one is under way.
 */
export const closeUnpaidTakers = async (
  deps: Pick<Deps, 'now'>,
  { db, sold }: { db: TransactionHandle; sold: readonly OrderRow[] },
): Promise<string[]> => {
  const takers = await readTakers(db, sold)
  const numbers = takers.filter(({ state }) => state === 'payable').map(({ number }) => number)
  if (numbers.length === 0) return []
  const rows = await db.select({ id: orders.id }).from(orders).where(inArray(orders.number, numbers))
  await closeOrders(deps, { db, ids: rows.map(({ id }) => id) }).catch((error: unknown) => {
    throw error instanceof Refusal && error.reason === 'paymentUnderWay'
      ? new Refusal('refundUpgradeFirst')
      : error
  })
  return numbers
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
  const takers = await readTakers(db, sold)
  if (takers.some(({ kept }) => kept > 0)) throw new Refusal('refundUpgradeFirst')
}
