import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { GiveBack } from '@/domain/orders/give-back'
import { type PaymentFact, planPaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { entitlements, ledger_entries, orders, payment_attempts, refunds } from '@/payload-schema'
import { type Anomaly, recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { isOrderOwned } from '../orders/is-order-owned'
import { enqueueRefund } from '../refunds/enqueue-refund'
import { openRefundsOf } from '../refunds/open-refunds'
import { settleRefunds } from '../refunds/settle-refunds'
import type { Transaction } from '../transaction'
import { isCapturing } from './capture-under-way'
import { detailOf, refOf } from './describe-fact'
import type { FoundPayment } from './find-attempt'
import { grantEntitlement, sendReceipt } from './grant'
import { ledgerOf } from './ledger-of'
import { attemptOf, orderOf } from './rows-of-fact'

type Booking = {
  transaction: Transaction
  gateway: PaymentGateway
  fact: PaymentFact
  found: FoundPayment
  refused: Anomaly[]
  /** The fact is what closing it said. */
  closed: boolean
}

/** Ledger, states, entitlement and mail of one fact, in the transaction that holds the order's lock. */
export const bookFact = async (
  deps: Deps,
  { transaction, gateway, fact, found: { order, attempt }, refused, closed }: Booking,
): Promise<string> => {
  const { db } = transaction
  const anomaly = (kind: string): Anomaly => ({
    kind,
    ref: refOf(fact),
    order: order.id,
    detail: detailOf(fact),
  })
  await failpoint('fact.after_lock', order.id)
  // Another process began to take its money after we had looked.
  if (closed && fact.status === 'canceled' && isCapturing(attempt, deps.now()))
    return 'skipped: its money is being taken'
  await settleRefunds(deps, { transaction, fact, order })
  const plan = planPaymentFact({
    fact,
    order: orderOf(order, gateway.livemode),
    attempt: attemptOf(attempt),
    knownLedger: await ledgerOf({ db, orderId: order.id }),
    openRefunds: await openRefundsOf({ db, orderId: order.id }),
    boughtTwice: await isOrderOwned(deps, { db, order, before: order.id }),
    now: deps.now(),
  })
  const failureCode = fact.failureCode ?? null
  if (plan.action !== 'anomaly' && plan.giveBack)
    await wantBack({ transaction, fact, order: order.id, owed: plan.giveBack })
  if (plan.action === 'skip') {
    // A declined card leaves an intent open for another one; the reason is kept for the visitor.
    if (failureCode !== null && attempt.failureCode !== failureCode)
      await db.update(payment_attempts).set({ failureCode }).where(eq(payment_attempts.id, attempt.id))
    return `skipped: ${plan.reason}`
  }
  if (plan.action === 'anomaly') {
    refused.push(anomaly(plan.kind))
    return `refused: ${plan.kind}`
  }
  if (plan.ledgerRows.length > 0) {
    await db.insert(ledger_entries).values(plan.ledgerRows.map((row) => ({ ...row, order: order.id })))
  }
  await failpoint('fact.after_ledger', order.id)
  await db
    .update(payment_attempts)
    .set({ status: plan.attemptState.status, failureCode })
    .where(eq(payment_attempts.id, attempt.id))
  await db
    .update(orders)
    .set({ status: plan.orderState.status, paidAt: plan.orderState.paidAt?.toISOString() ?? null })
    .where(eq(orders.id, order.id))
  await failpoint('fact.after_states', order.id)
  if (plan.grant) await grantEntitlement(deps, { transaction, order })
  await failpoint('fact.after_grant', order.id)
  if (plan.revoke) {
    await db
      .update(entitlements)
      .set({ revokedAt: deps.now().toISOString() })
      .where(and(eq(entitlements.order, order.id), isNull(entitlements.revokedAt)))
  }
  if (plan.receipt) await sendReceipt({ transaction, order })
  for (const kind of plan.anomalies) await recordAnomaly(deps, { ...anomaly(kind), db })
  await failpoint('fact.before_commit', order.id)
  return `applied: order ${order.number} is ${plan.orderState.status}, attempt ${plan.attemptState.status}`
}

/** Once for as long as it is on its way; one that was refused may be wanted again. */
const wantBack = async ({
  transaction,
  fact,
  order,
  owed,
}: {
  transaction: Transaction
  fact: PaymentFact
  order: string
  owed: GiveBack
}): Promise<void> => {
  const [before] = await transaction.db
    .select({ times: sql<number>`count(*)::int` })
    .from(refunds)
    .where(and(eq(refunds.provider, fact.provider), eq(refunds.intentId, fact.intentId)))
  await enqueueRefund({
    transaction,
    refund: {
      order,
      provider: fact.provider,
      intentId: fact.intentId,
      amount: owed.amount,
      currency: fact.currency,
      reason: owed.reason,
      key: `${owed.reason}_${refOf(fact)}_${before?.times ?? 0}`,
      askedBy: 'plumbline',
    },
  })
}
