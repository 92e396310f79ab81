import type Stripe from 'stripe'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { GatewayError } from '../gateway-error'
import { callStripe } from './client'
import { factOf, fetchIntent } from './fetch-intent'
import { findIntent, PAYMENT } from './find-intent'
import { read, sessionSchema } from './wire'

type Cancellation = { stripe: Stripe; intentId: string }

/** Stripe's word for it is to expire the session. */
export const cancelIntent = async ({ stripe, intentId }: Cancellation): Promise<PaymentFact> => {
  const { id } = await callStripe({ mutates: false }, () => findIntent({ stripe, id: intentId }))
  try {
    return await callStripe({ mutates: true }, async () => {
      const session = await stripe.checkout.sessions.expire(id, { expand: [PAYMENT] })
      return factOf({ stripe, session: read(sessionSchema, session) })
    })
  } catch (error) {
    if (!isDeclined(error)) throw error
    return endedFact({ fact: await fetchIntent({ stripe, intentId: id }), error })
  }
}

const isDeclined = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'declined_request'

/** A session that could not be expired had ended, or is being paid: its state is the answer. */
const endedFact = ({ fact, error }: { fact: PaymentFact; error: unknown }): PaymentFact => {
  if (fact.status === 'requires_payment') throw error
  return fact
}
