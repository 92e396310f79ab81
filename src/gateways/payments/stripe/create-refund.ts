import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { declinedError } from '../failed-call'
import type { RefundRequest } from '../gateway'
import { toWireMoney } from './amounts'
import { callStripe } from './client'
import { fetchIntent } from './fetch-intent'
import { findIntent } from './find-intent'
import { writeRefundMark } from './marks'
import { hasFailed } from './to-payment-fact'
import { read, refundSchema } from './wire'

type Refunding = { stripe: Stripe; request: RefundRequest }

export const createRefund = async ({ stripe, request }: Refunding): Promise<PaymentFact> => {
  const { intentId, refundId, idempotencyKey } = request
  const bill = await callStripe({ mutates: false }, () => findIntent({ stripe, id: intentId }))
  const payment = bill.payment?.id
  if (!payment) throw declinedError('nothing_charged')
  const { amount } = toWireMoney({ amount: request.amount, currency: bill.currency })
  const refund = await callStripe({ mutates: true }, async () => {
    const metadata = writeRefundMark({ refundId, order: bill.metadata.order_id })
    const params = { payment_intent: payment, amount, metadata }
    return read(refundSchema, await stripe.refunds.create(params, { idempotencyKey }))
  })
  if (hasFailed(refund)) throw declinedError(refund.failure_reason ?? 'refund_failed')
  // The refund was made: when this read fails, its outcome is unknown.
  return callStripe({ mutates: true }, () => fetchIntent({ stripe, intentId: bill.id }))
}
