import { randomUUID } from 'node:crypto'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { CaptureRequest } from '../gateway'
import { GatewayError } from '../gateway-error'
import { type Client, pathOf } from './client'
import { findIntent } from './find-intent'
import { type Account, toPaymentFact } from './to-payment-fact'
import { orderSchema, type WireOrder } from './wire'

/** Refusals after which the buyer can pay the same order with another card or account. */
const PAYABLE_AGAIN = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
]
/** Another capture came first, or the buyer has not approved yet: the order itself says which. */
const ANSWERED_BY_ORDER = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED']

type Capturing = { call: Client; account: Account; request: CaptureRequest }

/**
 * Takes the money of an approved order. The request id is a new one each time, because PayPal answers a known one with
 * its first refusal, and nothing in an order distinguishes a second approval, with another card, from the first. Money
 * does not need it: an order of intent CAPTURE is captured once, whatever the request id. The second of two captures is
 * refused and reads the order again; after a lost answer the order is read before anything is sent.
 */
export const captureIntent = async ({ call, account, request }: Capturing): Promise<PaymentFact> => {
  const { intentId, idempotencyKey } = request
  const toFact = (order: WireOrder) => toPaymentFact({ order, account, disputes: null })
  const order = await findIntent({ call, id: intentId })
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
    return refusedFact(toFact(await findIntent({ call, id: order.id })), error.code)
  }
}

/** The order's own status comes first: it may have been captured meanwhile, or have ended. */
const refusedFact = (fact: PaymentFact, code: string): PaymentFact => {
  const isOpen = fact.status === 'approved' || fact.status === 'requires_payment'
  if (!isOpen || ANSWERED_BY_ORDER.includes(code)) return fact
  const status = PAYABLE_AGAIN.includes(code) ? 'requires_payment' : 'failed'
  return { ...fact, status, failureCode: code.toLowerCase() }
}

const isRefusal = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && error.kind === 'declined_request' && error.httpStatus === 422
