import type Stripe from 'stripe'
import { notFoundError } from '../failed-call'
import { readUnlessForeign } from './marks'
import { read, sessionSchema, underPaymentSchema, type WireSession } from './wire'

type Lookup = { stripe: Stripe; id: string }

/**
 * The session that an id leads to: its own, or that of a payment, a charge, a refund or a dispute under it.
 * @throws GatewayError declined_request with the status 404 when it is of another kind, or leads to no session of ours.
 */
export const findIntent = async ({ stripe, id }: Lookup): Promise<WireSession> => {
  if (!/^[a-z]{2,4}_\w{1,250}$/.test(id)) throw notFoundError('malformed_id')
  const session = id.startsWith('cs_')
    ? await stripe.checkout.sessions.retrieve(id, { expand: [PAYMENT] })
    : await sessionOver({ stripe, id })
  return readUnlessForeign(session.metadata, () => read(sessionSchema, session))
}

/** What Stripe is to expand in a session: the payment under it, with its charge. */
export const PAYMENT = 'payment_intent.latest_charge'

const sessionOver = async ({ stripe, id }: Lookup): Promise<Stripe.Checkout.Session> => {
  const payment = await paymentOf({ stripe, id })
  if (!payment) throw notFoundError('no_payment')
  const sessions = await stripe.checkout.sessions.list({
    payment_intent: payment,
    limit: 1,
    expand: [`data.${PAYMENT}`],
  })
  const [session] = sessions.data
  if (!session) throw notFoundError('no_session')
  return session
}

const paymentOf = async ({ stripe, id }: Lookup): Promise<string | null> => {
  const [kind] = id.split('_')
  if (kind === 'pi') return id
  const part = await partOf({ stripe, id, kind })
  return read(underPaymentSchema, part).payment_intent
}

const partOf = ({ stripe, id, kind = '' }: Lookup & { kind?: string }) => {
  if (kind === 'ch' || kind === 'py') return stripe.charges.retrieve(id)
  if (kind === 're' || kind === 'pyr') return stripe.refunds.retrieve(id)
  if (kind === 'dp' || kind === 'du') return stripe.disputes.retrieve(id)
  throw notFoundError('unknown_kind_of_id')
}
