import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { callStripe } from './client'
import { findIntent } from './find-intent'
import { readUnlessForeign } from './marks'
import { chargeOf, toPaymentFact } from './to-payment-fact'
import { disputeSchema, read, refundSchema, type WireSession } from './wire'

type Lookup = {
  stripe: Stripe
  /** A session's id, or that of an object under it. */
  intentId: string
}

/** The whole truth of a payment: its session, the refunds and the disputes of its charge. */
export const fetchIntent = ({ stripe, intentId }: Lookup): Promise<PaymentFact> =>
  callStripe({ mutates: false }, async () => {
    const session = await findIntent({ stripe, id: intentId })
    return readUnlessForeign(session.metadata, () => factOf({ stripe, session }))
  })

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
