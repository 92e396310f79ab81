import type { PaymentGateway } from '../gateway'
import { createTimedFetch, type Fetch } from '../timed-fetch'
import { accountOf } from './account-of'
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
  /** Where our server reaches the provider, e.g. http://127.0.0.1:4010. */
  apiUrl: string
  /** The provider's origin as a browser sees it. */
  publicUrl: string
  secretKey: string
  /** During a rotation both the new and the old one. */
  webhookSecret: string | readonly string[]
  fetch?: Fetch
  /** Milliseconds since 1970; for the tolerance of signatures. */
  clock?: () => number
}

/** The provider of test mode, which runs as a program of its own (`server/`). It takes the money itself. */
export const createGateway = (options: GatewayOptions): PaymentGateway => {
  const { apiUrl, publicUrl, secretKey, fetch = createTimedFetch(), clock = Date.now } = options
  const secrets = [options.webhookSecret].flat()
  const account = accountOf(secretKey)
  const call = createClient({ apiUrl, secretKey, fetch })

  return {
    id: 'sandbox',
    livemode: false,
    publicKey: null,
    takesMoney: () => true,
    createIntent: (request) => createIntent({ call, publicUrl, request }),
    fetchIntent: (intentId) => fetchIntent({ call, intentId }),
    captureIntent: null,
    plans: createPlans({ call }),
    cancelIntent: (intentId) => cancelIntent({ call, intentId }),
    createRefund: (request) => createRefund({ call, request }),
    verifyWebhook: async ({ rawBody, headers }) =>
      verifyWebhook({ rawBody, headers, secrets, account, nowSeconds: Math.floor(clock() / 1000) }),
    listEvents: ({ since }) => listEvents({ call, since }),
    listMovements: (span) => listMovements({ call, ...span }),
  }
}
