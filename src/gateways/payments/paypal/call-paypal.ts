import type { z } from 'zod'
import { logger } from '@/gateways/logs/log'
import { GatewayError } from '../gateway-error'
import type { Fetch } from '../timed-fetch'
import type { AccessTokens } from './access-tokens'
import { exchange } from './exchange'

export type PaypalCall<T> = {
  method: 'GET' | 'POST'
  path: string
  answer: z.ZodType<T>
  body?: unknown
  /** PayPal-Request-Id: without one, a repeated request is done twice. */
  requestId?: string
  /** Not every app has the right to it, and we live without. */
  mayBeForbidden?: boolean
}

export type CallPaypal = <T>(call: PaypalCall<T>) => Promise<T>

const log = logger('payments')

type Connection = { apiUrl: string; tokens: AccessTokens; fetch: Fetch }

/** Calls PayPal's REST API. A token that was withdrawn is replaced once: a refused request has done nothing. */
export const createPaypalCaller = ({ apiUrl, tokens, fetch }: Connection): CallPaypal => {
  const send = <T>(call: PaypalCall<T>, token: string): Promise<T> =>
    exchange(fetch, {
      url: new URL(call.path, apiUrl).href,
      init: {
        method: call.method,
        headers: headersOf(call, token),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
      },
      mutates: call.method === 'POST',
      answer: call.answer,
    })
  const sendWithToken = async <T>(call: PaypalCall<T>): Promise<T> => {
    const token = await tokens.current()
    try {
      return await send(call, token)
    } catch (error) {
      if (!(error instanceof GatewayError && error.httpStatus === 401)) throw error
      return send(call, await tokens.renewed(token))
    }
  }
  return async (call) => {
    try {
      return await sendWithToken(call)
    } catch (error) {
      tellOfOurKeys(error, call)
      throw error
    }
  }
}

/** Nothing that a buyer did, and nothing that ends by itself. */
const tellOfOurKeys = (error: unknown, { path, mayBeForbidden }: PaypalCall<unknown>): void => {
  if (!(error instanceof GatewayError)) return
  const { httpStatus: status, code } = error
  if (status !== 401 && (status !== 403 || mayBeForbidden)) return
  log.error('PayPal does not take our keys for this call', { status, code, path: path.split('?')[0] })
}

const headersOf = ({ method, requestId }: PaypalCall<unknown>, token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
  ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
})
