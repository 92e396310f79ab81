import type Stripe from 'stripe'
import { GatewayError } from '../gateway-error'
import { chargeSchema, disputeSchema, read, refundSchema, sessionSchema, type WireSession } from './wire'

/**
 * The session that an id leads to: its own, or that of a payment, a charge, a refund or a dispute under it.
 * @throws GatewayError declined_request when it is of another kind, or leads to none.
 */
export const findSession = async ({ stripe, id }: { stripe: Stripe; id: string }): Promise<WireSession> => {
  if (!/^[a-z]{2,4}_\w{1,250}$/.test(id)) throw refusal('malformed_id')
  if (id.startsWith('cs_'))
    return read(sessionSchema, await stripe.checkout.sessions.retrieve(id, { expand: [PAYMENT] }))
  const payment = await paymentOf({ stripe, id })
  if (!payment) throw refusal('no_payment')
  const sessions = await stripe.checkout.sessions.list({
    payment_intent: payment,
    limit: 1,
    expand: [`data.${PAYMENT}`],
  })
  const [session] = sessions.data
  if (!session) throw refusal('no_session')
  return read(sessionSchema, session)
}

/** What of a session is fetched with it. */
export const PAYMENT = 'payment_intent.latest_charge'

const paymentOf = async ({ stripe, id }: { stripe: Stripe; id: string }): Promise<string | null> => {
  const [kind] = id.split('_')
  if (kind === 'pi') return id
  if (kind === 'ch' || kind === 'py')
    return read(chargeSchema, await stripe.charges.retrieve(id)).payment_intent
  if (kind === 're' || kind === 'pyr')
    return read(refundSchema, await stripe.refunds.retrieve(id)).payment_intent
  if (kind === 'dp' || kind === 'du')
    return read(disputeSchema, await stripe.disputes.retrieve(id)).payment_intent
  throw refusal('unknown_kind_of_id')
}

const refusal = (code: string) => new GatewayError({ kind: 'declined_request', code })
