import type { Fetch } from '../timed-fetch'
import { exchange } from './exchange'
import { tokenSchema } from './wire'

export type AccessTokens = {
  current: () => Promise<string>
  /** Another one than `refused`, which PayPal no longer takes. */
  renewed: (refused: string) => Promise<string>
}

type Keys = {
  apiUrl: string
  clientId: string
  clientSecret: string
  fetch: Fetch
  /** Milliseconds since 1970. */
  clock: () => number
}

/** A token is not used in its last minute, so that it does not end on its way. */
const MARGIN_SECONDS = 60

/** OAuth 2 client credentials: one token for everybody until shortly before its end, and one request for it at a time. */
export const createAccessTokens = ({ apiUrl, clientId, clientSecret, fetch, clock }: Keys): AccessTokens => {
  let held: { token: string; until: number } | undefined
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
      // A token that got lost is no harm.
      mutates: false,
      answer: tokenSchema,
    })
    held = { token: answer.access_token, until: clock() + (answer.expires_in - MARGIN_SECONDS) * 1000 }
    return held.token
  }

  const current = async (): Promise<string> => {
    if (held && clock() < held.until) return held.token
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    current,
    async renewed(refused) {
      if (held?.token === refused) held = undefined
      return current()
    },
  }
}
