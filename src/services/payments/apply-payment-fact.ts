import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'
import { isUnknownIntent } from '@/gateways/payments/gateway-error'
import { payment_attempts } from '@/payload-schema'
import { type Anomaly, recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { firstPaymentsOf, stopRefused } from '../subscriptions/first-payment/refused-charge'
import { hearPlanFact } from '../subscriptions/hear-plan-fact'
import { orderOfCharge } from '../subscriptions/order-of-charge'
import { inTransaction } from '../transaction'
import { bookFact } from './book-fact'
import { captureApproved } from './capture-approved'
import { isCaptureUnderWay } from './capture-under-way'
import { findAttempt } from './find-attempt'
import { moveAttempt } from './move-attempt'
import { refundUnknownOrder } from './refund-unknown-order'

/**
 * The one path of money: webhook, return page, poll, reconciler and admin button all call this. It fetches the intent
 * again from its provider, then in one transaction locks the order and writes ledger, states, entitlement and mail.
 * Returns a sentence that says what it did. Throws GatewayError when the provider does not answer.
 * @param intentId the intent's own id, or that of something that belongs to it (a charge, a refund, a dispute).
 * @param buyerIsHere the buyer's own page asks.
 * @param heard is given what the provider said.
 * @param cancelAtProvider first cancels the intent there: what was paid meanwhile comes back as paid, anything else can no
 * more be.
 */
export const applyPaymentFact = async (
  deps: Deps,
  {
    provider,
    intentId,
    cancelAtProvider = false,
    buyerIsHere = false,
    heard,
  }: {
    provider: string
    intentId: string
    cancelAtProvider?: boolean
    buyerIsHere?: boolean
    heard?: (fact: PaymentFact) => void
  },
): Promise<string> => {
  const gateway = deps.payments[provider as PaymentGatewayId]
  if (!gateway) return `skipped: there is no gateway ${provider}`
  const fetched = await fetchFact({
    gateway,
    intentId,
    cancel: cancelAtProvider && !(await isCaptureUnderWay(deps, { provider, intentId })),
  })
  if (!fetched) {
    await closeForgotten(deps, { provider, intentId, cancelAtProvider })
    return 'skipped: the provider knows no such intent'
  }
  const fact =
    fetched.status === 'approved'
      ? await captureApproved(deps, { gateway, fact: fetched, buyerIsHere })
      : fetched
  heard?.(fact)
  const refused: Anomaly[] = []
  await failpoint('fact.after_fetch', fact.orderId ?? '')
  // A renewal may be told of before the payment that began its plan.
  for (const first of await firstPaymentsOf(deps, fact))
    await applyPaymentFact(deps, { provider, intentId: first })
  const said = await inTransaction(deps, async (transaction) => {
    const { plan } = fact
    // A renewal has no order before its provider tells of it.
    if (plan && fact.orderId === null) await orderOfCharge(deps, { transaction, fact, plan })
    const found = await findAttempt({ db: transaction.db, fact })
    if (!found) {
      const isStopped = await stopRefused(transaction, fact)
      return refundUnknownOrder(deps, {
        transaction,
        fact,
        refused,
        ours: fact.orderId !== null || isStopped,
      })
    }
    const booked = await bookFact(deps, { transaction, gateway, fact, found, refused, cancelAtProvider })
    if (plan && refused.length === 0)
      await hearPlanFact(deps, { transaction, fact, plan, orderId: found.order.id })
    return booked
  })
  await failpoint('fact.after_commit', fact.orderId ?? '')
  for (const anomaly of refused) await recordAnomaly(deps, anomaly)
  return said
}

/**
 * A payment as its provider has it now: fetch-intent.ts or cancel-intent.ts of its folder in gateways/payments. null: the
 * provider says that there is none, which no repetition will change.
 */
const fetchFact = async ({
  gateway,
  intentId,
  cancel,
}: {
  gateway: PaymentGateway
  intentId: string
  cancel: boolean
}): Promise<PaymentFact | null> => {
  try {
    return cancel ? await gateway.cancelIntent(intentId) : await gateway.fetchIntent(intentId)
  } catch (error) {
    if (isUnknownIntent(error)) return null
    throw error
  }
}

/** A provider may not know at once what it has just made. */
const KNOWN_AFTER_MS = 60_000

/** What its own provider does not know, or has forgotten, nobody can pay: another may be opened in its place. */
const closeForgotten = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { provider, intentId, cancelAtProvider }: { provider: string; intentId: string; cancelAtProvider: boolean },
): Promise<void> => {
  const db = payload.db.drizzle
  const [attempt] = await db
    .select()
    .from(payment_attempts)
    .where(and(eq(payment_attempts.provider, provider), eq(payment_attempts.intentId, intentId)))
  if (!attempt) return
  const age = now().getTime() - new Date(attempt.createdAt).getTime()
  if (cancelAtProvider || age > KNOWN_AFTER_MS)
    await moveAttempt({ db, attempt, event: { type: 'forgotten' } })
}
