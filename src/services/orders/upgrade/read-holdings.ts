import { and, eq, inArray, or } from '@payloadcms/db-postgres/drizzle'
import { type Holding, ownedLines } from '@/domain/money/upgrade'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../../deps'
import { ledgersOf } from '../../payments/ledger-of'
import { openRefundsOfAll } from '../../refunds/open-refunds'
import type { TransactionHandle } from '../../transaction'
import type { OrderRow } from '../find-order'
import { ofSubject, type Subject } from '../subject/subject'

type Asked = { db: Deps['payload']['db']['drizzle'] | TransactionHandle; subject: Subject }

/**
 * The orders of a subject whose money concerns its other orders: those that are paid, and those that an open payment may
 * still pay. None while nothing is paid. Under the subject's lock it holds until the transaction ends.
 */
export const readHoldings = async ({ db, subject }: Asked): Promise<Holding[]> => {
  const paid = await db
    .select()
    .from(orders)
    .where(and(ofSubject(subject), inArray(orders.status, [...GRANTING_STATUSES])))
  if (paid.length === 0) return []
  const orderIds = paid.map(({ id }) => id)
  const ledgers = await ledgersOf({ db, orderIds })
  const open = await openRefundsOfAll({ db, orderIds })
  const holdings = paid.map((order) => {
    const totals = ledgerTotals(ledgers.get(order.id) ?? [])
    const leaving = open.reduce((sum, refund) => (refund.order === order.id ? sum + refund.amount : sum), 0)
    const kept = totals.charged - goneBack(totals) - withheldOf(totals) - leaving
    return holdingOf(order, { kept, state: 'paid' })
  })
  const payable = await readPayable({ db, subject })
  return [...holdings, ...payable.map((order) => holdingOf(order, { kept: 0, state: 'payable' }))]
}

/** An expired order is among them until its form is closed: money for it would still pay it. */
const readPayable = async ({ db, subject }: Asked): Promise<OrderRow[]> => {
  const rows = await db
    .selectDistinctOn([orders.id], { order: orders })
    .from(orders)
    .innerJoin(payment_attempts, eq(payment_attempts.order, orders.id))
    .where(
      and(
        ofSubject(subject),
        or(eq(orders.status, 'created'), eq(orders.status, 'expired')),
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES]),
      ),
    )
  return rows.map(({ order }) => order)
}

const holdingOf = (
  { number, currency, parts, total, discounts }: OrderRow,
  { kept, state }: Pick<Holding, 'kept' | 'state'>,
): Holding => ({
  number,
  currency,
  parts: parts as string[],
  total,
  kept,
  carries: ownedLines(discounts),
  state,
})
