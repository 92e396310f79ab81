import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { orders, refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import { ledgerOf } from '../payments/ledger-of'
import { lockOrder } from '../payments/lock-order'
import { openRefundsOf } from '../refunds/open-refunds'
import { inTransaction } from '../transaction'

/** Money of an order in hundredths. */
export type Kept = {
  charged: number
  /** Without what came back. */
  refunded: number
  /** What a dispute withholds, or took. */
  withheld: number
  /** Asked for, and not yet gone. */
  pending: number
  /** How many of its refunds came to nothing. */
  lost: number
}

/** What an order brought and gave back, under its lock: all of one moment. */
export const readKept = (deps: Deps, orderId: string): Promise<Kept> =>
  inTransaction(deps, async ({ db }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    if (order) await lockOrder({ db, order })
    const totals = ledgerTotals(await ledgerOf({ db, orderId }))
    const open = await openRefundsOf({ db, orderId })
    const lost = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.order, orderId), inArray(refunds.status, ['refused', 'failed'])))
    return {
      charged: totals.charged,
      refunded: goneBack(totals),
      withheld: withheldOf(totals),
      pending: open.reduce((sum, { amount }) => sum + amount, 0),
      lost: lost.length,
    }
  })
