import type { z } from 'zod'
import { exchange } from '../exchange'
import type { Fetch } from '../timed-fetch'
import { toGatewayError } from './to-gateway-error'

type CallRequest<T> = {
  method: 'GET' | 'POST'
  path: string
  answer: z.ZodType<T>
  body?: unknown
  idempotencyKey?: string
}

export type Client = <T>(call: CallRequest<T>) => Promise<T>

type Connection = { apiUrl: string; secretKey: string; fetch: Fetch }

/** Calls the sandbox's API: server/http/routes.ts names who answers. */
export const createClient =
  ({ apiUrl, secretKey, fetch }: Connection): Client =>
  ({ method, path, answer, body, idempotencyKey }) =>
    exchange(fetch, {
      url: new URL(path, apiUrl).href,
      init: {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
      mutates: method === 'POST',
      answer,
      toGatewayError,
    })

export const intentPath = (intentId: string): string => `/v1/intents/${encodeURIComponent(intentId)}`
