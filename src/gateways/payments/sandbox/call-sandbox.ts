import type { z } from 'zod'
import { GatewayError } from '../gateway-error'
import { type Fetch, TransportError } from '../timed-fetch'
import { errorSchema } from './wire'

export type SandboxCall<T> = {
  method: 'GET' | 'POST'
  path: string
  answer: z.ZodType<T>
  body?: unknown
  idempotencyKey?: string
}

type Connection = { apiUrl: string; secretKey: string; fetch: Fetch }

/** One request to the provider's API: a parsed answer or a `GatewayError` that says whether anything may have happened. */
export const createSandboxCaller =
  ({ apiUrl, secretKey, fetch }: Connection) =>
  async <T>(call: SandboxCall<T>): Promise<T> => {
    const mutates = call.method === 'POST'
    const { response, text } = await send({ call, mutates, apiUrl, secretKey, fetch })
    const parsed = parseJson(text)
    if (!response.ok) throw refusal({ status: response.status, body: parsed, mutates })
    const answer = call.answer.safeParse(parsed)
    if (answer.success) return answer.data
    const code = parsed === undefined ? 'not_json' : 'unexpected_shape'
    throw new GatewayError({
      kind: 'bad_response',
      code,
      httpStatus: response.status,
      outcomeUnknown: mutates,
    })
  }

type Sending = Connection & { call: SandboxCall<unknown>; mutates: boolean }

const send = async ({ call, mutates, apiUrl, secretKey, fetch }: Sending) => {
  const headers: Record<string, string> = { authorization: `Bearer ${secretKey}`, accept: 'application/json' }
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(new URL(call.path, apiUrl).href, { method: call.method, headers, body })
    return { response, text: await response.text() }
  } catch (cause) {
    const unknown = mutates && mayHaveArrived(cause)
    throw new GatewayError({
      kind: unknown ? 'timeout_after_send' : 'unavailable',
      code: cause instanceof TransportError ? cause.message.replaceAll(' ', '_') : 'connection_failed',
      outcomeUnknown: unknown,
      cause,
    })
  }
}

const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Node's own fetch hides the system's code in `cause`. In doubt the request arrived. */
const mayHaveArrived = (error: unknown) => {
  if (error instanceof TransportError) return error.sent
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return !NEVER_SENT.has(String(cause?.code))
}

type Refusal = { status: number; body: unknown; mutates: boolean }

const refusal = ({ status, body, mutates }: Refusal) => {
  const parsed = errorSchema.safeParse(body)
  const code = parsed.success ? parsed.data.error.code : `http_${status}`
  if (status === 409 || status === 429 || status === 503) {
    return new GatewayError({ kind: 'unavailable', code, httpStatus: status })
  }
  if (status >= 500) {
    const kind = mutates ? 'timeout_after_send' : 'unavailable'
    return new GatewayError({ kind, code, httpStatus: status, outcomeUnknown: mutates })
  }
  if (status >= 400) return new GatewayError({ kind: 'declined_request', code, httpStatus: status })
  return new GatewayError({ kind: 'bad_response', code, httpStatus: status, outcomeUnknown: mutates })
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
