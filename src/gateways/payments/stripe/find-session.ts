import type Stripe from 'stripe'
import { notOurs, readUnlessForeign } from './not-ours'
import { read, sessionSchema, underPaymentSchema, type WireSession } from './wire'

/**
 * The session that an id leads to: its own, or that of a payment, a charge, a refund or a dispute under it.
 * @throws GatewayError declined_request with the status 404 when it is of another kind, or leads to none of ours.
 */
export const findSession = async ({ stripe, id }: { stripe: Stripe; id: string }): Promise<WireSession> => {
  if (!/^[a-z]{2,4}_\w{1,250}$/.test(id)) throw notOurs('malformed_id')
  const session = id.startsWith('cs_')
    ? await stripe.checkout.sessions.retrieve(id, { expand: [PAYMENT] })
    : await sessionOver({ stripe, id })
  return readUnlessForeign(session.metadata, () => read(sessionSchema, session))
}

/** What of a session is fetched with it. */
export const PAYMENT = 'payment_intent.latest_charge'

const sessionOver = async ({
  stripe,
  id,
}: {
  stripe: Stripe
  id: string
}): Promise<Stripe.Checkout.Session> => {
  const payment = await paymentOf({ stripe, id })
  if (!payment) throw notOurs('no_payment')
  const sessions = await stripe.checkout.sessions.list({
    payment_intent: payment,
    limit: 1,
    expand: [`data.${PAYMENT}`],
  })
  const [session] = sessions.data
  if (!session) throw notOurs('no_session')
  return session
}

const paymentOf = async ({ stripe, id }: { stripe: Stripe; id: string }): Promise<string | null> => {
  const [kind] = id.split('_')
  if (kind === 'pi') return id
  const part = await partOf({ stripe, id, kind })
  return read(underPaymentSchema, part).payment_intent
}

const partOf = ({ stripe, id, kind = '' }: { stripe: Stripe; id: string; kind?: string }) => {
  if (kind === 'ch' || kind === 'py') return stripe.charges.retrieve(id)
  if (kind === 're' || kind === 'pyr') return stripe.refunds.retrieve(id)
  if (kind === 'dp' || kind === 'du') return stripe.disputes.retrieve(id)
  throw notOurs('unknown_kind_of_id')
}
