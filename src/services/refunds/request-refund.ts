import { and, eq, like } from '@payloadcms/db-postgres/drizzle'
import { displayUnit, parseCurrency } from '@/domain/money/currencies'
import { ledgerTotals } from '@/domain/orders/ledger'
import { refundable } from '@/domain/orders/refund-machine'
import { orders, payment_attempts, refunds } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { ledgerOf } from '../payments/ledger-of'
import { Refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { openRefundsOf } from './open-refunds'
import { wantRefund } from './want-refund'

/**
 * Somebody of ours gives money back: all that is left of an order, or a part of it. It is decided under the order's
 * lock, so that two people cannot give back more than came in; the provider is asked by a job.
 * @param amount hundredths, in whole displayed units of the order's currency.
 * @param key one refund a click, however often the click arrives.
 * @throws Refusal refundTooLarge, nothingToRefund.
 */
export const requestRefund = async (
  deps: Deps,
  {
    orderId,
    amount,
    note,
    askedBy,
    key,
  }: { orderId: string; amount: number | 'all'; note: string | null; askedBy: string; key: string },
): Promise<{ refundIds: string[] }> => {
  const refundIds = await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const currency = parseCurrency(order?.currency)
    if (!order || !currency) throw new Refusal('nothingToRefund')
    // The same click again, however late: what it wanted is wanted.
    const asked = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.order, order.id), like(refunds.key, `asked_${key.replace(/[%_\\]/g, '')}_%`)))
    if (asked.length > 0) return asked.map(({ id }) => id)
    const paid = await db
      .select()
      .from(payment_attempts)
      .where(and(eq(payment_attempts.order, order.id), eq(payment_attempts.status, 'succeeded')))
    const [rows, open] = [
      await ledgerOf({ db, orderId: order.id }),
      await openRefundsOf({ db, orderId: order.id }),
    ]
    const made = await db
      .select({ intentId: refunds.intentId, amount: refunds.amount })
      .from(refunds)
      .where(and(eq(refunds.order, order.id), eq(refunds.status, 'made')))
    const { charged, refunded, disputed, disputeWon } = ledgerTotals(rows)
    const left = refundable({
      charged: charged - (disputed - disputeWon),
      refunded,
      open: open.map((one) => one.amount),
    })
    if (left === 0 || paid.length === 0) throw new Refusal('nothingToRefund')
    const wanted = amount === 'all' ? left : amount
    const unit = displayUnit(currency)
    if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted % unit !== 0 || wanted > left)
      throw new Refusal('refundTooLarge')
    const ids: string[] = []
    let rest = wanted
    // An order is rarely paid by two; then each payment gives back what it brought, the newest first.
    for (const attempt of paid.toSorted((one, other) => other.attempt - one.attempt)) {
      const here = refundable({
        charged: attempt.amount,
        refunded: made
          .filter(({ intentId }) => intentId === attempt.intentId)
          .reduce((sum, one) => sum + one.amount, 0),
        open: open.filter(({ intentId }) => intentId === attempt.intentId).map((one) => one.amount),
      })
      const part = Math.min(rest, here)
      if (part === 0) continue
      rest -= part
      const id = await wantRefund({
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
    // Given back at the provider's own desk, of which payment we do not know.
    if (rest > 0) throw new Refusal('refundTooLarge')
    return ids
  })
  await failpoint('refund.after_want', orderId)
  return { refundIds }
}
