import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { RefundRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import { toWireMoney } from './amounts'
import type { CallPaypal } from './call-paypal'
import { pathOf } from './find-order'
import { refundEntry } from './order-fact'
import { writeMark } from './order-mark'
import { refundSchema } from './wire'

type Refunding = RefundRequest & { call: CallPaypal; fetchIntent: (intentId: string) => Promise<PaymentFact> }

/** Gives money of an order's capture back, once for each refund of ours, also after PayPal forgot the request's id. */
export const refundOrder = async (asked: Refunding): Promise<PaymentFact> => {
  const { call, fetchIntent, intentId, refundId, amount, idempotencyKey } = asked
  const fact = await fetchIntent(intentId)
  const pending = fact.pendingRefunds ?? []
  if ([...fact.refunds, ...pending].some((refund) => refund.refundId === refundId)) return fact
  const [charge] = fact.charges
  if (!charge || fact.orderId === null) throw refused('nothing_to_refund')
  const refund = await call({
    method: 'POST',
    path: `${pathOf('/v2/payments/captures', charge.ref)}/refund`,
    requestId: idempotencyKey,
    answer: refundSchema,
    body: {
      amount: toWireMoney({ amount, currency: fact.currency }),
      custom_id: writeMark({ orderId: fact.orderId, attempt: fact.attempt ?? 0, refundId }),
      invoice_id: refundId,
    },
  })
  const entry = { ...refundEntry(refund), refundId }
  if (refund.status === 'COMPLETED') return { ...fact, refunds: [...fact.refunds, entry] }
  if (refund.status === 'PENDING') return { ...fact, pendingRefunds: [...pending, entry] }
  throw refused(`refund_${refund.status.toLowerCase()}`)
}

const refused = (code: string): GatewayError => new GatewayError({ kind: 'declined_request', code })
