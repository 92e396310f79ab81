import { randomUUID } from 'node:crypto'
import { createGateway as createStripeGateway } from '@/gateways/payments/stripe/create-gateway'
import type { Account } from '../../providers/stripe/account'
import { CARDS } from '../../providers/stripe/cards'
import { STRIPE_KEYS, signed, startStripe } from '../../providers/stripe/start-stripe'
import { NotPossible } from './not-possible'
import type { Provider, ProviderLine } from './provider'

/** Stripe as it is played on this machine, with our gateway for it. An intent is a Checkout Session. */
export const startStripeProvider = async (webhookUrl: string): Promise<Provider> => {
  const stripe = await startStripe({ webhookUrl })
  const { account, buyer } = stripe
  const gateway = createStripeGateway({
    secretKey: STRIPE_KEYS.secretKey,
    publishableKey: STRIPE_KEYS.publishableKey,
    webhookSecrets: [STRIPE_KEYS.webhookSecret],
    apiUrl: stripe.url,
  })

  return {
    id: 'stripe',
    gateway,
    pay: async (intentId, card = 'pays') => buyer.confirm(intentId, CARDS[card]).status,
    pays: async (intentId) => {
      stripe.behave({ webhooks: { drop: EVENTS_OF_A_PAYMENT } })
      buyer.confirm(intentId)
      stripe.behave({})
    },
    alter: (intentId, column, value) => {
      const session = buyer.session(intentId)
      if (column === 'amount') session.amount = Number(value)
      if (column === 'currency') session.currency = String(value).toLowerCase()
      if (column === 'mark') {
        session.metadata = { ...session.metadata, app: String(value) }
        session.paymentMetadata = { ...session.paymentMetadata, app: String(value) }
        for (const charge of account.charges.values())
          if (charge.payment === session.payment) charge.metadata = session.paymentMetadata
      }
      if (column === 'order_id') session.metadata = { ...session.metadata, order_id: String(value) }
    },
    refund: async (intentId, amount) => {
      const { currency } = buyer.session(intentId)
      buyer.refund(intentId, amount / hundredthsPerUnit(currency))
    },
    dispute: async (intentId) => {
      buyer.dispute(intentId)
    },
    decide: async (intentId, outcome) => {
      const { payment } = buyer.session(intentId)
      const open = [...account.disputes.values()].find(
        (one) => one.payment === payment && one.status === 'needs_response',
      )
      if (!open) throw new NotPossible('There is nothing to decide.')
      buyer.closeDispute(open.id, outcome)
    },
    tell: async (
      intentId,
      { type = 'checkout.session.completed', id = `evt_${randomUUID()}`, livemode = false } = {},
    ) => {
      const created = Math.floor(Date.now() / 1000)
      const object = { id: intentId, object: 'checkout.session' }
      const body = JSON.stringify({ id, object: 'event', type, created, livemode, data: { object } })
      const headers = { 'stripe-signature': signed({ body, nowMs: Date.now() }) }
      return (await stripe.events.forge({ body, headers })) ?? 0
    },
    behave: async (behaviour) => stripe.behave(behaviour),
    books: () => linesOf(account),
    intentsOf: (orderId) =>
      [...account.sessions.values()]
        .filter(({ metadata }) => metadata.order_id === orderId)
        .map(({ id }) => id),
    unsent: () => stripe.events.all().filter(({ state }) => state === 'pending').length,
    passes: stripe.passes,
    close: stripe.stop,
  }
}

const EVENTS_OF_A_PAYMENT = 3

/** Stripe counts yen and won, and cents of the others. */
const hundredthsPerUnit = (currency: string): number => (['jpy', 'krw'].includes(currency) ? 100 : 1)

type Row = { id: string; payment: string; amount: number; currency: string }

const linesOf = ({ sessions, charges, refunds, disputes }: Account): ProviderLine[] => {
  const line =
    (kind: ProviderLine['kind']) =>
    ({ id, payment, amount, currency }: Row): ProviderLine => {
      const session = [...sessions.values()].find((one) => one.payment === payment)
      return {
        kind,
        ref: id,
        amount: amount * hundredthsPerUnit(currency),
        currency: currency.toUpperCase(),
        intentId: session?.id ?? '',
        orderId: session?.metadata.order_id ?? '',
      }
    }
  const disputed = [...disputes.values()]
  return [
    ...[...charges.values()].map(line('charge')),
    ...[...refunds.values()].filter(({ status }) => status === 'succeeded').map(line('refund')),
    ...disputed.map(line('dispute')),
    ...disputed.filter(({ status }) => status === 'won').map(line('dispute_won')),
    ...disputed.filter(({ status }) => status === 'lost').map(line('dispute_lost')),
  ]
}
