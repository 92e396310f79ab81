import { and, eq, inArray, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import type { GiveBack } from '@/domain/orders/give-back'
import { type PaymentFact, planPaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { entitlements, ledger_entries, orders, payment_attempts, refunds } from '@/payload-schema'
import { type Anomaly, recordAnomaly } from '../books/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { isOwned } from '../orders/is-owned'
import { openRefundsOf } from '../refunds/open-refunds'
import { settleRefunds } from '../refunds/settle-refunds'
import { wantRefund } from '../refunds/want-refund'
import { inTransaction, type Transaction } from '../transaction'
import { fetchFact } from './fetch-fact'
import { type FoundPayment, findAttempt } from './find-attempt'
import { grantEntitlement, sendReceipt } from './grant'
import { ledgerOf } from './ledger-of'
import { attemptOf, orderOf } from './rows-of-fact'
import { takeApproved } from './take-approved'

/**
 * The one path of money: webhook, return page, poll, reconciler and admin button all call this. It fetches the intent
 * again from its provider, then in one transaction locks the order and writes ledger, states, entitlement and mail.
 * Returns a sentence that says what it did. Throws GatewayError when the provider does not answer.
 * @param intentId the intent's own id, or that of something that belongs to it (a charge, a refund, a dispute).
 * @param buyerIsHere the buyer's own page asks.
 * @param heard is given what the provider said.
 * @param close first closes the intent there: what was paid meanwhile comes back as paid, anything else can no more be.
 */
export const applyPaymentFact = async (
  deps: Deps,
  {
    provider,
    intentId,
    close = false,
    buyerIsHere = false,
    heard,
  }: {
    provider: string
    intentId: string
    close?: boolean
    buyerIsHere?: boolean
    heard?: (fact: PaymentFact) => void
  },
): Promise<string> => {
  const gateway = deps.payments[provider as PaymentGatewayId]
  if (!gateway) return `skipped: there is no gateway ${provider}`
  const fetched = await fetchFact({
    gateway,
    intentId,
    close: close && !(await isBeingTaken(deps, { provider, intentId })),
  })
  if (!fetched) {
    await closeUnknown(deps, { provider, intentId, close })
    return 'skipped: the provider knows no such intent'
  }
  const fact =
    fetched.status === 'approved'
      ? await takeApproved(deps, { gateway, fact: fetched, buyerIsHere })
      : fetched
  heard?.(fact)
  const refused: Anomaly[] = []
  await failpoint('fact.after_fetch', fact.orderId ?? '')
  const said = await inTransaction(deps, async (transaction) => {
    const found = await findAttempt({ db: transaction.db, fact })
    if (!found) return leaveUnknown(deps, { transaction, fact, refused })
    return book(deps, { transaction, gateway, fact, found, refused, closed: close })
  })
  await failpoint('fact.after_commit', fact.orderId ?? '')
  for (const anomaly of refused) await recordAnomaly(deps, anomaly)
  return said
}

type Booking = {
  transaction: Transaction
  gateway: PaymentGateway
  fact: PaymentFact
  found: FoundPayment
  refused: Anomaly[]
  /** The fact is what closing it said. */
  closed: boolean
}

const book = async (
  deps: Deps,
  { transaction, gateway, fact, found: { order, attempt }, refused, closed }: Booking,
): Promise<string> => {
  const { db } = transaction
  const anomaly = (kind: string): Anomaly => ({
    kind,
    ref: refOf(fact),
    order: order.id,
    detail: withoutSecrets(fact),
  })
  await failpoint('fact.after_lock', order.id)
  // Another process began to take its money after we had looked.
  if (closed && fact.status === 'canceled' && isTaking(attempt, deps.now()))
    return 'skipped: its money is being taken'
  await settleRefunds(deps, { transaction, fact, order })
  const plan = planPaymentFact({
    fact,
    order: orderOf(order, gateway.livemode),
    attempt: attemptOf(attempt),
    knownLedger: await ledgerOf({ db, orderId: order.id }),
    openRefunds: await openRefundsOf({ db, orderId: order.id }),
    boughtTwice: await isOwned({ db, sittingId: order.sitting, tier: order.tier, before: order.id }),
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
  await wantRefund({
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

/** Money with our mark for an order that we do not know goes back by itself; a payment without it is none of ours. */
const leaveUnknown = async (
  deps: Pick<Deps, 'payload'>,
  { transaction, fact, refused }: { transaction: Transaction; fact: PaymentFact; refused: Anomaly[] },
): Promise<string> => {
  await settleRefunds(deps, { transaction, fact, order: null })
  if (!fact.orderId) return 'skipped: a payment that is not of this shop'
  if (fact.status !== 'succeeded') return 'skipped: no attempt of ours has this intent'
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((whole, { amount }) => whole + amount, 0)
  const withheld = (fact.disputes ?? []).filter(({ status }) => status !== 'won')
  const left = sum(fact.charges) - sum(fact.refunds) - sum(fact.pendingRefunds ?? []) - sum(withheld)
  if (left <= 0) return 'skipped: paid for an order that we do not know, and given back'
  refused.push({ kind: 'unknown_intent_paid', ref: refOf(fact), detail: withoutSecrets(fact) })
  await wantRefund({
    transaction,
    refund: {
      order: null,
      provider: fact.provider,
      intentId: fact.intentId,
      amount: left,
      currency: fact.currency,
      reason: 'unknown_order',
      key: `unknown_order_${refOf(fact)}`,
      askedBy: 'plumbline',
    },
  })
  return 'refused: paid for an order that we do not know'
}

const mine = ({ provider, intentId }: { provider: string; intentId: string }) =>
  and(eq(payment_attempts.provider, provider), eq(payment_attempts.intentId, intentId))

/** We may be taking its money at this moment: then it is asked about, and closed only when that is over. */
const isBeingTaken = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  payment: { provider: string; intentId: string },
): Promise<boolean> => {
  const [row] = await payload.db.drizzle
    .select({ capturedAt: payment_attempts.capturedAt })
    .from(payment_attempts)
    .where(mine(payment))
  return row !== undefined && isTaking(row, now())
}

/** After so long the provider would show what came of it. */
const TAKING_MS = 10 * 60_000

const isTaking = ({ capturedAt }: { capturedAt: string | null }, now: Date): boolean =>
  capturedAt !== null && now.getTime() - new Date(capturedAt).getTime() < TAKING_MS

/** A provider may not know at once what it has just made. */
const KNOWN_AFTER_MS = 60_000

/** What its own provider does not know, or has forgotten, nobody can pay: it stands in nobody's way. */
const closeUnknown = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { close, ...payment }: { provider: string; intentId: string; close: boolean },
): Promise<void> => {
  const known = new Date(now().getTime() - KNOWN_AFTER_MS).toISOString()
  await payload.db.drizzle
    .update(payment_attempts)
    .set({ status: 'canceled' })
    .where(
      and(
        mine(payment),
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES, 'failed']),
        close ? undefined : lt(payment_attempts.createdAt, known),
      ),
    )
}

const refOf = ({ provider, intentId }: PaymentFact): string => `${provider}:${intentId}`

const withoutSecrets = ({ status, amount, currency, orderId, livemode, ...fact }: PaymentFact) => ({
  status,
  amount,
  currency,
  orderId,
  livemode,
  charges: fact.charges.map(({ amount: part }) => part),
  refunds: fact.refunds.map(({ amount: part }) => part),
  disputes: (fact.disputes ?? []).map((dispute) => [dispute.amount, dispute.status]),
})
