import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { findSession } from './find-session'
import { readUnlessForeign } from './not-ours'
import { chargeOf, toPaymentFact } from './to-payment-fact'
import { disputeSchema, read, refundSchema, type WireSession } from './wire'

/** The whole truth of a payment: its session, the refunds and the disputes of its charge. */
export const fetchFact = async ({ stripe, id }: { stripe: Stripe; id: string }): Promise<PaymentFact> => {
  const session = await findSession({ stripe, id })
  return readUnlessForeign(session.metadata, () => factOf({ stripe, session }))
}

export const factOf = async ({
  stripe,
  session,
}: {
  stripe: Stripe
  session: WireSession
}): Promise<PaymentFact> => {
  const charge = chargeOf(session.payment_intent)
  if (!charge) return toPaymentFact({ session, refunds: [], disputes: [] })
  const of = { payment_intent: session.payment_intent?.id, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(of).autoPagingToArray({ limit: MOST }),
    charge.disputed ? stripe.disputes.list(of).autoPagingToArray({ limit: MOST }) : [],
  ])
  return toPaymentFact({
    session,
    refunds: refunds.map((refund) => read(refundSchema, refund)),
    disputes: disputes.map((dispute) => read(disputeSchema, dispute)),
  })
}

/** The SDK wants a bound; no payment comes near it. */
const MOST = 1000
