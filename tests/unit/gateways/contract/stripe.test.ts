import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { createGateway as createStripeGateway } from '@/gateways/payments/stripe/create-gateway'
import { createTimedFetch } from '@/gateways/payments/timed-fetch'
import { CARDS } from '../../../providers/stripe/cards'
import { type LocalStripe, STRIPE_KEYS, signed, startStripe } from '../../../providers/stripe/start-stripe'
import { describeGateway } from './contract'
import { IMPATIENCE_MS, type ProviderUnderTest, type WebhookCase } from './under-test'

const CALLS = {
  create: 'sessions.create',
  fetch: 'sessions.retrieve',
  cancel: 'sessions.expire',
  refund: 'refunds.create',
  capture: 'none',
  events: 'events.list',
  movements: 'balance_transactions.list',
}

const OLD_SECRET = 'whsec_formersecret'

const gatewayAt = (apiUrl: string, readMs: number, clock: () => number) =>
  createStripeGateway({
    secretKey: STRIPE_KEYS.secretKey,
    publishableKey: STRIPE_KEYS.publishableKey,
    webhookSecrets: [STRIPE_KEYS.webhookSecret, OLD_SECRET],
    apiUrl,
    fetch: createTimedFetch({ readMs }),
    clock,
  })

const start = async (): Promise<ProviderUnderTest> => {
  const stripe = await startStripe()
  const { clock, buyer, account } = stripe
  const eventOf = (intentId: string) => {
    const { id } = buyer.session(intentId)
    const object = { id, object: 'checkout.session' }
    const created = Math.floor(clock.now() / 1000)
    return {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created,
      livemode: false,
      data: { object },
    }
  }
  return {
    gateway: gatewayAt(stripe.url, 5000, clock.now),
    impatient: gatewayAt(stripe.url, IMPATIENCE_MS, clock.now),
    unreachable: gatewayAt('http://127.0.0.1:1', 1000, clock.now),
    trouble: (troubles, { executionMs = 0 } = {}) =>
      stripe.behave({
        executionMs,
        calls: troubles.map(({ of, ...trouble }) => ({ call: CALLS[of], ...trouble })),
      }),
    advance: clock.advance,
    made: () => ({ intents: account.sessions.size, refunds: account.refunds.size }),
    pay: async ({ intentId }) => {
      buyer.confirm(intentId)
    },
    plans: {
      passes: async (_, ms) => clock.advance(ms),
      setCard: async (ref, card) => buyer.setCard(ref, card),
      now: clock.now,
    },
    reach: async (state, { intentId }) => {
      REACH[state]?.(stripe, intentId)
    },
    webhook: async ({ intentId }) => request(JSON.stringify(eventOf(intentId)), clock.now()),
    webhookCases: async ({ intentId }) => webhookCases(JSON.stringify(eventOf(intentId)), clock.now()),
    stop: stripe.stop,
  }
}

const REACH: Record<string, (stripe: LocalStripe, intentId: string) => unknown> = {
  'paid for': ({ buyer }, id) => buyer.confirm(id),
  declined: ({ buyer }, id) => buyer.confirm(id, CARDS.declined),
  'without the funds': ({ buyer }, id) => buyer.confirm(id, CARDS.insufficientFunds),
  'paid with a real card in test mode': ({ buyer }, id) => buyer.confirm(id, '5555555555554444'),
  'paid at the second try': ({ buyer }, id) => {
    buyer.confirm(id, CARDS.declined)
    buyer.confirm(id)
  },
  'waiting for the second step': ({ buyer }, id) => buyer.confirm(id, CARDS.secondStep),
  'past the second step': ({ buyer }, id) => {
    buyer.confirm(id, CARDS.secondStepOnSetup)
    buyer.answerStep(id, 'approve')
  },
  'refused at the second step': ({ buyer }, id) => {
    buyer.confirm(id, CARDS.secondStep)
    buyer.answerStep(id, 'refuse')
  },
  'on its way': ({ buyer }, id) => buyer.confirm(id, CARDS.arrivesLater),
  arrived: ({ buyer }, id) => {
    buyer.confirm(id, CARDS.arrivesLater)
    buyer.arrive(id, true)
  },
  'lost on its way': ({ buyer }, id) => {
    buyer.confirm(id, CARDS.arrivesLater)
    buyer.arrive(id, false)
  },
  'a day old': ({ clock }) => clock.advance(25 * 60 * 60 * 1000),
}

const request = (body: string, nowMs: number, header?: string) => ({
  rawBody: Buffer.from(body),
  headers: new Headers({ 'stripe-signature': header ?? signed({ body, nowMs }) }),
})

const webhookCases = (body: string, now: number): WebhookCase[] => {
  const event = JSON.parse(body)
  const at = (ms: number) => request(body, now + ms)
  const by = (secret: string) => request(body, now, signed({ body, nowMs: now, secret }))
  const [time, v1] = signed({ body, nowMs: now }).split(',')
  const zeros = `v1=${'0'.repeat(64)}`
  const changedTo = (changes: object) => request(JSON.stringify({ ...event, ...changes }), now)
  return [
    ['300 s old', at(-300_000), 'accepted'],
    ['301 s old', at(-301_000), 'stale_signature'],
    ['301 s in the future', at(301_000), 'stale_signature'],
    ['signed with the old secret in a rotation', by(OLD_SECRET), 'accepted'],
    ['signed by a stranger', by('whsec_stranger'), 'wrong_signature'],
    ['with two signatures, the second good', request(body, now, `${time},${zeros},${v1}`), 'accepted'],
    ['with two signatures, neither good', request(body, now, `${time},${zeros},${zeros}`), 'wrong_signature'],
    ['with two times', request(body, now, `t=1,${time},${v1}`), 'malformed_signature'],
    ['with its time moved', request(body, now, `t=${Math.floor(now / 1000) - 7},${v1}`), 'wrong_signature'],
    ['with a header of words', request(body, now, 'please'), 'malformed_signature'],
    ['of an older scheme only', request(body, now, `${time},v0=${'0'.repeat(64)}`), 'malformed_signature'],
    ['of a connected account', changedTo({ account: 'acct_other' }), 'other_account'],
    [
      'of a kind we do not know',
      changedTo({ type: 'novel.thing', data: { object: { object: 'novel' } } }),
      'accepted',
    ],
    ['of an older version of the API', changedTo({ api_version: '2022-08-01' }), 'accepted'],
    ['of another shape', request('{"id":1}', now), 'malformed_event'],
    ['that is no JSON', request('hello', now), 'malformed_event'],
    ['that is thin', changedTo({ object: 'v2.core.event' }), 'malformed_event'],
  ]
}

describeGateway('stripe', {
  start,
  currencies: SELLABLE_CURRENCIES,
  states: [
    ['paid for', 'succeeded'],
    ['declined', 'requires_payment', 'card_declined'],
    ['without the funds', 'requires_payment', 'insufficient_funds'],
    ['paid with a real card in test mode', 'requires_payment', 'card_not_supported_in_test_mode'],
    ['paid at the second try', 'succeeded'],
    ['waiting for the second step', 'requires_action'],
    ['past the second step', 'succeeded'],
    ['refused at the second step', 'requires_payment', 'authentication_failed'],
    ['on its way', 'processing'],
    ['arrived', 'succeeded'],
    ['lost on its way', 'failed', 'card_declined'],
    ['a day old', 'canceled'],
  ],
  can: {
    cancel: true,
    capture: false,
    saveServerErrors: true,
    refuseOtherParameters: true,
    forgetKeys: true,
    markRefunds: true,
    showMovements: true,
    plans: true,
    misshape: true,
  },
})
