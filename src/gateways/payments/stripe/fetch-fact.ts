import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { findSession } from './find-session'
import { chargeOf, toPaymentFact } from './to-payment-fact'
import { disputeSchema, read, refundSchema, type WireSession } from './wire'

/** The whole truth of a payment: its session, the refunds and the disputes of its charge. */
export const fetchFact = async ({ stripe, site, id }: Shop & { id: string }): Promise<PaymentFact> =>
  factOf({ stripe, site, session: await findSession({ stripe, id }) })

/** `site`: whose marks are ours. */
type Shop = { stripe: Stripe; site: string }

export const factOf = async ({
  stripe,
  site,
  session,
}: Shop & { session: WireSession }): Promise<PaymentFact> => {
  const charge = chargeOf(session.payment_intent)
  if (!charge) return toPaymentFact({ site, session, refunds: [], disputes: [] })
  const of = { payment_intent: session.payment_intent?.id, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(of).autoPagingToArray({ limit: MOST }),
    charge.disputed ? stripe.disputes.list(of).autoPagingToArray({ limit: MOST }) : [],
  ])
  return toPaymentFact({
    site,
    session,
    refunds: refunds.map((refund) => read(refundSchema, refund)),
    disputes: disputes.map((dispute) => read(disputeSchema, dispute)),
  })
}

/** The SDK wants a bound; no payment comes near it. */
const MOST = 1000
