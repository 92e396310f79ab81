import { fromProviderMinorUnits } from '@/domain/money/money'
import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { GatewayError } from '../gateway-error'
import { ourMark } from '../our-mark'
import { declineCode } from './decline-code'
import type { WireDispute, WirePayment, WireRefund, WireSession } from './wire'

type Found = { session: WireSession; refunds: readonly WireRefund[]; disputes: readonly WireDispute[] }

export const toPaymentFact = ({ session, refunds, disputes }: Found): PaymentFact => {
  const { currency, metadata } = session
  const hundredths = (part: { amount: number; currency: string }) => {
    // A buyer who paid in another currency than the one shown: adaptive pricing, which we switch off.
    if (part.currency !== currency) throw new GatewayError({ kind: 'bad_response', code: 'other_currency' })
    return fromProviderMinorUnits({ minorUnits: part.amount, currency }).amount
  }
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
    orderId: metadata.app === ourMark() ? (metadata.order_id ?? null) : null,
    attempt: /^\d{1,9}$/.test(metadata.attempt ?? '') ? Number(metadata.attempt) : null,
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
    pendingRefunds: refunds.filter((refund) => WAITING.includes(refund.status ?? '')).map(refundPart),
    failedRefunds: refunds.filter(cameToNothing).map(refundPart),
    disputes: disputes.flatMap((dispute) => {
      const outcome = outcomeOf(dispute)
      return outcome ? [{ ref: dispute.id, amount: hundredths(dispute), status: outcome }] : []
    }),
    ...(failed && OPEN_OR_FAILED.includes(status) ? { failureCode: declineCode(failed) } : {}),
  }
}

/** Also after it counted as made: a bank may send it back weeks later. */
export const cameToNothing = ({ status }: Pick<WireRefund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled'

/** The charge that took the money, if any did. An intent makes at most one. */
export const chargeOf = (payment: WirePayment | null) => {
  const charge = payment?.latest_charge
  if (!charge || typeof charge === 'string') return null
  return charge.captured && charge.status === 'succeeded' ? charge : null
}

const OPEN_OR_FAILED: readonly ProviderStatus[] = ['requires_payment', 'failed']
const WAITING = ['pending', 'requires_action']

/** An appeal is against a dispute that was lost, and stays so until it is won. */
const LOST = ['lost', 'appeal_needs_response', 'appeal_under_review']

/**
 * What the money did decides, as in Stripe's books: an inquiry has taken none yet, one that was `prevented` may have. null:
 * no dispute of ours.
 */
const outcomeOf = ({ status, balance_transactions: moved }: WireDispute): 'open' | 'won' | 'lost' | null => {
  if (!moved.some(({ amount }) => amount < 0)) return null
  if (LOST.includes(status)) return 'lost'
  if (moved.some(({ amount }) => amount > 0)) return 'won'
  return status === 'prevented' ? 'lost' : 'open'
}

/** An expired session takes no more cards, but what was paid or is being paid under it counts. */
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
