import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import type { CreatedIntent, PaymentGateway } from '@/gateways/payments/gateway'
import { createGateway as createSandboxGateway } from '@/gateways/payments/sandbox/create-gateway'
import { startSandbox } from '@/gateways/payments/sandbox/server/start-sandbox'
import { signBody } from '@/gateways/payments/sandbox/signature'
import { createTimedFetch } from '@/gateways/payments/timed-fetch'
import { createTestClock } from '../../../providers/lib/test-clock'
import { describeGateway } from './contract'
import { IMPATIENCE_MS, type ProviderUnderTest, type Trouble, type WebhookCase } from './under-test'

const SECRET_KEY = 'sk_sandbox_0123456789abcdef0123'
const SECRET = 'whsec_sandbox_0123456789abcdef'
const OLD_SECRET = 'whsec_former_0123456789abcdef'

const CALLS: Record<Trouble['of'], string> = {
  create: 'POST /v1/intents',
  fetch: 'GET /v1/intents/',
  cancel: 'POST /v1/intents/',
  refund: 'POST /v1/refunds',
  capture: 'none',
  events: 'GET /v1/events',
  movements: 'GET /v1/movements',
}

const start = async (): Promise<ProviderUnderTest> => {
  const clock = createTestClock()
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir: mkdtempSync(join(tmpdir(), 'sandbox-contract-')),
    secretKey: SECRET_KEY,
    webhookSecret: SECRET,
    webhookUrl: '',
    siteOrigins: ['http://127.0.0.1:3999'],
    testControls: true,
    clock: clock.now,
  })
  const gatewayAt = (apiUrl: string, readMs: number) =>
    createSandboxGateway({
      apiUrl,
      publicUrl: apiUrl,
      secretKey: SECRET_KEY,
      webhookSecret: [SECRET, OLD_SECRET],
      fetch: createTimedFetch({ readMs }),
      clock: clock.now,
    })
  const gateway = gatewayAt(sandbox.url, 5000)
  const eventOf = ({ intentId }: CreatedIntent) => ({
    id: 'sevt_1',
    type: 'intent.succeeded',
    created: Math.floor(clock.now() / 1000),
    livemode: false,
    data: { object: { id: intentId } },
  })
  return {
    gateway,
    impatient: gatewayAt(sandbox.url, IMPATIENCE_MS),
    unreachable: gatewayAt('http://127.0.0.1:1', 1000),
    trouble: async (troubles, { executionMs = 0 } = {}) => {
      await post(`${sandbox.url}/test/behaviour`, { executionMs, calls: troubles.map(faultOf) }, SECRET_KEY)
    },
    advance: clock.advance,
    made: () => made(gateway),
    pay: (intent) => submit(sandbox.url, intent, CARDS.pays),
    plans: {
      passes: async (ref, ms) => {
        clock.advance(ms)
        await gateway.plans?.advance?.({ ref, to: new Date(clock.now()) })
      },
      setCard: (ref, card) => post(`${sandbox.url}/test/subscriptions/${ref}/card`, { card }, SECRET_KEY),
      now: clock.now,
    },
    reach: async (state, intent) => {
      for (const card of STATES[state] ?? []) await submit(sandbox.url, intent, card)
    },
    webhook: async (intent) => request(JSON.stringify(eventOf(intent)), clock.now()),
    webhookCases: async (intent) => webhookCases(JSON.stringify(eventOf(intent)), clock.now()),
    stop: sandbox.close,
  }
}

/** A connection that hangs for a moment and is then cut: the sandbox's way of a reset. */
const faultOf = ({ of, action, ...trouble }: Trouble) => {
  const { status, effect, times } = trouble
  const ms = action === 'reset' ? 20 : trouble.ms
  const played = action === 'reset' ? 'hang' : action === 'slow' ? 'delay' : action
  return { call: CALLS[of], action: played, status, ms, effect, times }
}

const post = async (url: string, body: unknown, secretKey?: string) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secretKey && { authorization: `Bearer ${secretKey}` }),
    },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
}

const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  secondStep: '4000000000003220',
  real: '5555555555554444',
}

const STATES: Record<string, string[]> = {
  'paid for': [CARDS.pays],
  declined: [CARDS.declined],
  'without the funds': [CARDS.insufficientFunds],
  'paid with a real card in test mode': [CARDS.real],
  'paid at the second try': [CARDS.declined, CARDS.pays],
  'waiting for the second step': [CARDS.secondStep],
  'locked after twenty declines': Array.from({ length: 20 }, () => CARDS.declined),
}

const submit = (url: string, { intentId, clientSecret }: CreatedIntent, number: string) =>
  post(`${url}/form/${intentId}/pay`, {
    client_secret: clientSecret,
    number,
    expiry: '12/39',
    code: '123',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'taker@example.com',
    postal: 'SW1A 1AA',
  })

const made = async (gateway: PaymentGateway) => {
  const types: string[] = []
  let since: string | null = null
  let more = true
  while (more) {
    const page = await gateway.listEvents({ since })
    types.push(...page.events.map(({ type }) => type))
    since = page.cursor
    more = page.hasMore
  }
  const count = (type: string) => types.filter((each) => each === type).length
  return { intents: count('intent.created'), refunds: count('intent.refunded') }
}

type Signed = { body: string; nowMs: number; secrets?: string[]; header?: string }

const signed = ({ body, nowMs, secrets = [SECRET], header }: Signed) => ({
  rawBody: Buffer.from(body),
  headers: new Headers({
    'sandbox-signature':
      header ?? signBody({ rawBody: Buffer.from(body), seconds: Math.floor(nowMs / 1000), secrets }),
  }),
})

const request = (body: string, nowMs: number) => signed({ body, nowMs })

const webhookCases = (body: string, nowMs: number): WebhookCase[] => [
  ['300 s old', signed({ body, nowMs: nowMs - 300_000 }), 'accepted'],
  ['301 s old', signed({ body, nowMs: nowMs - 301_000 }), 'stale_signature'],
  ['301 s in the future', signed({ body, nowMs: nowMs + 301_000 }), 'stale_signature'],
  ['signed with the old secret in a rotation', signed({ body, nowMs, secrets: [OLD_SECRET] }), 'accepted'],
  ['signed by a stranger', signed({ body, nowMs, secrets: ['whsec_stranger'] }), 'wrong_signature'],
  [
    'signed twice, once by a stranger',
    signed({ body, nowMs, secrets: ['whsec_stranger', SECRET] }),
    'accepted',
  ],
  ['with a header of words', signed({ body, nowMs, header: 'please' }), 'malformed_signature'],
  ['of another shape', signed({ body: '{"id":1}', nowMs }), 'malformed_event'],
]

describeGateway('sandbox', {
  start,
  currencies: SELLABLE_CURRENCIES,
  states: [
    ['paid for', 'succeeded'],
    ['declined', 'requires_payment', 'card_declined'],
    ['without the funds', 'requires_payment', 'insufficient_funds'],
    ['paid with a real card in test mode', 'requires_payment', 'card_not_supported_in_test_mode'],
    ['paid at the second try', 'succeeded'],
    ['waiting for the second step', 'requires_action'],
    ['locked after twenty declines', 'failed', 'too_many_declines'],
  ],
  can: {
    cancel: true,
    capture: false,
    saveServerErrors: false,
    refuseOtherParameters: true,
    forgetKeys: true,
    markRefunds: true,
    showMovements: true,
    plans: true,
    misshape: false,
  },
})
