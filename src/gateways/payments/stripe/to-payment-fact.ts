import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { amountIn } from '../amount-in'
import { GatewayError } from '../gateway-error'
import { fromWireMoney, type WireMoney } from './amounts'
import { declineCode } from './decline-code'
import { readAttempt, readMark } from './marks'
import type { WireDispute, WirePayment, WireRefund, WireSession } from './wire'

type Found = { session: WireSession; refunds: readonly WireRefund[]; disputes: readonly WireDispute[] }

export const toPaymentFact = ({ session, refunds, disputes }: Found): PaymentFact => {
  const { currency, metadata } = session
  // Another currency than the one shown would come of adaptive pricing, which we switch off.
  const hundredths = (part: WireMoney) => amountIn(currency, fromWireMoney(part))
  const refundPart = (refund: WireRefund) => ({
    ref: refund.id,
    amount: hundredths(refund),
    refundId: refund.metadata.refund_id ?? null,
  })
  const status = statusOf(session)
  const charge = chargeOf(session.payment_intent)
  const failed = session.payment_intent?.last_payment_error
  return {
    provider: 'stripe',
    intentId: session.id,
    status,
    amount: hundredths({ amount: session.amount_total, currency }),
    currency,
    orderId: readMark(metadata)?.orderId ?? null,
    attempt: readAttempt(metadata),
    livemode: session.livemode,
    charges:
      charge && status === 'succeeded'
        ? [
            {
              ref: charge.id,
              amount: hundredths({ amount: charge.amount_captured, currency: charge.currency }),
            },
          ]
        : [],
    refunds: refunds.filter((refund) => refund.status === 'succeeded').map(refundPart),
    pendingRefunds: refunds.filter((refund) => PENDING.includes(refund.status ?? '')).map(refundPart),
    failedRefunds: refunds.filter(hasFailed).map(refundPart),
    disputes: disputes.flatMap((dispute) => {
      const outcome = outcomeOf(dispute)
      return outcome ? [{ ref: dispute.id, amount: hundredths(dispute), status: outcome }] : []
    }),
    ...(failed && OPEN_OR_FAILED.includes(status) ? { failureCode: declineCode(failed) } : {}),
  }
}

/** A refund may fail weeks after it succeeded: a bank can send it back. */
export const hasFailed = ({ status }: Pick<WireRefund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled'

/** The charge that took the money, if any did. An intent has at most one. */
export const chargeOf = (payment: WirePayment | null) => {
  const charge = payment?.latest_charge
  if (!charge || typeof charge === 'string') return null
  return charge.captured && charge.status === 'succeeded' ? charge : null
}

const OPEN_OR_FAILED: readonly ProviderStatus[] = ['requires_payment', 'failed']
const PENDING = ['pending', 'requires_action']

/** An appeal follows a lost dispute, which stays lost until the appeal is won. */
const LOST = ['lost', 'appeal_needs_response', 'appeal_under_review']

/**
 * The money that moved decides, as in Stripe's balance: an inquiry has taken none yet, a `prevented` dispute may have.
 * null: it took no money, so it is no dispute for us.
 */
const outcomeOf = ({ status, balance_transactions: moved }: WireDispute): 'open' | 'won' | 'lost' | null => {
  if (!moved.some(({ amount }) => amount < 0)) return null
  if (LOST.includes(status)) return 'lost'
  if (moved.some(({ amount }) => amount > 0)) return 'won'
  return status === 'prevented' ? 'lost' : 'open'
}

/** An expired session takes no more cards, but a payment that was made or is processing under it counts. */
const statusOf = ({ status, payment_status, payment_intent }: WireSession): ProviderStatus => {
  const paying = payment_intent?.status
  if (paying === 'succeeded') return payment_status === 'paid' ? 'succeeded' : 'processing'
  if (paying === 'processing' || paying === 'requires_capture') return 'processing'
  if (status === 'expired' || paying === 'canceled') return 'canceled'
  if (status === 'complete' && paying === 'requires_payment_method') return 'failed'
  if (paying === 'requires_action' || paying === 'requires_confirmation') return 'requires_action'
  if (status === 'open') return 'requires_payment'
  throw new GatewayError({ kind: 'bad_response', code: 'unexpected_status' })
}
