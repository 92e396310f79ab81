import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { orders, payment_attempts } from '@/payload-schema'
import { type Colleague, writeAudit } from '../admins/write-audit'
import type { Deps } from '../deps'
import { enqueueRefund } from '../refunds/enqueue-refund'
import { HttpRefusal } from '../refusal'
import { inTransaction, type Transaction } from '../transaction'
import { type Moved, moveSubscription } from './move-subscription'
import { clockOf, type SubscriptionRow } from './subscription-row'
import { lockSubscription } from './tend-plans'

/**
 * Cancels at once: nothing more is charged, and it stays open to the paid end. Said twice it changes nothing. The provider is told
 * by a job of the same transaction.
 * @param by customer, guest, or a colleague's name.
 * @throws HttpRefusal notFound.
 */
export const cancelPlan = (
  deps: Deps,
  { subscriptionId, by, detail, colleague }: Cancelled,
): Promise<Moved> =>
  inTransaction(deps, async (transaction) => {
    const row = await lockSubscription(transaction, subscriptionId)
    if (!row) throw new HttpRefusal('notFound')
    const at = clockOf(deps, row).toISOString()
    const moved = await moveSubscription(deps, {
      transaction,
      row,
      event: { type: 'cancelled', at },
      by,
      detail,
    })
    if (moved.told.kind === 'applied' && moved.told.refund)
      await giveChargeBack({ transaction, row, amount: moved.told.refund })
    if (colleague)
      await writeAudit(transaction.db, {
        ...{ by: colleague, at: deps.now(), kind: 'money', action: 'cancelled' },
        subject: { collection: 'subscriptions', id: row.id },
      })
    return moved
  })

type Cancelled = {
  subscriptionId: string
  by: string
  detail?: object
  /** Of the staff, for the log. */
  colleague?: Colleague
}

/** A charge of the very instant in which it was cancelled. By the key that hear-plan-fact.ts would use: once, whoever is first. */
const giveChargeBack = async ({
  transaction,
  row,
  amount,
}: {
  transaction: Transaction
  row: SubscriptionRow
  amount: number
}): Promise<void> => {
  const [paid] = await transaction.db
    .select({ order: orders.id, currency: orders.currency, attempt: payment_attempts })
    .from(orders)
    .innerJoin(payment_attempts, eq(payment_attempts.order, orders.id))
    .where(
      and(
        eq(orders.subscription, row.id),
        eq(orders.charge, row.chargesDone),
        eq(payment_attempts.status, 'succeeded'),
      ),
    )
    .orderBy(desc(payment_attempts.attempt))
    .limit(1)
  const { provider, intentId } = paid?.attempt ?? {}
  if (!paid || !provider || !intentId) return
  await enqueueRefund({
    transaction,
    refund: {
      order: paid.order,
      provider,
      intentId,
      amount,
      currency: paid.currency,
      reason: 'not_owed',
      key: `not_owed_${provider}_${intentId}`,
      askedBy: 'plumbline',
    },
  })
}
