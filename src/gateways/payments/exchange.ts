import type { z } from 'zod'
import { logger } from '../logs/log'
import { requestNow } from '../logs/request-now'
import { noAnswerError } from './failed-call'
import { GatewayError } from './gateway-error'
import type { Fetch, FetchInit } from './timed-fetch'

/** An answer of 400 or more. `body` is undefined when it is not JSON. */
export type RefusedCall = { httpStatus: number; body: unknown; mutates: boolean }

const log = logger('payments')

type Exchange<T> = {
  url: string
  init: FetchInit
  /** True when the call may change something at the provider. */
  mutates: boolean
  answer: z.ZodType<T>
  /** How this provider writes its refusals. */
  toGatewayError: (refused: RefusedCall) => GatewayError
}

/** One request and its parsed JSON answer, or a `GatewayError` that says whether anything may have happened. */
export const exchange = async <T>(fetch: Fetch, call: Exchange<T>): Promise<T> => {
  const { mutates, answer, toGatewayError } = call
  const { response, text } = await send(fetch, call)
  const { status: httpStatus } = response
  const body = parseJson(text)
  const badResponse = (code: string) =>
    new GatewayError({ kind: 'bad_response', code, httpStatus, outcomeUnknown: mutates })
  if (httpStatus >= 400) throw toGatewayError({ httpStatus, body, mutates })
  if (!response.ok) throw badResponse(`http_${httpStatus}`)
  const parsed = answer.safeParse(body)
  if (parsed.success) return parsed.data
  throw badResponse(body === undefined ? 'not_json' : 'unexpected_shape')
}

const send = async (
  fetch: Fetch,
  { url, init, mutates }: Pick<Exchange<unknown>, 'url' | 'init' | 'mutates'>,
) => {
  const began = performance.now()
  /** Nothing of the body and no query; the provider's own number, by which its support finds the call. */
  const note = (level: 'info' | 'warn', fields: object) => {
    const { host, pathname } = new URL(url)
    const ms = Math.round(performance.now() - began)
    log[level]('a provider was asked', { call: `${init.method} ${host}${pathname}`, ms, ...fields })
  }
  try {
    const request = requestNow()
    const headers = request ? { ...init.headers, 'X-Request-Id': request } : init.headers
    const response = await fetch(url, { ...init, headers })
    const theirs = response.headers.get('request-id') ?? response.headers.get('paypal-debug-id') ?? undefined
    if (mutates || response.status >= 400) note('info', { status: response.status, theirs })
    return { response, text: await response.text() }
  } catch (failure) {
    note('warn', { status: 0 })
    throw noAnswerError({ failure, mutates })
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
