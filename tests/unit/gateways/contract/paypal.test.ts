import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { createTimedFetch } from '@/gateways/payments/timed-fetch'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { paypalSignature } from '../../../providers/paypal/sign-webhook'
import { type Paypal, startPaypal } from '../../../providers/paypal/start-paypal'
import { describeGateway } from './contract'
import { IMPATIENCE_MS, type ProviderUnderTest, type WebhookCase } from './under-test'

const CALLS = {
  create: 'orders.create',
  fetch: 'orders.get',
  cancel: 'orders.get',
  refund: 'captures.refund',
  capture: 'orders.capture',
  events: 'events.list',
  movements: 'transactions.list',
}

const gatewayAt = ({ apiUrl, readMs, clock }: { apiUrl: string; readMs: number; clock: () => number }) =>
  createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl, clock, fetch: createTimedFetch({ readMs }) })

const start = async (): Promise<ProviderUnderTest> => {
  const paypal = await startPaypal()
  const { clock, doings, store } = paypal
  const at = (apiUrl: string, readMs: number) => gatewayAt({ apiUrl, readMs, clock: clock.now })
  const gateway = at(paypal.url, 5000)
  const capture = (intentId: string) =>
    gateway.captureIntent?.({ intentId, idempotencyKey: `cap_${intentId}` })
  return {
    gateway,
    impatient: at(paypal.url, IMPATIENCE_MS),
    unreachable: at('http://127.0.0.1:1', 1000),
    trouble: (troubles, { executionMs = 0 } = {}) =>
      paypal.behave({
        executionMs,
        calls: troubles.map(({ of, ...trouble }) => ({ call: CALLS[of], ...trouble })),
      }),
    advance: clock.advance,
    made: () => ({
      intents: store.orders.size,
      refunds: [...store.orders.values()].flatMap(({ refunds }) => refunds).length,
    }),
    pay: async ({ intentId }) => doings.approve(intentId),
    plans: null,
    reach: async (state, { intentId }) => {
      await REACH[state]?.(paypal, { intentId, capture })
    },
    webhook: async ({ intentId }) => request({ paypal, body: eventAbout(intentId) }),
    webhookCases: async ({ intentId }) => webhookCases({ paypal, intentId }),
    stop: paypal.stop,
  }
}

type Reached = { intentId: string; capture: (intentId: string) => Promise<unknown> | undefined }

const heldCapture = async ({ doings, store }: Paypal, { intentId, capture }: Reached) => {
  doings.approve(intentId, 'holds')
  await capture(intentId)
  return store.orders.get(intentId)?.captures[0]?.id ?? ''
}

const REACH: Record<string, (paypal: Paypal, reached: Reached) => unknown> = {
  approved: ({ doings }, { intentId }) => doings.approve(intentId),
  left: ({ doings }, { intentId }) => doings.leave(intentId),
  'approved and taken': async ({ doings }, { intentId, capture }) => {
    doings.approve(intentId)
    await capture(intentId)
  },
  'refused with its card': async ({ doings }, { intentId, capture }) => {
    doings.approve(intentId, 'declines')
    await capture(intentId)
  },
  'taken at the second try': async ({ doings }, { intentId, capture }) => {
    doings.approve(intentId, 'declines')
    await capture(intentId)
    doings.approve(intentId)
    await capture(intentId)
  },
  held: heldCapture,
  'held and let through': async (paypal, reached) =>
    paypal.doings.settle(await heldCapture(paypal, reached), 'COMPLETED'),
  'held and refused': async (paypal, reached) =>
    paypal.doings.settle(await heldCapture(paypal, reached), 'DECLINED'),
}

const eventAbout = (intentId: string, more: object = {}) => ({
  id: 'WH-1',
  event_version: '1.0',
  create_time: '2026-11-22T02:00:00Z',
  resource_type: 'checkout-order',
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: intentId, purchase_units: [{ payee: { merchant_id: PAYPAL_KEYS.merchantId } }] },
  ...more,
})

type Sending = { paypal: Paypal; body: unknown; atMs?: number; webhookId?: string; headers?: object }

const request = ({ paypal, body, atMs = 0, webhookId, headers = {} }: Sending) => {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const nowMs = paypal.clock.now() + atMs
  const signed = paypalSignature({ body: rawBody, nowMs, origin: paypal.url, webhookId })
  return { rawBody, headers: new Headers({ ...signed, ...headers }) }
}

const DAY_MS = 24 * 3600 * 1000

const webhookCases = ({ paypal, intentId }: { paypal: Paypal; intentId: string }): WebhookCase[] => {
  const body = eventAbout(intentId)
  const sent = (more: Omit<Sending, 'paypal' | 'body'> & { body?: unknown } = {}) =>
    request({ paypal, body, ...more })
  const elsewhere = { purchase_units: [{ payee: { merchant_id: 'ANTHERMRCHNT2' } }] }
  return [
    ['repeated after three days', sent({ atMs: -3 * DAY_MS }), 'accepted'],
    ['older than any repetition', sent({ atMs: -4 * DAY_MS }), 'stale_signature'],
    ['from tomorrow', sent({ atMs: DAY_MS }), 'stale_signature'],
    ['for another webhook', sent({ webhookId: 'WHSOMEBODYELSE' }), 'wrong_signature'],
    ['of another algorithm', sent({ headers: { 'paypal-auth-algo': 'none' } }), 'malformed_signature'],
    [
      'with a certificate from elsewhere',
      sent({ headers: { 'paypal-cert-url': 'https://evil.example/c' } }),
      'malformed_signature',
    ],
    ['of another account', sent({ body: eventAbout(intentId, { resource: elsewhere }) }), 'other_account'],
    [
      'of a kind we do not know',
      sent({ body: eventAbout(intentId, { resource_type: 'novel' }) }),
      'accepted',
    ],
    ['of another shape', sent({ body: { id: 1 } }), 'malformed_event'],
    ['that is no JSON', sent({ body: 'hello' }), 'malformed_event'],
  ]
}

describeGateway('paypal', {
  start,
  currencies: ['USD', 'EUR', 'GBP', 'JPY', 'HKD'],
  states: [
    ['left', 'requires_payment'],
    ['approved', 'approved'],
    ['approved and taken', 'succeeded'],
    ['refused with its card', 'requires_payment'],
    ['taken at the second try', 'succeeded'],
    ['held', 'processing'],
    ['held and let through', 'succeeded'],
    ['held and refused', 'failed', 'capture_declined'],
  ],
  can: {
    cancel: false,
    capture: true,
    saveServerErrors: false,
    refuseOtherParameters: true,
    forgetKeys: true,
    markRefunds: true,
    showMovements: true,
    plans: false,
    misshape: true,
  },
})
