import type { z } from 'zod'
import { logger } from '@/gateways/logs/log'
import { exchange } from '../exchange'
import { notFoundError } from '../failed-call'
import { GatewayError } from '../gateway-error'
import type { Fetch } from '../timed-fetch'
import type { AccessTokens } from './access-tokens'
import { toGatewayError } from './to-gateway-error'

type CallRequest<T> = {
  method: 'GET' | 'POST'
  path: string
  answer: z.ZodType<T>
  body?: unknown
  /** PayPal-Request-Id: without one, a repeated request is done twice. */
  requestId?: string
  /** Not every app has the right to it, and a 403 is no fault of the keys. */
  mayBeForbidden?: boolean
}

export type Client = <T>(call: CallRequest<T>) => Promise<T>

const log = logger('payments')

type Connection = { apiUrl: string; tokens: AccessTokens; fetch: Fetch }

/** Calls PayPal's REST API. A token that was withdrawn is replaced once: a refused request has done nothing. */
export const createClient = ({ apiUrl, tokens, fetch }: Connection): Client => {
  const send = <T>(call: CallRequest<T>, token: string): Promise<T> =>
    exchange(fetch, {
      url: new URL(call.path, apiUrl).href,
      init: {
        method: call.method,
        headers: headersOf(call, token),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
      },
      mutates: call.method === 'POST',
      answer: call.answer,
      toGatewayError,
    })
  const sendWithToken = async <T>(call: CallRequest<T>): Promise<T> => {
    const token = await tokens.get()
    try {
      return await send(call, token)
    } catch (error) {
      if (!(error instanceof GatewayError && error.httpStatus === 401)) throw error
      return send(call, await tokens.renew(token))
    }
  }
  return async (call) => {
    try {
      return await sendWithToken(call)
    } catch (error) {
      logRefusedKeys(error, call)
      throw error
    }
  }
}

/** @throws GatewayError with the status 404 for what cannot be an id of PayPal's. */
export const pathOf = (collection: string, id: string): string => {
  if (!/^[A-Z0-9-]{1,36}$/.test(id)) throw notFoundError('INVALID_RESOURCE_ID')
  return `${collection}/${id}`
}

/** Wrong keys or missing rights: not the buyer's doing, and somebody has to correct them. */
const logRefusedKeys = (error: unknown, { path, mayBeForbidden }: CallRequest<unknown>): void => {
  if (!(error instanceof GatewayError)) return
  const { httpStatus: status, code } = error
  if (status !== 401 && (status !== 403 || mayBeForbidden)) return
  log.error('PayPal does not take our keys for this call', { status, code, path: path.split('?')[0] })
}

const headersOf = ({ method, requestId }: CallRequest<unknown>, token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  ...(method === 'POST' ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
  ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
})
