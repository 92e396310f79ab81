import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { parseCurrency } from '@/domain/money/currencies'
import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import type { LedgerRow } from '@/domain/orders/ledger'
import { type PaymentFact, planPaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { entitlements, ledger_entries, orders, payment_attempts } from '@/payload-schema'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { inTransaction, type TransactionHandle } from '../transaction'
import { grantEntitlement, sendReceipt } from './grant'
import { recordAnomaly } from './record-anomaly'

/**
 * The one path of money: webhook, return page, poll, reconciler and admin button all call this. It fetches the intent
 * again from its provider, then in one transaction locks the order and writes ledger, states, entitlement and mail.
 * Returns a sentence that says what it did. Throws GatewayError when the provider does not answer.
 * @param close first closes the intent there: what was paid meanwhile comes back as paid, anything else can no more be.
 */
export const applyPaymentFact = async (
  deps: Deps,
  { provider, intentId, close = false }: { provider: string; intentId: string; close?: boolean },
): Promise<string> => {
  const gateway = deps.payments[provider as PaymentGatewayId]
  if (!gateway) return `skipped: there is no gateway ${provider}`
  const fact = await fetchFact({ gateway, intentId, close })
  if (!fact) {
    if (close) await closeUnknown(deps, { provider, intentId })
    return 'skipped: the provider knows no such intent'
  }
  const refused: { kind: string; detail: unknown }[] = []
  await failpoint('fact.after_fetch', fact.orderId ?? '')
  const said = await inTransaction(deps, async (transaction) => {
    const { db } = transaction
    const [attempt] = await db
      .select()
      .from(payment_attempts)
      .where(and(eq(payment_attempts.provider, provider), eq(payment_attempts.intentId, intentId)))
    if (!attempt) {
      if (fact.status === 'succeeded')
        refused.push({ kind: 'unknown_intent_paid', detail: { orderId: fact.orderId } })
      return 'skipped: no attempt of ours has this intent'
    }
    const [order] = await db.select().from(orders).where(eq(orders.id, attempt.order)).for('update')
    if (!order) throw new Error('An attempt without an order.')
    await failpoint('fact.after_lock', order.id)
    const [fresh] = await db.select().from(payment_attempts).where(eq(payment_attempts.id, attempt.id))
    const plan = planPaymentFact({
      fact,
      order: orderOf(order, gateway.livemode),
      attempt: attemptOf(fresh ?? attempt),
      knownLedger: await ledgerOf({ db, orderId: order.id }),
      now: deps.now(),
    })
    if (plan.action === 'skip') {
      await noteDecline({ db, attempt: fresh ?? attempt, failureCode: fact.failureCode ?? null })
      return `skipped: ${plan.reason}`
    }
    if (plan.action === 'anomaly') {
      refused.push({ kind: plan.kind, detail: withoutSecrets(fact) })
      return `refused: ${plan.kind}`
    }
    if (plan.ledgerRows.length > 0) {
      await db
        .insert(ledger_entries)
        .values(plan.ledgerRows.map((row) => ({ ...row, order: order.id })))
        .onConflictDoNothing()
    }
    await failpoint('fact.after_ledger', order.id)
    await db
      .update(payment_attempts)
      .set({ status: plan.attemptState.status, failureCode: fact.failureCode ?? null })
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
        .where(eq(entitlements.order, order.id))
    }
    if (plan.receipt) await sendReceipt({ transaction, order })
    for (const kind of plan.anomalies)
      await recordAnomaly(deps, { db, kind, ref: `${provider}:${intentId}`, detail: withoutSecrets(fact) })
    await failpoint('fact.before_commit', order.id)
    return `applied: order ${order.number} is ${plan.orderState.status}, attempt ${plan.attemptState.status}`
  })
  await failpoint('fact.after_commit', fact.orderId ?? '')
  for (const { kind, detail } of refused)
    await recordAnomaly(deps, { kind, ref: `${provider}:${intentId}`, detail })
  return said
}

/** null: the provider says that there is none, which no repetition will change. */
const fetchFact = async ({
  gateway,
  intentId,
  close,
}: {
  gateway: PaymentGateway
  intentId: string
  close: boolean
}): Promise<PaymentFact | null> => {
  try {
    return close ? await gateway.cancelIntent(intentId) : await gateway.fetchIntent(intentId)
  } catch (error) {
    if (error instanceof GatewayError && error.httpStatus === 404) return null
    throw error
  }
}

/** What its own provider does not know, nobody can pay: it stands in nobody's way, and nobody need ask again. */
const closeUnknown = async (
  { payload }: Pick<Deps, 'payload'>,
  { provider, intentId }: { provider: string; intentId: string },
): Promise<void> => {
  await payload.db.drizzle
    .update(payment_attempts)
    .set({ status: 'canceled' })
    .where(
      and(
        eq(payment_attempts.provider, provider),
        eq(payment_attempts.intentId, intentId),
        inArray(payment_attempts.status, [...LIVE_ATTEMPT_STATUSES, 'failed']),
      ),
    )
}

/** A declined card leaves an intent open for another one; the reason is kept for the visitor. */
const noteDecline = async (args: {
  db: TransactionHandle
  attempt: typeof payment_attempts.$inferSelect
  failureCode: string | null
}): Promise<void> => {
  if (args.attempt.failureCode === args.failureCode) return
  await args.db
    .update(payment_attempts)
    .set({ failureCode: args.failureCode })
    .where(eq(payment_attempts.id, args.attempt.id))
}

const orderOf = (row: typeof orders.$inferSelect, livemode: boolean) => {
  const currency = parseCurrency(row.currency)
  if (!currency) throw new Error(`An order in ${row.currency}.`)
  return {
    id: row.id,
    currency,
    livemode,
    state: {
      status: row.status,
      total: row.total,
      paidAt: row.paidAt ? new Date(row.paidAt) : null,
      expiresAt: new Date(row.expiresAt),
    },
  }
}

const attemptOf = (row: typeof payment_attempts.$inferSelect) => ({
  provider: row.provider,
  intentId: row.intentId ?? '',
  state: { status: row.status, settledAt: null },
})

const ledgerOf = async ({
  db,
  orderId,
}: {
  db: TransactionHandle
  orderId: string
}): Promise<LedgerRow[]> => {
  const rows = await db.select().from(ledger_entries).where(eq(ledger_entries.order, orderId))
  return rows.map(({ kind, amount, currency, provider, providerRef }) => ({
    kind,
    amount,
    currency: parseCurrency(currency) ?? 'USD',
    provider,
    providerRef,
  }))
}

const withoutSecrets = ({ status, amount, currency, orderId, livemode }: PaymentFact) => ({
  status,
  amount,
  currency,
  orderId,
  livemode,
})
