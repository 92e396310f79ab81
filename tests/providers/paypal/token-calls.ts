import { randomBytes } from 'node:crypto'
import { type Answer, type ProviderCall, Refusal } from '../lib/provider-call.ts'
import type { TestClock } from '../lib/test-clock.ts'
import { PAYPAL_KEYS } from './keys.ts'

const LIFETIME_SECONDS = 32_400

/** OAuth 2: a token for the client's secret, and the other calls only for a token. */
export const createTokens = (clock: TestClock) => {
  const until = new Map<string, number>()
  const basic = Buffer.from(`${PAYPAL_KEYS.clientId}:${PAYPAL_KEYS.clientSecret}`).toString('base64')
  const grant: ProviderCall = {
    name: 'oauth.token',
    method: 'POST',
    path: '/v1/oauth2/token',
    handle: ({ headers, text }): Answer => {
      if (headers.authorization !== `Basic ${basic}`) throw refused('invalid_client')
      if (text !== 'grant_type=client_credentials')
        throw new Refusal({ status: 400, body: { error: 'unsupported_grant_type' } })
      const token = `A21AA${randomBytes(24).toString('base64url')}`
      until.set(token, clock.now() + LIFETIME_SECONDS * 1000)
      return { status: 200, body: tokenBody(token) }
    },
  }
  return {
    grant,
    /** As when the app's secret is changed. */
    withdraw: () => until.clear(),
    guarded: (call: ProviderCall): ProviderCall => ({
      ...call,
      handle: (request) => {
        const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
        if (clock.now() >= (until.get(token) ?? 0)) throw refused('invalid_token')
        return call.handle(request)
      },
    }),
  }
}

const tokenBody = (token: string) => ({
  scope: 'https://uri.paypal.com/services/payments/payment',
  access_token: token,
  token_type: 'Bearer',
  app_id: 'APP-80W284485P519543T',
  expires_in: LIFETIME_SECONDS,
  nonce: 'test',
})

const refused = (error: string): Refusal =>
  new Refusal({ status: 401, body: { error, error_description: 'Token or client refused' } })
