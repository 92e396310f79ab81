import type Stripe from 'stripe'
import type { Fetch } from '../timed-fetch'

/**
 * The SDK's way to the network, over our own deadlines. Its own client repeats a call whose connection was reset even
 * when told never to; ours says whether the call was sent, and leaves it at that.
 */
export const timedHttpClient = (fetch: Fetch): Stripe.HttpClient => ({
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
