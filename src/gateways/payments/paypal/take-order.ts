import { randomUUID } from 'node:crypto'
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

/**
 * Captures an approved order. The request id is a new one each time, because PayPal answers a known one with its first
 * refusal, and nothing in an order tells a second approval, with another card, from the first. Money does not need it:
 * an order of intent CAPTURE is captured once, whatever the request id, and who comes second hears so and reads the
 * order again; after a lost answer the order is read before anything is sent.
 */
export const takeOrder = async ({ call, toFact, intentId, idempotencyKey }: Taking): Promise<PaymentFact> => {
  const order = await findOrder(call, intentId)
  if (order.status !== 'APPROVED') return toFact(order)
  try {
    const captured = await call({
      method: 'POST',
      path: `${pathOf('/v2/checkout/orders', order.id)}/capture`,
      requestId: `${idempotencyKey}_${randomUUID()}`,
      answer: orderSchema,
      body: {},
    })
    return toFact(captured)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refusedFact(toFact(await findOrder(call, order.id)), error.code)
  }
}

/** The order's own word first: it may have been taken meanwhile, or be over. */
const refusedFact = (fact: PaymentFact, code: string): PaymentFact => {
  const stillOpen = fact.status === 'approved' || fact.status === 'requires_payment'
  if (!stillOpen || ANSWERED_BY_THE_ORDER.includes(code)) return fact
  const status = BUYERS.includes(code) ? 'requires_payment' : 'failed'
  return { ...fact, status, failureCode: code.toLowerCase() }
}

const isRefusal = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && error.kind === 'declined_request' && error.httpStatus === 422
