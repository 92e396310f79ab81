import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { Anomaly } from '../anomalies/record-anomaly'
import type { Deps } from '../deps'
import { enqueueRefund } from '../refunds/enqueue-refund'
import { settleRefunds } from '../refunds/settle-refunds'
import type { Transaction } from '../transaction'
import { detailOf, refOf } from './describe-fact'

/**
 * Money with our mark for an order that we do not know goes back by itself; a payment without it is none of ours.
 * @param ours it bears our mark, or is a later charge of a plan that was refused or lost.
 */
export const refundUnknownOrder = async (
  deps: Pick<Deps, 'payload'>,
  {
    transaction,
    fact,
    refused,
    ours,
  }: { transaction: Transaction; fact: PaymentFact; refused: Anomaly[]; ours: boolean },
): Promise<string> => {
  await settleRefunds(deps, { transaction, fact, order: null })
  if (!ours) return 'skipped: a payment that is not of this shop'
  if (fact.status !== 'succeeded') return 'skipped: no attempt of ours has this intent'
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((whole, { amount }) => whole + amount, 0)
  const withheld = (fact.disputes ?? []).filter(({ status }) => status !== 'won')
  const left = sum(fact.charges) - sum(fact.refunds) - sum(fact.pendingRefunds ?? []) - sum(withheld)
  if (left <= 0) return 'skipped: paid for an order that we do not know, and given back'
  refused.push({ kind: 'unknown_intent_paid', ref: refOf(fact), detail: detailOf(fact) })
  await enqueueRefund({
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
