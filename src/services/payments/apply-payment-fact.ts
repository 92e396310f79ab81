import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { type Anomaly, recordAnomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { failpoint } from '../failpoint'
import { inTransaction } from '../transaction'
import { bookFact } from './book-fact'
import { captureApproved } from './capture-approved'
import { isCaptureUnderWay } from './capture-under-way'
import { closeForgottenIntent } from './close-forgotten-intent'
import { fetchFact } from './fetch-fact'
import { findAttempt } from './find-attempt'
import { refundUnknownOrder } from './refund-unknown-order'

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
    close: close && !(await isCaptureUnderWay(deps, { provider, intentId })),
  })
  if (!fetched) {
    await closeForgottenIntent(deps, { provider, intentId, close })
    return 'skipped: the provider knows no such intent'
  }
  const fact =
    fetched.status === 'approved'
      ? await captureApproved(deps, { gateway, fact: fetched, buyerIsHere })
      : fetched
  heard?.(fact)
  const refused: Anomaly[] = []
  await failpoint('fact.after_fetch', fact.orderId ?? '')
  const said = await inTransaction(deps, async (transaction) => {
    const found = await findAttempt({ db: transaction.db, fact })
    if (!found) return refundUnknownOrder(deps, { transaction, fact, refused })
    return bookFact(deps, { transaction, gateway, fact, found, refused, closed: close })
  })
  await failpoint('fact.after_commit', fact.orderId ?? '')
  for (const anomaly of refused) await recordAnomaly(deps, anomaly)
  return said
}
