import { and, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { GiveBack } from '@/domain/orders/give-back'
import { ledgerTotals } from '@/domain/orders/ledger'
import { type PaymentFact, planPaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import { ledger_entries, payment_attempts, refunds } from '@/payload-schema'
import { type Anomaly, recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { enqueueReceipt } from '../orders/enqueue-receipt'
import { grantEntitlement } from '../orders/grant-entitlement'
import { isOrderOwned } from '../orders/is-order-owned'
import { moveOrder } from '../orders/move-order'
import { revokeEntitlements } from '../orders/revoke-entitlements'
import { enqueueRefund } from '../refunds/enqueue-refund'
import { openRefundsOf } from '../refunds/open-refunds'
import { settleRefunds } from '../refunds/settle-refunds'
import type { Transaction } from '../transaction'
import { isCapturing } from './capture-under-way'
import { detailOf, refOf } from './describe-fact'
import { type FoundPayment, machineStatesOf } from './find-attempt'
import { ledgerOf } from './ledger-of'
import { moveAttempt } from './move-attempt'

type Booking = {
  transaction: Transaction
  gateway: PaymentGateway
  fact: PaymentFact
  found: FoundPayment
  refused: Anomaly[]
  /** It was to be canceled there: the fact is what the provider said to that. */
  cancelAtProvider: boolean
}

/**
 * Ledger, states, entitlement and mail of one fact, in the transaction that holds the order's lock. A trigger keeps the ledger
 * append only (migrations/20261121_090100_constraints.ts).
 */
export const bookFact = async (
  deps: Deps,
  { transaction, gateway, fact, found, refused, cancelAtProvider }: Booking,
): Promise<string> => {
  const { db } = transaction
  const { order, attempt } = found
  const anomaly = (kind: string): Anomaly => ({
    kind,
    ref: refOf(fact),
    order: order.id,
    detail: detailOf(fact),
  })
  await failpoint('fact.after_lock', order.id)
  // Another process began to take its money after we had looked.
  if (cancelAtProvider && fact.status === 'canceled' && isCapturing(attempt, deps.now()))
    return 'skipped: its money is being taken'
  await settleRefunds(deps, { transaction, fact, order })
  const ledger = await ledgerOf({ db, orderId: order.id })
  const now = deps.now()
  const plan = planPaymentFact({
    fact,
    ...machineStatesOf(found, gateway),
    knownLedger: ledger,
    openRefunds: await openRefundsOf({ db, orderId: order.id }),
    boughtTwice: await isOrderOwned(deps, { db, order, before: order.id }),
    now,
  })
  if (plan.action !== 'anomaly' && plan.giveBack)
    await wantBack({ transaction, fact, order: order.id, owed: plan.giveBack })
  if (plan.action !== 'anomaly') await endLostCapture({ db, fact, attempt, now })
  if (plan.action === 'skip') {
    // A declined card leaves an intent open for another one; the reason is kept for the visitor.
    if (fact.failureCode && attempt.failureCode !== fact.failureCode)
      await db
        .update(payment_attempts)
        .set({ failureCode: fact.failureCode })
        .where(eq(payment_attempts.id, attempt.id))
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
  // A payment that waits keeps why its last card was refused: the visitor reads it, whatever was looked up meanwhile.
  const kept = plan.attemptState.status === 'open' ? attempt.failureCode : null
  await moveAttempt({
    db,
    attempt,
    event: plan.attemptEvent,
    values: { failureCode: fact.failureCode ?? kept },
  })
  await moveOrder({ db, order, event: plan.orderEvent, totals: ledgerTotals(ledger), now })
  await failpoint('fact.after_states', order.id)
  if (plan.grant) await grantEntitlement(deps, { transaction, order })
  await failpoint('fact.after_grant', order.id)
  if (plan.revoke) await revokeEntitlements(db, { order, now: deps.now() })
  if (plan.receipt) await enqueueReceipt({ transaction, order })
  for (const kind of plan.anomalies) await recordAnomaly(deps, { ...anomaly(kind), db })
  await failpoint('fact.before_commit', order.id)
  return `applied: order ${order.number} is ${plan.orderState.status}, attempt ${plan.attemptState.status}`
}

/** A capture whose answer was lost, and of which the provider shows that it came to nothing: its order waits no longer. */
const endLostCapture = async ({
  db,
  fact,
  attempt,
  now,
}: {
  db: Transaction['db']
  fact: PaymentFact
  attempt: FoundPayment['attempt']
  now: Date
}): Promise<void> => {
  const waits = fact.status === 'requires_payment' || fact.status === 'requires_action'
  // The fact may be older than a capture that is under way.
  if (!waits || attempt.capturedAt === null || isCapturing(attempt, now)) return
  await db.update(payment_attempts).set({ capturedAt: null }).where(eq(payment_attempts.id, attempt.id))
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
