import type { z } from 'zod'
import type { CallRequest } from '../lib/provider-call.ts'
import { Refusal } from '../lib/provider-call.ts'
import { invalid, paypalError } from './paypal-words.ts'
import { SHAPES } from './shapes/shapes.ts'

/** The body of a POST, as the published shape allows it: an unknown parameter is refused as well. */
export const readBody = ({ request, shape }: { request: CallRequest; shape: z.ZodType }): unknown => {
  const [mediaType] = (request.headers['content-type'] ?? '').split(';')
  if (mediaType !== 'application/json')
    throw new Refusal(paypalError({ status: 415, name: 'UNSUPPORTED_MEDIA_TYPE' }))
  const parsed = shape.safeParse(parse(request.text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(
    issue?.code === 'unrecognized_keys' ? 'UNKNOWN_PARAMETER' : 'INVALID_PARAMETER_SYNTAX',
    `/${issue?.path.join('/')}`,
  )
}

/** `return=minimal` unless the caller prefers the whole; a request id must fit as well. */
export const readPrefer = ({ headers }: CallRequest): string => {
  const id = headers['paypal-request-id']
  if (id !== undefined && !SHAPES.requestId.safeParse(id).success) throw invalid('INVALID_PAYPAL_REQUEST_ID')
  const prefer = headers.prefer ?? 'return=minimal'
  if (!SHAPES.prefer.safeParse(prefer).success) throw invalid('INVALID_PARAMETER_SYNTAX', 'prefer')
  return String(prefer)
}

/** Refuses a query with a parameter that the call has not. */
export const readQuery = ({ query }: CallRequest, known: readonly string[]): Record<string, string> => {
  const unknown = [...query.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw invalid('UNKNOWN_PARAMETER', unknown)
  return Object.fromEntries(query)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON')
  }
}
