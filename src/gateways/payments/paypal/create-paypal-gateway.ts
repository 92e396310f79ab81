import type { PaymentGateway } from '../gateway'
import { createTimedFetch, type Fetch } from '../timed-fetch'
import { createAccessTokens } from './access-tokens'
import { takesMoney } from './amounts'
import { createPaypalCaller } from './call-paypal'
import type { FoundDispute } from './list-disputes'
import { listEvents } from './list-events'
import { listMovements } from './list-movements'
import { lookAtOrder } from './look-at-order'
import { orderFact } from './order-fact'
import { orderRequest } from './order-request'
import { refundOrder } from './refund-order'
import { createSigningKeys } from './signing-certificates'
import { takeOrder } from './take-order'
import { verifyPaypalWebhook } from './verify-paypal-webhook'
import { createdOrderSchema, type WireOrder } from './wire'

export type PaypalGatewayOptions = {
  clientId: string
  clientSecret: string
  /** The id of the webhook in the REST app: part of what PayPal signs. */
  webhookId: string
  /** Whose account it is; payments and events of another are refused. */
  merchantId?: string
  mode: 'sandbox' | 'live'
  /** Tests: where PayPal's API and its certificates are played. Plain http only on this machine. */
  apiUrl?: string
  fetch?: Fetch
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** How long PayPal may take for a report. */
const REPORT_MS = 60_000

export const createPaypalGateway = (options: PaypalGatewayOptions): PaymentGateway => {
  const { clientId, clientSecret, webhookId, merchantId, mode } = options
  const { fetch = createTimedFetch(), clock = Date.now } = options
  const { apiUrl, certificateOrigin } = placesOf(options)
  const livemode = mode === 'live'
  const tokens = createAccessTokens({ apiUrl, clientId, clientSecret, fetch, clock })
  const call = createPaypalCaller({ apiUrl, tokens, fetch })
  const patientFetch = options.fetch ?? createTimedFetch({ readMs: REPORT_MS })
  const callPatiently = createPaypalCaller({ apiUrl, tokens, fetch: patientFetch })
  const signingKeyAt = createSigningKeys({ fetch })
  const webhooks = { webhookId, merchantId, livemode, certificateOrigin, signingKeyAt, clock }
  const toFact = (order: WireOrder, disputes: readonly FoundDispute[] | null = null) =>
    orderFact(order, { livemode, merchantId, disputes })
  const lookAt = (intentId: string) => lookAtOrder({ call, toFact, intentId })
  const fetchIntent = async (intentId: string) => (await lookAt(intentId)).fact

  return {
    id: 'paypal',
    livemode,
    publicKey: clientId,
    takes: takesMoney,
    fetchIntent,
    verifyWebhook: ({ rawBody, headers }) => verifyPaypalWebhook({ rawBody, headers, webhooks }),
    listEvents: ({ since }) => listEvents({ call, since, livemode, now: clock() }),
    listMovements: (span) => listMovements({ call, callPatiently, now: clock(), ...span }),
    refund: (request) => refundOrder({ call, lookAt, now: clock(), ...request }),
    capture: (request) => takeOrder({ call, toFact, ...request }),

    async createIntent(request) {
      const { id } = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        requestId: request.idempotencyKey,
        answer: createdOrderSchema,
        body: orderRequest(request),
      })
      return { intentId: id, clientSecret: id, formUrl: null }
    },

    /** PayPal has no cancelling of such an order, and needs none: nobody but us can take its money. */
    async cancelIntent(intentId) {
      const fact = await fetchIntent(intentId)
      const over = fact.status === 'succeeded' || fact.status === 'processing'
      return over ? fact : { ...fact, status: 'canceled' }
    },
  }
}

const PLACES = {
  sandbox: {
    apiUrl: 'https://api-m.sandbox.paypal.com',
    certificateOrigin: 'https://api.sandbox.paypal.com',
  },
  live: { apiUrl: 'https://api-m.paypal.com', certificateOrigin: 'https://api.paypal.com' },
} as const

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

const placesOf = ({ mode, apiUrl }: Pick<PaypalGatewayOptions, 'mode' | 'apiUrl'>) => {
  if (apiUrl === undefined) return PLACES[mode]
  const { protocol, hostname, origin } = new URL(apiUrl)
  const played = LOOPBACK.includes(hostname)
  if (protocol !== 'https:' && !played)
    throw new RangeError('PAYPAL_API_URL must be https: the secret would travel in the clear')
  return { apiUrl, certificateOrigin: played ? origin : PLACES[mode].certificateOrigin }
}
