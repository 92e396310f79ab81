import { z } from 'zod'
import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { amountIn } from './amounts'
import type { FoundDispute } from './list-disputes'
import { readMark } from './order-mark'
import type { WireCapture, WireOrder, WireRefund } from './wire'

type About = {
  livemode: boolean
  /** Whose account ours is; undefined: whoever the keys belong to. */
  merchantId: string | undefined
  /** null: not known now. */
  disputes: readonly FoundDispute[] | null
}

/** A PayPal order, with its disputes, as a fact. */
export const orderFact = (order: WireOrder, { livemode, merchantId, disputes }: About): PaymentFact => {
  const [unit] = order.purchase_units
  const { captures } = unit.payments
  const { currency } = unit.amount
  const taken = captures.filter(isTaken)
  for (const { amount } of [...taken, ...unit.payments.refunds]) amountIn(currency, amount)
  const refunds = withoutReversals(unit.payments.refunds, disputes)
  const refundsThatAre = (...statuses: WireRefund['status'][]) =>
    refunds.filter(({ status }) => statuses.includes(status)).map(refundEntry)
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
    currency,
    orderId: mark?.orderId ?? null,
    attempt: mark?.attempt ?? null,
    livemode,
    charges: taken.map(({ id, amount }) => ({ ref: id, amount: amount.amount })),
    refunds: refundsThatAre('COMPLETED'),
    pendingRefunds: refundsThatAre('PENDING'),
    failedRefunds: refundsThatAre('FAILED', 'CANCELLED'),
    ...(disputes === null ? {} : { disputes: disputes.map(({ openedAt, ...dispute }) => dispute) }),
    ...(failureCode === undefined ? {} : { failureCode }),
  }
}

export const refundEntry = (refund: WireRefund) => ({
  ref: refund.id,
  amount: refund.amount.amount,
  refundId: refundIdOf(refund),
})

/**
 * A refund's mark bears its id, and so does its invoice number. One made in PayPal's own pages may have inherited the
 * payment's, of which neither does.
 */
const refundIdOf = ({ custom_id, invoice_id }: WireRefund): string | null =>
  readMark(custom_id)?.refundId ?? z.uuid().safeParse(invoice_id).data ?? null

/**
 * What a dispute takes, PayPal also books as a refund that nobody asked for (PAYMENT.CAPTURE.REVERSED), maybe before it
 * says that the dispute is over: one of the same amount since then is the same money. While the disputes are not known,
 * only refunds of ours are certain.
 */
const withoutReversals = (
  refunds: readonly WireRefund[],
  disputes: readonly FoundDispute[] | null,
): WireRefund[] => {
  const unasked = refunds.filter((one) => refundIdOf(one) === null && one.status === 'COMPLETED')
  const reversals = new Set(disputes === null ? unasked : [])
  for (const dispute of disputes?.filter(({ status }) => status !== 'won') ?? []) {
    const isIts = (one: WireRefund) => one.amount.amount === dispute.amount && isSince(one, dispute)
    const reversal = unasked.find((one) => isIts(one) && !reversals.has(one))
    if (reversal) reversals.add(reversal)
  }
  return refunds.filter((one) => !reversals.has(one))
}

/** What was refunded before the dispute is none of it. */
const isSince = ({ create_time }: WireRefund, { openedAt }: FoundDispute): boolean =>
  create_time === undefined || openedAt === undefined || Date.parse(create_time) >= Date.parse(openedAt)

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
