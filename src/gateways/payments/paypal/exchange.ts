import type { z } from 'zod'
import { GatewayError } from '../gateway-error'
import { type Fetch, type FetchInit, TransportError } from '../timed-fetch'
import { errorSchema } from './wire'

export type Exchange<T> = {
  url: string
  init: FetchInit
  /** Whether PayPal may have done something when no answer comes. */
  mutates: boolean
  answer: z.ZodType<T>
}

/** One request and its parsed answer, or a `GatewayError` that says whether anything may have happened. */
export const exchange = async <T>(fetch: Fetch, { url, init, mutates, answer }: Exchange<T>): Promise<T> => {
  const { response, text } = await send({ fetch, url, init, mutates })
  const body = parseJson(text)
  if (!response.ok) throw refusal({ status: response.status, body, mutates })
  const parsed = answer.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayError({
    kind: 'bad_response',
    code: body === undefined ? 'not_json' : 'unexpected_shape',
    httpStatus: response.status,
    outcomeUnknown: mutates,
  })
}

type Sending = { fetch: Fetch; url: string; init: FetchInit; mutates: boolean }

const send = async ({ fetch, url, init, mutates }: Sending) => {
  try {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  } catch (cause) {
    // In doubt it arrived.
    const unknown = mutates && !(cause instanceof TransportError && !cause.sent)
    throw new GatewayError({
      kind: unknown ? 'timeout_after_send' : 'unavailable',
      code: cause instanceof TransportError ? cause.message.replaceAll(' ', '_') : 'connection_failed',
      outcomeUnknown: unknown,
      cause,
    })
  }
}

/** Ours to wait for, or to mend: our keys, the account's rights, its money. What was asked for stays as good as it was. */
const LATER_STATUSES = [401, 403, 409, 429, 503]
const LATER_CODES = ['ORDER_COMPLETION_IN_PROGRESS', 'REFUND_FAILED_INSUFFICIENT_FUNDS']

type Refusal = { status: number; body: unknown; mutates: boolean }

const refusal = ({ status, body, mutates }: Refusal): GatewayError => {
  const code = codeOf(body) ?? `http_${status}`
  if (LATER_STATUSES.includes(status) || LATER_CODES.includes(code))
    return new GatewayError({ kind: 'unavailable', code, httpStatus: status })
  if (status >= 500)
    return new GatewayError({
      kind: mutates ? 'timeout_after_send' : 'unavailable',
      code,
      httpStatus: status,
      outcomeUnknown: mutates,
    })
  if (status >= 400) return new GatewayError({ kind: 'declined_request', code, httpStatus: status })
  return new GatewayError({ kind: 'bad_response', code, httpStatus: status, outcomeUnknown: mutates })
}

/** The issue says more than the name: every refusal of a payment is an UNPROCESSABLE_ENTITY. */
const codeOf = (body: unknown): string | undefined => {
  const parsed = errorSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { details, name, error } = parsed.data
  return [details?.[0]?.issue, name, error].find((code) => code !== undefined && /^\w{1,80}$/.test(code))
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
