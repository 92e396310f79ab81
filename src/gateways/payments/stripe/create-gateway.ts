import type { PaymentGateway } from '../gateway'
import { createTimedFetch, type Fetch } from '../timed-fetch'
import { takesMoney } from './amounts'
import { cancelIntent } from './cancel-intent'
import { createClient } from './client'
import { createIntent } from './create-intent'
import { createRefund } from './create-refund'
import { fetchIntent } from './fetch-intent'
import { listEvents } from './list-events'
import { listMovements } from './list-movements'
import { createPlans } from './plans'
import { verifyWebhook } from './verify-webhook'

export type GatewayOptions = {
  /** Its prefix says whether real money moves. */
  secretKey: string
  publishableKey: string
  /** During a rotation both the new and the old one. */
  webhookSecrets: readonly string[]
  apiUrl: string
  fetch?: Fetch
  /** Milliseconds since 1970; for the tolerance of signatures and the first list of events. */
  clock?: () => number
}

/** A page of a list contains whole objects: some kilobytes each. */
const PAGE_BYTES = 8_000_000

/**
 * Checkout Sessions with our own page: an intent is a session, and the payment under it carries the same marks. Later charges of
 * a plan are invoices of a subscription. Stripe takes the money itself.
 */
export const createGateway = (options: GatewayOptions): PaymentGateway => {
  const { secretKey, publishableKey, webhookSecrets: secrets, apiUrl, clock = Date.now } = options
  const fetch = options.fetch ?? createTimedFetch({ maxBytes: PAGE_BYTES })
  const stripe = createClient({ secretKey, apiUrl, fetch })

  return {
    id: 'stripe',
    livemode: /^[a-z]+_live_/.test(secretKey),
    publicKey: publishableKey,
    takesMoney,
    createIntent: (request) => createIntent({ stripe, request }),
    fetchIntent: (intentId) => fetchIntent({ stripe, intentId }),
    captureIntent: null,
    plans: createPlans({ stripe, clock }),
    cancelIntent: (intentId) => cancelIntent({ stripe, intentId, nowMs: clock() }),
    createRefund: (request) => createRefund({ stripe, request }),
    verifyWebhook: ({ rawBody, headers }) =>
      verifyWebhook({ stripe, rawBody, headers, secrets, nowMs: clock() }),
    listEvents: ({ since }) => listEvents({ stripe, since, nowMs: clock() }),
    listMovements: (span) => listMovements({ stripe, ...span }),
  }
}
