import type { PaymentFact } from '@/domain/orders/payment-fact'
import { declinedError } from '../failed-call'
import type { RefundRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import { toWireMoney } from './amounts'
import { type Client, pathOf } from './client'
import { factOf } from './fetch-intent'
import { findIntent } from './find-intent'
import { readAnyMark, writeMark } from './marks'
import { type Account, refundPart } from './to-payment-fact'
import { refundSchema, type WireRefund } from './wire'

type Refunding = {
  call: Client
  account: Account
  request: RefundRequest
  /** Milliseconds since 1970. */
  nowMs: number
}

/** Refunds an order's capture, once for each refund of ours, also after PayPal has forgotten the request's id. */
export const createRefund = async ({ call, account, request, nowMs }: Refunding): Promise<PaymentFact> => {
  const { intentId, refundId, amount, idempotencyKey } = request
  const order = await findIntent({ call, id: intentId })
  const fact = await factOf({ call, account, intentId, order })
  const isThis = (refund: { refundId?: string | null }) => refund.refundId === refundId
  const pending = fact.pendingRefunds ?? []
  if ([...fact.refunds, ...pending].some(isThis)) return fact
  if (fact.failedRefunds?.some(isThis)) throw declinedError('refund_failed')
  const [charge] = fact.charges
  if (!charge) throw declinedError('nothing_to_refund')
  // Any shop's mark will do here: the service has already decided that this payment is refunded.
  const known = readAnyMark(order.purchase_units[0].custom_id)
  const refund = await retryShortOfMoney(nowMs, (suffix) =>
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
  const part = { ...refundPart(refund), refundId }
  if (refund.status === 'COMPLETED') return { ...fact, refunds: [...fact.refunds, part] }
  if (refund.status === 'PENDING') return { ...fact, pendingRefunds: [...pending, part] }
  throw declinedError(`refund_${refund.status.toLowerCase()}`)
}

const HOUR_MS = 3600 * 1000

/**
 * PayPal answers a known request id with its first refusal for 45 days; a lack of money ends sooner. A request that was
 * refused for lack of money has done nothing, and is sent again under an id of this hour.
 */
const retryShortOfMoney = async (
  nowMs: number,
  ask: (suffix: string) => Promise<WireRefund>,
): Promise<WireRefund> => {
  try {
    return await ask('')
  } catch (error) {
    const short = error instanceof GatewayError && error.code === 'REFUND_FAILED_INSUFFICIENT_FUNDS'
    if (!short) throw error
    return ask(`_${Math.floor(nowMs / HOUR_MS)}`)
  }
}
