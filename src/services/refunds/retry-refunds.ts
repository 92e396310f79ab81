import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { excessOf } from '@/domain/orders/anomaly-repairs'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { OPEN_REFUND_STATUSES, refundable } from '@/domain/orders/refund-machine'
import { orders, refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import { readUpgrades } from '../orders/upgrade/read-upgrades'
import { ledgerOf } from '../payments/ledger-of'
import { lockOrder } from '../payments/lock-order'
import { inTransaction, type Transaction } from '../transaction'
import { enqueueRefund } from './enqueue-refund'
import { openRefundsOf } from './open-refunds'

type Payment = { provider: string; intentId: string }
type RefundRow = typeof refunds.$inferSelect

/**
 * Wants once more what the provider refused, or made and could not deliver, of one payment. However many people press, each
 * of those refunds is followed by one; never by more than is left, or than is too much where it went back by itself.
 */
export const retryRefunds = (
  deps: Deps,
  { payment, by }: { payment: Payment; by: string },
): Promise<string> =>
  inTransaction(deps, async (transaction) => {
    const lost = await lostRefunds(transaction, payment)
    const wanted: string[] = []
    for (const row of lost) {
      const amount = Math.min(row.amount, await leftFor(transaction, row))
      if (amount <= 0) continue
      const { order, provider, intentId, currency, reason, note } = row
      const id = await enqueueRefund({
        transaction,
        refund: {
          order,
          provider,
          intentId,
          amount,
          currency,
          reason,
          note,
          askedBy: by,
          key: againKey(row),
        },
      })
      if (id) wanted.push(`${amount} ${currency}`)
    }
    return wanted.length > 0 ? `asked again for ${wanted.join(', ')}` : 'skipped: nothing more to ask for'
  })

/** Whether each of a payment's refunds that came to nothing was followed, in the end by one that was made. */
export const isRefundedAgain = async (
  { payload }: Pick<Deps, 'payload'>,
  payment: Payment,
): Promise<boolean> => {
  const db = payload.db.drizzle
  const lost = await lostRefunds({ db }, payment)
  if (lost.length === 0) return false
  const next = await db
    .select({ status: refunds.status })
    .from(refunds)
    .where(inArray(refunds.key, lost.map(againKey)))
  return next.length === lost.length && next.every(({ status }) => !OPEN_REFUND_STATUSES.includes(status))
}

const againKey = ({ id }: { id: string }): string => `again_${id}`

const lostRefunds = (
  { db }: { db: Transaction['db'] | Deps['payload']['db']['drizzle'] },
  { provider, intentId }: Payment,
): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.provider, provider),
        eq(refunds.intentId, intentId),
        inArray(refunds.status, ['refused', 'failed']),
      ),
    )

/** Hundredths that may go back in this one's place, under the order's lock. */
const leftFor = async (
  { db }: Pick<Transaction, 'db'>,
  { order: id, amount, reason }: RefundRow,
): Promise<number> => {
  const [row] = id ? await db.select().from(orders).where(eq(orders.id, id)) : []
  // Money for an order that we do not know is nobody's: all of it goes back.
  if (!row) return amount
  const order = await lockOrder({ db, order: row })
  const totals = ledgerTotals(await ledgerOf({ db, orderId: row.id }))
  const open = (await openRefundsOf({ db, orderId: row.id })).map((one) => one.amount)
  const kept = refundable({ charged: totals.charged - withheldOf(totals), refunded: goneBack(totals), open })
  if (reason !== 'requested') return excessOf({ kept, total: order.total, kind: reason })
  // Its buyer may have gone on to another tier with it since.
  const { held } = await readUpgrades({ db, order })
  return Math.max(0, kept - held)
}
