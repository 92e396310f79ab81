import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { readMark } from './order-mark'
import type { WireCapture, WireOrder, WireRefund } from './wire'

type Account = {
  livemode: boolean
  /** Whose account ours is; undefined: whoever the keys belong to. */
  merchantId: string | undefined
}

/** A PayPal order as a fact, without its disputes, which PayPal keeps elsewhere. */
export const orderFact = (order: WireOrder, { livemode, merchantId }: Account): PaymentFact => {
  const [unit] = order.purchase_units
  const { captures, refunds } = unit.payments
  const payeeId = unit.payee?.merchant_id
  const foreign = merchantId !== undefined && payeeId !== undefined && payeeId !== merchantId
  const mark = foreign ? null : readMark(unit.custom_id)
  const status = statusOf(order)
  const failureCode = failureOf({ status, captures })
  return {
    provider: 'paypal',
    intentId: order.id,
    status,
    amount: unit.amount.amount,
    currency: unit.amount.currency,
    orderId: mark?.orderId ?? null,
    attempt: mark?.attempt ?? null,
    livemode,
    charges: captures.filter(isTaken).map(({ id, amount }) => ({ ref: id, amount: amount.amount })),
    refunds: refunds.filter(({ status }) => status === 'COMPLETED').map(refundEntry),
    pendingRefunds: refunds.filter(({ status }) => status === 'PENDING').map(refundEntry),
    ...(failureCode === undefined ? {} : { failureCode }),
  }
}

/** A refund's mark bears its id; one made in PayPal's own pages may have inherited the payment's, which bears none. */
export const refundEntry = ({ id, amount, custom_id }: WireRefund) => ({
  ref: id,
  amount: amount.amount,
  refundId: readMark(custom_id)?.refundId ?? null,
})

export const isTaken = ({ status }: WireCapture): boolean =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'

const UNCAPTURED: Record<WireOrder['status'], ProviderStatus> = {
  CREATED: 'requires_payment',
  SAVED: 'requires_payment',
  // Also the first status of an order that names PayPal as its source: the buyer has yet to come.
  PAYER_ACTION_REQUIRED: 'requires_payment',
  APPROVED: 'approved',
  VOIDED: 'canceled',
  // Its capture is not listed yet.
  COMPLETED: 'processing',
}

const statusOf = ({ status, purchase_units: [{ payments }] }: WireOrder): ProviderStatus => {
  const { captures } = payments
  if (captures.some(isTaken)) return 'succeeded'
  if (captures.some((capture) => capture.status === 'PENDING')) return 'processing'
  if (captures.length > 0 && status === 'COMPLETED') return 'failed'
  return UNCAPTURED[status]
}

/** Of the last capture that was refused, while none succeeded. */
const failureOf = ({ status, captures }: { status: ProviderStatus; captures: readonly WireCapture[] }) => {
  if (status === 'succeeded' || status === 'processing') return undefined
  const last = captures.at(-1)
  if (!last) return undefined
  const code =
    last.status_details?.reason ?? last.processor_response?.response_code ?? `capture_${last.status}`
  return code.toLowerCase()
}
