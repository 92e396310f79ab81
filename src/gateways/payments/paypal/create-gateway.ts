import type { PaymentGateway } from '../gateway'
import { createTimedFetch, type Fetch } from '../timed-fetch'
import { createAccessTokens } from './access-tokens'
import { takesMoney } from './amounts'
import { cancelIntent } from './cancel-intent'
import { captureIntent } from './capture-intent'
import { createClient } from './client'
import { createIntent } from './create-intent'
import { createRefund } from './create-refund'
import { fetchIntent } from './fetch-intent'
import { listEvents } from './list-events'
import { listMovements } from './list-movements'
import { createSigningKeys } from './signing-keys'
import { verifyWebhook } from './verify-webhook'

export type GatewayOptions = {
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

/** An intent is a PayPal order. The buyer approves it; we take its money. */
export const createGateway = (options: GatewayOptions): PaymentGateway => {
  const { clientId, clientSecret, webhookId, merchantId, mode } = options
  const { fetch = createTimedFetch(), clock = Date.now } = options
  const { apiUrl, certificateOrigin } = placesOf(options)
  const account = { livemode: mode === 'live', merchantId }
  const tokens = createAccessTokens({ apiUrl, clientId, clientSecret, fetch, clock })
  const call = createClient({ apiUrl, tokens, fetch })
  const patientFetch = options.fetch ?? createTimedFetch({ readMs: REPORT_MS })
  const callPatiently = createClient({ apiUrl, tokens, fetch: patientFetch })
  const signer = { webhookId, certificateOrigin, getSigningKey: createSigningKeys({ fetch }) }

  return {
    id: 'paypal',
    livemode: account.livemode,
    publicKey: clientId,
    takesMoney,
    createIntent: (request) => createIntent({ call, request }),
    fetchIntent: (intentId) => fetchIntent({ call, account, intentId }),
    captureIntent: (request) => captureIntent({ call, account, request }),
    // Its plans come later (docs/decisions/0037).
    plans: null,
    cancelIntent: (intentId) => cancelIntent({ call, account, intentId }),
    createRefund: (request) => createRefund({ call, account, request, nowMs: clock() }),
    verifyWebhook: ({ rawBody, headers }) =>
      verifyWebhook({ rawBody, headers, signer, account, nowMs: clock() }),
    listEvents: ({ since }) => listEvents({ call, account, since, nowMs: clock() }),
    listMovements: (span) => listMovements({ call, callPatiently, nowMs: clock(), ...span }),
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

const placesOf = ({ mode, apiUrl }: Pick<GatewayOptions, 'mode' | 'apiUrl'>) => {
  if (apiUrl === undefined) return PLACES[mode]
  const { protocol, hostname, origin } = new URL(apiUrl)
  const played = LOOPBACK.includes(hostname)
  if (protocol !== 'https:' && !played)
    throw new RangeError('PAYPAL_API_URL must be https: the secret would travel in the clear')
  return { apiUrl, certificateOrigin: played ? origin : PLACES[mode].certificateOrigin }
}
