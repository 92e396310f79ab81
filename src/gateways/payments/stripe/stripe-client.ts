import Stripe from 'stripe'
import type { Fetch } from '../timed-fetch'
import { timedHttpClient } from './timed-http-client'

/** The SDK, pinned to the version of the API that its types describe. It never repeats a call by itself and tells nothing home. */
export const createStripeClient = ({
  secretKey,
  apiUrl,
  fetch,
}: {
  secretKey: string
  apiUrl: string
  fetch: Fetch
}): Stripe => {
  const { protocol, hostname, port } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? 'https' : 'http',
    httpClient: timedHttpClient(fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
