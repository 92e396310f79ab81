import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { amountIn } from '../amount-in'
import { fromWireMoney, type WireMoney } from './amounts'
import { type Bill, chargeOf } from './bill'
import { declineCode } from './decline-code'
import type { WireDispute, WireRefund } from './wire'

type Found = { bill: Bill; refunds: readonly WireRefund[]; disputes: readonly WireDispute[] }

export const toPaymentFact = ({ bill, refunds, disputes }: Found): PaymentFact => {
  const { currency, status, payment, plan } = bill
  // Another currency than the one shown would come of adaptive pricing, which we switch off.
  const hundredths = (part: WireMoney) => amountIn(currency, fromWireMoney(part))
  const refundPart = (refund: WireRefund) => ({
    ref: refund.id,
    amount: hundredths(refund),
    refundId: refund.metadata.refund_id ?? null,
  })
  const charge = chargeOf(payment)
  const failed = payment?.last_payment_error
  return {
    provider: 'stripe',
    intentId: bill.id,
    status,
    amount: hundredths(bill),
    currency,
    orderId: bill.orderId,
    attempt: bill.attempt,
    livemode: bill.livemode,
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
    ...(plan && { plan }),
  }
}

/** A refund may fail weeks after it succeeded: a bank can send it back. */
export const hasFailed = ({ status }: Pick<WireRefund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled'

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
