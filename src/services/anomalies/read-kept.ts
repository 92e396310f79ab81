import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { ledgerTotals } from '@/domain/orders/ledger'
import { orders } from '@/payload-schema'
import type { Deps } from '../deps'
import { ledgerOf } from '../payments/ledger-of'
import { openRefundsOf } from '../refunds/open-refunds'
import { inTransaction } from '../transaction'

/** Money of an order in hundredths. */
export type Kept = {
  charged: number
  refunded: number
  /** What a dispute withholds, or took. */
  withheld: number
  /** Asked for, and not yet gone. */
  pending: number
}

/** What an order brought and gave back, under its lock: all of one moment. */
export const readKept = (deps: Deps, orderId: string): Promise<Kept> =>
  inTransaction(deps, async ({ db }) => {
    await db.select({ one: sql`1` }).from(orders).where(eq(orders.id, orderId)).for('update')
    const totals = ledgerTotals(await ledgerOf({ db, orderId }))
    const open = await openRefundsOf({ db, orderId })
    return {
      charged: totals.charged,
      refunded: totals.refunded,
      withheld: totals.disputed - totals.disputeWon,
      pending: open.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
