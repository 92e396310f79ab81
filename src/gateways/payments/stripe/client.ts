import Stripe from 'stripe'
import type { Fetch } from '../timed-fetch'
import { toGatewayError } from './to-gateway-error'

type Connection = { secretKey: string; apiUrl: string; fetch: Fetch }

/** The SDK, pinned to the version of the API that its types describe. It repeats no call and sends no telemetry. */
export const createClient = ({ secretKey, apiUrl, fetch }: Connection): Stripe => {
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

/** Runs calls of the SDK; every failure becomes a `GatewayError` that says whether anything may have happened. */
export const callStripe = async <T>(
  { mutates }: { mutates: boolean },
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    throw toGatewayError({ error, mutates })
  }
}

/**
 * The SDK's connection, with our own deadlines. The SDK's own client repeats a call whose connection was reset even with
 * `maxNetworkRetries: 0`; ours never does, and its error says whether the call was sent.
 */
const timedHttpClient = (fetch: Fetch): Stripe.HttpClient => ({
  getClientName: () => 'timed-fetch',
  makeRequest: async (host, port, path, method, headers, body, protocol) => {
    const response = await fetch(`${protocol}://${host}:${port}${path}`, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body || undefined,
    })
    return {
      getStatusCode: () => response.status,
      getHeaders: () => Object.fromEntries(response.headers),
      getRawResponse: () => response,
      toStream: () => response.body,
      toJSON: () => response.json(),
    }
  },
})
