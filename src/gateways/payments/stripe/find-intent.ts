import type Stripe from 'stripe'
import { notFoundError } from '../failed-call'
import { type Bill, billOfSession } from './bill'
import { billByInvoice, ownerOfPayment, paymentOf } from './find-invoice'
import { readUnlessForeign } from './marks'
import { read, sessionSchema, underPaymentSchema } from './wire'

type Lookup = { stripe: Stripe; id: string }

/**
 * What an id leads to: a session, or a later invoice of a plan; by its own id, or that of a payment, a charge, a refund or a
 * dispute under it. A plan, and the invoice that began it, lead to its session.
 * @throws GatewayError declined_request with the status 404 when it is of another kind, or leads to nothing of ours.
 */
export const findIntent = async ({ stripe, id }: Lookup): Promise<Bill> => {
  if (!/^[a-z]{2,4}_\w{1,250}$/.test(id)) throw notFoundError('malformed_id')
  if (id.startsWith('in_')) return billByInvoice({ stripe, id, ofPlan })
  if (id.startsWith('sub_')) return ofPlan({ stripe, id })
  if (id.startsWith('cs_'))
    return billBySession({
      stripe,
      session: await stripe.checkout.sessions.retrieve(id, { expand: SESSION_PARTS }),
    })
  const payment = await paymentUnder({ stripe, id })
  if (!payment) throw notFoundError('no_payment')
  const session = await sessionOf({ stripe, where: { payment_intent: payment } })
  if (session) return billBySession({ stripe, session })
  const owner = await ownerOfPayment({ stripe, payment })
  if (!owner) throw notFoundError('no_session')
  return billByInvoice({ stripe, id: owner.id, ofPlan })
}

/** What Stripe is to expand in a session: the payment under it with its charge, or the plan with its card. */
export const SESSION_PARTS = ['payment_intent.latest_charge', 'subscription.default_payment_method']

/** Of a plan the payment is that of its first invoice. */
export const billBySession = ({
  stripe,
  session: given,
}: {
  stripe: Stripe
  session: Stripe.Checkout.Session
}): Promise<Bill> =>
  readUnlessForeign(given.metadata, async () => {
    const session = read(sessionSchema, given)
    const { subscription, invoice } = session
    if (!subscription || !invoice) return billOfSession(session)
    return billOfSession(session, await paymentOf({ stripe, invoice }))
  })

const ofPlan = async ({ stripe, id }: Lookup): Promise<Bill> => {
  const session = await sessionOf({ stripe, where: { subscription: id } })
  if (!session) throw notFoundError('no_session')
  return billBySession({ stripe, session })
}

export const sessionOf = async ({
  stripe,
  where,
}: {
  stripe: Stripe
  where: { payment_intent: string } | { subscription: string }
}): Promise<Stripe.Checkout.Session | undefined> => {
  const expand = SESSION_PARTS.map((part) => `data.${part}`)
  const { data } = await stripe.checkout.sessions.list({ ...where, limit: 1, expand })
  return data[0]
}

const paymentUnder = async ({ stripe, id }: Lookup): Promise<string | null> => {
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
