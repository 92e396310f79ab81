import { z } from 'zod'
import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { amountIn } from '../amount-in'
import { declineCode } from './decline-code'
import type { FoundDispute } from './list-disputes'
import { readMark } from './marks'
import type { WireCapture, WireOrder, WireRefund } from './wire'

/** Our account at PayPal. */
export type Account = {
  livemode: boolean
  /** undefined: the account of whoever the keys belong to. */
  merchantId: string | undefined
}

type Found = {
  order: WireOrder
  account: Account
  /** null: they were not read, or cannot be read now. */
  disputes: readonly FoundDispute[] | null
}

export const toPaymentFact = ({ order, account, disputes }: Found): PaymentFact => {
  const { livemode, merchantId } = account
  const [unit] = order.purchase_units
  const { captures } = unit.payments
  const { currency } = unit.amount
  const captured = captures.filter(isCaptured)
  for (const { amount } of [...captured, ...unit.payments.refunds]) amountIn(currency, amount)
  const refunds = withoutReversals(unit.payments.refunds, disputes)
  const refundsWith = (...statuses: WireRefund['status'][]) =>
    refunds.filter(({ status }) => statuses.includes(status)).map(refundPart)
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
    charges: captured.map(({ id, amount }) => ({ ref: id, amount: amount.amount })),
    refunds: refundsWith('COMPLETED'),
    pendingRefunds: refundsWith('PENDING'),
    failedRefunds: refundsWith('FAILED', 'CANCELLED'),
    ...(disputes === null ? {} : { disputes: disputes.map(({ openedAt, ...dispute }) => dispute) }),
    ...(failureCode === undefined ? {} : { failureCode }),
  }
}

export const refundPart = (refund: WireRefund) => ({
  ref: refund.id,
  amount: refund.amount.amount,
  refundId: refundIdOf(refund),
})

/**
 * Our refund's id is in its mark and is its invoice number. A refund made in PayPal's own pages may have inherited both
 * from the payment, where neither contains one.
 */
const refundIdOf = ({ custom_id, invoice_id }: WireRefund): string | null =>
  readMark(custom_id)?.refundId ?? z.uuid().safeParse(invoice_id).data ?? null

/**
 * The money that a dispute takes, PayPal also books as a refund that we did not ask for (PAYMENT.CAPTURE.REVERSED),
 * maybe before it says that the dispute is over: such a refund of the same amount since the dispute was opened is the
 * same money. While the disputes are not known, only refunds of ours are certain.
 */
const withoutReversals = (
  refunds: readonly WireRefund[],
  disputes: readonly FoundDispute[] | null,
): WireRefund[] => {
  const unasked = refunds.filter((one) => refundIdOf(one) === null && one.status === 'COMPLETED')
  const reversals = new Set(disputes === null ? unasked : [])
  for (const dispute of disputes?.filter(({ status }) => status !== 'won') ?? []) {
    const isSame = (one: WireRefund) => one.amount.amount === dispute.amount && isSince(one, dispute)
    const reversal = unasked.find((one) => isSame(one) && !reversals.has(one))
    if (reversal) reversals.add(reversal)
  }
  return refunds.filter((one) => !reversals.has(one))
}

/** A refund from before the dispute is other money. */
const isSince = ({ create_time }: WireRefund, { openedAt }: FoundDispute): boolean =>
  create_time === undefined || openedAt === undefined || Date.parse(create_time) >= Date.parse(openedAt)

export const isCaptured = ({ status }: WireCapture): boolean =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'

const UNCAPTURED: Record<WireOrder['status'], ProviderStatus> = {
  CREATED: 'requires_payment',
  SAVED: 'requires_payment',
  // Also the first status of an order that names PayPal as its source: the buyer has not approved it yet.
  PAYER_ACTION_REQUIRED: 'requires_payment',
  APPROVED: 'approved',
  VOIDED: 'canceled',
  // Its capture is not listed yet.
  COMPLETED: 'processing',
}

const statusOf = ({ status, purchase_units: [{ payments }] }: WireOrder): ProviderStatus => {
  const { captures } = payments
  if (captures.some(isCaptured)) return 'succeeded'
  if (captures.some((capture) => capture.status === 'PENDING')) return 'processing'
  if (captures.length > 0 && status === 'COMPLETED') return 'failed'
  return UNCAPTURED[status]
}

/** Of the last capture that was refused, while none succeeded. */
const failureOf = ({ status, captures }: { status: ProviderStatus; captures: readonly WireCapture[] }) => {
  if (status === 'succeeded' || status === 'processing') return undefined
  const last = captures.at(-1)
  return last && declineCode(last)
}
