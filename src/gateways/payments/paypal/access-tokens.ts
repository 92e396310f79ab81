import { exchange } from '../exchange'
import type { Fetch } from '../timed-fetch'
import { toGatewayError } from './to-gateway-error'
import { tokenSchema } from './wire'

export type AccessTokens = {
  get: () => Promise<string>
  /** A token other than `refused`, which PayPal no longer takes. */
  renew: (refused: string) => Promise<string>
}

type Keys = {
  apiUrl: string
  clientId: string
  clientSecret: string
  fetch: Fetch
  /** Milliseconds since 1970. */
  clock: () => number
}

/** A token is not used in its last minute, so that it does not end while a request is on its way. */
const MARGIN_SECONDS = 60

/**
 * OAuth 2 client credentials: all calls share one token until shortly before its end, and it is requested once at a
 * time.
 */
export const createAccessTokens = ({ apiUrl, clientId, clientSecret, fetch, clock }: Keys): AccessTokens => {
  let cached: { token: string; until: number } | undefined
  let asking: Promise<string> | undefined
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')

  const ask = async (): Promise<string> => {
    const answer = await exchange(fetch, {
      url: new URL('/v1/oauth2/token', apiUrl).href,
      init: {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      // A token that was lost on its way does no harm.
      mutates: false,
      answer: tokenSchema,
      toGatewayError,
    })
    cached = { token: answer.access_token, until: clock() + (answer.expires_in - MARGIN_SECONDS) * 1000 }
    return cached.token
  }

  const get = async (): Promise<string> => {
    if (cached && clock() < cached.until) return cached.token
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    get,
    async renew(refused) {
      if (cached?.token === refused) cached = undefined
      return get()
    },
  }
}
