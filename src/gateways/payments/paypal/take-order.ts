import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { CaptureRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import type { CallPaypal } from './call-paypal'
import { findOrder, pathOf } from './find-order'
import { orderSchema, type WireOrder } from './wire'

/** Refusals that the buyer can mend: with another card or account, in the same order. */
const BUYERS = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
]
/** Somebody was faster, or the buyer is not yet there: the order itself says which. */
const ANSWERED_BY_THE_ORDER = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED']

type Taking = CaptureRequest & { call: CallPaypal; toFact: (order: WireOrder) => PaymentFact }

/** Captures an approved order. PayPal captures an order of intent CAPTURE once, whatever the request id. */
export const takeOrder = async ({ call, toFact, intentId, idempotencyKey }: Taking): Promise<PaymentFact> => {
  const order = await findOrder(call, intentId)
  if (order.status !== 'APPROVED') return toFact(order)
  try {
    const captured = await call({
      method: 'POST',
      path: `${pathOf('/v2/checkout/orders', order.id)}/capture`,
      requestId: `${idempotencyKey}_c${approvalOf(order)}`,
      answer: orderSchema,
      body: {},
    })
    return toFact(captured)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (ANSWERED_BY_THE_ORDER.includes(error.code)) return toFact(await findOrder(call, order.id))
    if (!BUYERS.includes(error.code)) throw error
    const fact = toFact(await findOrder(call, order.id))
    if (fact.status === 'succeeded' || fact.status === 'processing') return fact
    return { ...fact, status: 'requires_payment', failureCode: error.code.toLowerCase() }
  }
}

/** A request id keeps its refusal: a buyer who approved again, with another card, is asked for under another one. */
const approvalOf = ({ update_time }: WireOrder): string =>
  (update_time ?? '').replaceAll(/\D/g, '').slice(0, 20)
