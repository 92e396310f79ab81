import type { z } from 'zod'
import { noAnswerError } from './failed-call'
import { GatewayError } from './gateway-error'
import type { Fetch, FetchInit } from './timed-fetch'

/** An answer of 400 or more. `body` is undefined when it is not JSON. */
export type RefusedCall = { httpStatus: number; body: unknown; mutates: boolean }

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
  try {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  } catch (failure) {
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
