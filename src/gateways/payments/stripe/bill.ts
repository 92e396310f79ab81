import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PlanCharge } from '@/domain/orders/payment-fact'
import { GatewayError } from '../gateway-error'
import type { WireMoney } from './amounts'
import { isAnyShops, readAttempt, readMark } from './marks'
import { firstCharge, laterCharge } from './plan-charge'
import type { WireInvoice, WirePayment, WirePlan, WireSession } from './wire'

/** What is to be paid: a session, or the invoice of a later charge of a plan. With what was paid, or is being tried. */
export type Bill = WireMoney & {
  id: string
  status: ProviderStatus
  livemode: boolean
  /** Where our marks are. */
  metadata: Record<string, string>
  orderId: string | null
  attempt: number | null
  payment: WirePayment | null
  plan?: PlanCharge
}

/** @param payment of a plan: that of its first invoice, which names no session. */
export const billOfSession = (session: WireSession, payment = session.payment_intent): Bill => {
  const { id, amount_total: amount, currency, livemode, metadata, subscription } = session
  const isPlan = session.mode === 'subscription'
  return {
    id,
    status: isPlan ? statusOfPlan(session, payment) : statusOfSession(session),
    amount,
    currency,
    livemode,
    metadata,
    orderId: readMark(metadata)?.orderId ?? null,
    attempt: readAttempt(metadata),
    payment,
    // Other software sells plans on the same account.
    ...(subscription &&
      isAnyShops(subscription.metadata) && { plan: firstCharge({ plan: subscription, payment }) }),
  }
}

/** Of a charge that Stripe made by its own schedule. It names no order: ours is made by it. */
export const billOfInvoice = ({
  invoice,
  plan,
  payment,
}: {
  invoice: WireInvoice
  plan: WirePlan
  payment: WirePayment | null
}): Bill => ({
  id: invoice.id,
  status: statusOfInvoice(invoice, payment),
  amount: invoice.amount_due,
  currency: invoice.currency,
  livemode: invoice.livemode,
  metadata: plan.metadata,
  orderId: null,
  attempt: null,
  payment,
  plan: laterCharge({ plan, invoice, payment }),
})

/** The charge that took the money, if any did. An intent has at most one. */
export const chargeOf = (payment: WirePayment | null) => {
  const charge = payment?.latest_charge
  if (!charge || typeof charge === 'string') return null
  return charge.captured && charge.status === 'succeeded' ? charge : null
}

/** An expired session takes no more cards, but a payment that was made or is processing under it counts. */
const statusOfSession = ({ status, payment_status, payment_intent }: WireSession): ProviderStatus => {
  const paying = payment_intent?.status
  if (paying === 'succeeded') return payment_status === 'paid' ? 'succeeded' : 'processing'
  if (paying === 'processing' || paying === 'requires_capture') return 'processing'
  if (status === 'expired' || paying === 'canceled') return 'canceled'
  if (status === 'complete' && paying === 'requires_payment_method') return 'failed'
  if (paying === 'requires_action' || paying === 'requires_confirmation') return 'requires_action'
  if (status === 'open') return 'requires_payment'
  throw unexpectedStatus()
}

/** Stripe makes the plan and its first invoice once the first payment was made, or the card is kept for a free trial. */
const statusOfPlan = (session: WireSession, payment: WirePayment | null): ProviderStatus => {
  const { status, payment_status, amount_total, subscription } = session
  if (status === 'expired') return 'canceled'
  if (status === 'open') return 'requires_payment'
  if (status !== 'complete' || !subscription) throw unexpectedStatus()
  if (amount_total === 0) return 'succeeded'
  if (payment_status === 'paid' && chargeOf(payment)) return 'succeeded'
  return payment?.status === 'requires_payment_method' ? 'failed' : 'processing'
}

/** A card that failed is tried again while its invoice is open. */
const statusOfInvoice = ({ status }: WireInvoice, payment: WirePayment | null): ProviderStatus => {
  if (status === 'paid') return chargeOf(payment) ? 'succeeded' : 'processing'
  if (status === 'void') return 'canceled'
  if (status === 'uncollectible') return 'failed'
  if (status === 'open') return payment?.status === 'processing' ? 'processing' : 'requires_payment'
  throw unexpectedStatus()
}

const unexpectedStatus = () => new GatewayError({ kind: 'bad_response', code: 'unexpected_status' })
