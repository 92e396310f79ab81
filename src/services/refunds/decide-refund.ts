import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import { displayUnit, parseCurrency } from '@/domain/money/currencies'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { refundable } from '@/domain/orders/refund-machine'
import { orders, payment_attempts, refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { ledgerOf } from '../payments/ledger-of'
import { lockOrder } from '../payments/lock-order'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { enqueueRefund } from './enqueue-refund'
import { leftPerPayment } from './left-per-payment'
import { openRefundsOf } from './open-refunds'

/**
 * Somebody of ours gives money back: all that is left of an order, or a part of it. It is decided under the order's
 * lock, so that two people cannot give back more than came in; the provider is asked by a job.
 * @param amount hundredths, in whole displayed units of the order's currency unless it is all that is left.
 * @param key one refund a click, however often the click arrives.
 * @throws Refusal refundTooLarge, nothingToRefund; GatewayError when it was paid twice and a provider does not answer.
 */
export const decideRefund = async (
  deps: Deps,
  {
    orderId,
    amount,
    note,
    askedBy,
    key,
  }: { orderId: string; amount: number | 'all'; note: string | null; askedBy: string; key: string },
): Promise<{ refundIds: string[] }> => {
  const leftThere = await leftPerPayment(deps, orderId)
  const refundIds = await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    const currency = parseCurrency(row?.currency)
    if (!row || !currency) throw new Refusal('nothingToRefund')
    const order = await lockOrder({ db, order: row })
    // The same click again, however late: what it wanted is wanted.
    const asked = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.order, order.id), sql`starts_with(${refunds.key}, ${`asked_${key}_`})`))
    if (asked.length > 0) return asked.map(({ id }) => id)
    const paid = await db
      .select()
      .from(payment_attempts)
      .where(and(eq(payment_attempts.order, order.id), eq(payment_attempts.status, 'succeeded')))
    const totals = ledgerTotals(await ledgerOf({ db, orderId: order.id }))
    const open = await openRefundsOf({ db, orderId: order.id })
    const made = await db
      .select({ intentId: refunds.intentId, amount: refunds.amount })
      .from(refunds)
      .where(and(eq(refunds.order, order.id), eq(refunds.status, 'made')))
    const left = refundable({
      charged: totals.charged - withheldOf(totals),
      refunded: goneBack(totals),
      open: open.map((one) => one.amount),
    })
    if (left === 0 || paid.length === 0) throw new Refusal('nothingToRefund')
    const wanted = amount === 'all' ? left : amount
    const isWhole = wanted === left || wanted % displayUnit(currency) === 0
    if (!Number.isSafeInteger(wanted) || wanted <= 0 || !isWhole || wanted > left)
      throw new Refusal('refundTooLarge')
    const ids: string[] = []
    let rest = wanted
    // An order is rarely paid by two; then each payment gives back what it holds, the newest first.
    for (const attempt of paid.toSorted((one, other) => other.attempt - one.attempt)) {
      const ofThis = ({ intentId }: { intentId: string }) => intentId === attempt.intentId
      const onItsWay = open.filter(ofThis).map((one) => one.amount)
      const refunded = made.filter(ofThis).reduce((sum, one) => sum + one.amount, 0)
      const here = Math.min(
        refundable({ charged: attempt.amount, refunded, open: onItsWay }),
        refundable({ charged: leftThere.get(attempt.id) ?? attempt.amount, refunded: 0, open: onItsWay }),
      )
      const part = Math.min(rest, here)
      if (part === 0) continue
      rest -= part
      const id = await enqueueRefund({
        transaction,
        refund: {
          order: order.id,
          provider: attempt.provider,
          intentId: attempt.intentId ?? '',
          amount: part,
          currency,
          reason: 'requested',
          key: `asked_${key}_${attempt.attempt}`,
          askedBy,
          note,
        },
      })
      if (id) ids.push(id)
    }
    // Given back at the provider's own desk since we looked.
    if (rest > 0) throw new Refusal('refundTooLarge')
    return ids
  })
  await failpoint('refund.after_want', orderId)
  return { refundIds }
}
