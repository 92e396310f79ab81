import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { RefundRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import { toWireMoney } from './amounts'
import type { CallPaypal } from './call-paypal'
import { pathOf } from './find-order'
import type { OrderLook } from './look-at-order'
import { refundEntry } from './order-fact'
import { readAnyMark, writeMark } from './order-mark'
import { refundSchema, type WireRefund } from './wire'

type Refunding = RefundRequest & {
  call: CallPaypal
  lookAt: (intentId: string) => Promise<OrderLook>
  /** Milliseconds since 1970. */
  now: number
}

/** Gives money of an order's capture back, once for each refund of ours, also after PayPal forgot the request's id. */
export const refundOrder = async (asked: Refunding): Promise<PaymentFact> => {
  const { call, lookAt, intentId, refundId, amount, idempotencyKey, now } = asked
  const { order, fact } = await lookAt(intentId)
  const isThis = (refund: { refundId?: string | null }) => refund.refundId === refundId
  const pending = fact.pendingRefunds ?? []
  if ([...fact.refunds, ...pending].some(isThis)) return fact
  if (fact.failedRefunds?.some(isThis)) throw refused('refund_failed')
  const [charge] = fact.charges
  if (!charge) throw refused('nothing_to_refund')
  // Whose mark the payment bears is no matter here: that it is refunded was decided on.
  const known = readAnyMark(order.purchase_units[0].custom_id)
  const refund = await orLater(now, (suffix) =>
    call({
      method: 'POST',
      path: `${pathOf('/v2/payments/captures', charge.ref)}/refund`,
      requestId: idempotencyKey + suffix,
      answer: refundSchema,
      body: {
        amount: toWireMoney({ amount, currency: fact.currency }),
        ...(known ? { custom_id: writeMark({ ...known.mark, refundId }) } : {}),
        invoice_id: refundId,
      },
    }),
  )
  const entry = { ...refundEntry(refund), refundId }
  if (refund.status === 'COMPLETED') return { ...fact, refunds: [...fact.refunds, entry] }
  if (refund.status === 'PENDING') return { ...fact, pendingRefunds: [...pending, entry] }
  throw refused(`refund_${refund.status.toLowerCase()}`)
}

const HOUR_MS = 3600 * 1000

/**
 * PayPal answers a known request id with its first refusal, for 45 days; a lack of money ends sooner. What was refused
 * for that has done nothing, and is asked for again under an id of this hour.
 */
const orLater = async (now: number, ask: (suffix: string) => Promise<WireRefund>): Promise<WireRefund> => {
  try {
    return await ask('')
  } catch (error) {
    const short = error instanceof GatewayError && error.code === 'REFUND_FAILED_INSUFFICIENT_FUNDS'
    if (!short) throw error
    return ask(`_${Math.floor(now / HOUR_MS)}`)
  }
}

const refused = (code: string): GatewayError => new GatewayError({ kind: 'declined_request', code })
