import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { type Bill, chargeOf } from './bill'
import { callStripe } from './client'
import { findIntent } from './find-intent'
import { readUnlessForeign } from './marks'
import { toPaymentFact } from './to-payment-fact'
import { disputeSchema, read, refundSchema } from './wire'

type Lookup = {
  stripe: Stripe
  /** A session's id, that of a later invoice of a plan, or that of an object under either. */
  intentId: string
}

/** The whole truth of a payment: its session or its invoice, the refunds and the disputes of its charge. */
export const fetchIntent = ({ stripe, intentId }: Lookup): Promise<PaymentFact> =>
  callStripe({ mutates: false }, async () => {
    const bill = await findIntent({ stripe, id: intentId })
    return readUnlessForeign(bill.metadata, () => factOf({ stripe, bill }))
  })

export const factOf = async ({ stripe, bill }: { stripe: Stripe; bill: Bill }): Promise<PaymentFact> => {
  const charge = chargeOf(bill.payment)
  if (!charge) return toPaymentFact({ bill, refunds: [], disputes: [] })
  const of = { payment_intent: bill.payment?.id, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(of).autoPagingToArray({ limit: MOST }),
    charge.disputed ? stripe.disputes.list(of).autoPagingToArray({ limit: MOST }) : [],
  ])
  return toPaymentFact({
    bill,
    refunds: refunds.map((refund) => read(refundSchema, refund)),
    disputes: disputes.map((dispute) => read(disputeSchema, dispute)),
  })
}

/** The SDK wants a bound; no payment comes near it. */
const MOST = 1000
