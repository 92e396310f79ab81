import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { foldAddress } from '@/domain/address'
import type { CallData } from '@/domain/api/calls'
import { maskedAddress } from '@/domain/mailbox'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { parseOrderNumber } from '@/domain/orders/order-number'
import { withdrawalOf } from '@/domain/orders/withdrawal'
import { customers, orders, refunds } from '@/payload-schema'
import type { Deps } from '../../deps'
import { queueMail } from '../../mails/queue-mail'
import type { OrderRow } from '../../orders/find-order'
import { isOfHealth } from '../../orders/subject/is-of-health'
import { Refusal } from '../../refusal'
import { inTransaction, type Transaction } from '../../transaction'
import { moveSubscription } from '../move-subscription'
import { clockOf, type SubscriptionRow } from '../subscription-row'
import { lockSubscription } from '../tend-plans'
import { closeUnpaidTakers, giveBack, isOfWithdrawal, readLeft, refuseUpgraded } from './give-back'
import { type Contract, readContract, readSold } from './read-contract'
import { seal } from './seal'

type Told = CallData<'unsubscribe.withdraw'>

/**
 * Withdraws from a contract by right: it ends at once, all of its money goes back by the way of every refund, with what it took
 * over of a plan that it replaced, and a receipt is mailed. Where its buyer gave the right up, or its days are over, nothing happens and the answer says so. Asked for again
 * it gives the same answer. Its number and its address are both needed; the number has 60 random bits.
 * @throws Refusal contractUnknown, refundUpgradeFirst.
 */
export const withdraw = async (
  deps: Deps,
  { number, email }: { number: string; email: string },
): Promise<Told> => {
  const contract = await findContract(deps, { number, email })
  const { order } = contract
  const told = (some: Pick<Told, 'outcome' | 'at' | 'amount'>): Told => {
    const shown = { ...some, number: order.number, mailedTo: maskedAddress(contract.email) }
    return { ...shown, token: seal({ is: 'withdrawal', ...shown }, deps.now()) }
  }
  const before = await readWithdrawn(deps, contract)
  if (before) return told({ outcome: 'withdrawn', ...before })
  const now = contract.row ? clockOf(deps, contract.row) : deps.now()
  const ruled = withdrawalOf({ ...contract, now })
  if (ruled.outcome !== 'withdrawn') return told({ ...ruled, amount: null })
  await end(deps, contract)
  return told({
    outcome: 'withdrawn',
    at: ruled.at,
    amount: (await readWithdrawn(deps, contract))?.amount ?? null,
  })
}

const findContract = async (
  deps: Pick<Deps, 'payload'>,
  { number, email }: { number: string; email: string },
): Promise<Contract> => {
  const db = deps.payload.db.drizzle
  const parsed = parseOrderNumber(number.replace(/[\s#-]/g, ''))
  const [order] = parsed ? await db.select().from(orders).where(eq(orders.number, parsed)) : []
  if (!order) throw new Refusal('contractUnknown')
  const contract = await readContract(deps, order)
  const [customer] = order.customer
    ? await db.select({ email: customers.email }).from(customers).where(eq(customers.id, order.customer))
    : []
  const own = [order.email, contract.row?.email, customer?.email].map((one) => one?.toLowerCase())
  const isPaid = GRANTING_STATUSES.includes(order.status) || order.status === 'refunded'
  if (!isPaid || !own.includes(foldAddress(email).toLowerCase())) throw new Refusal('contractUnknown')
  return contract
}

/** What an earlier withdrawal gave back; null: there was none. */
const readWithdrawn = async (
  { payload }: Pick<Deps, 'payload'>,
  { order, row, sold }: Contract,
): Promise<Pick<Told, 'at' | 'amount'> | null> => {
  const db = payload.db.drizzle
  const own = await db
    .select({ amount: refunds.amount, at: refunds.createdAt })
    .from(refunds)
    .where(and(eq(refunds.reason, 'withdrawn'), isOfWithdrawal(sold)))
    .orderBy(desc(refunds.createdAt))
  if (own.length === 0 && row?.endedReason !== 'withdrawn') return null
  const at = own[0]?.at ?? row?.endsAt ?? null
  const amount = own.reduce((sum, one) => sum + one.amount, 0)
  return { at: at && new Date(at).toISOString(), amount: { amount, currency: order.currency } }
}

const end = async (deps: Deps, contract: Contract): Promise<void> => {
  const left = await readLeft(deps, contract)
  await inTransaction(deps, async (transaction) => {
    const { row, order, email } = contract
    if (!row) {
      await giveBack({ transaction, sold: contract.sold, left })
      return queueReceipt({ transaction, order, to: email })
    }
    const ended = await endPlan(deps, { transaction, row })
    if (!ended) await queueReceipt({ transaction, order, to: email })
    // A charge may have come while the lock was waited for.
    const sold = await readSold(transaction.db, row)
    await refuseUpgraded({ db: transaction.db, sold })
    const closed = await closeUnpaidTakers(deps, { db: transaction.db, sold })
    await giveBack({ transaction, sold, left, closed })
  })
}

/** Whether it ended by this: then its note is the receipt. */
const endPlan = async (
  deps: Deps,
  { transaction, row }: { transaction: Transaction; row: SubscriptionRow },
): Promise<boolean> => {
  const held = await lockSubscription(transaction, row.id)
  if (!held) return false
  const moved = await moveSubscription(deps, {
    transaction,
    row: held,
    event: { type: 'withdrawn' },
    by: 'customer',
    key: 'withdrawn',
  })
  return moved.told.kind === 'applied'
}

const queueReceipt = async ({
  transaction,
  order,
  to,
}: {
  transaction: Transaction
  order: OrderRow
  to: string
}): Promise<void> =>
  queueMail({
    transaction,
    mail: {
      to,
      template: 'plan_note',
      locale: order.locale,
      key: `withdrawn:${order.id}`,
      params: { orderId: order.id, note: 'withdrawn' },
      health: await isOfHealth(transaction.db, order),
    },
  })
