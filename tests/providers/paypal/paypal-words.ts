import type { ProviderWords } from '../lib/answer-call.ts'
import { type Answer, Refusal } from '../lib/provider-call.ts'

type Wrong = { status: number; name: string; issue?: string; field?: string; message?: string }

/** An error as PayPal words it. */
export const paypalError = ({ status, name, issue, field, message = name }: Wrong): Answer => ({
  status,
  body: {
    name,
    message,
    debug_id: 'f00df00df00d',
    ...(issue ? { details: [{ issue, description: issue, ...(field ? { field } : {}) }] } : {}),
    links: [],
  },
})

export const invalid = (issue: string, field?: string): Refusal =>
  new Refusal(paypalError({ status: 400, name: 'INVALID_REQUEST', issue, field }))

export const unprocessable = (issue: string): Answer =>
  paypalError({ status: 422, name: 'UNPROCESSABLE_ENTITY', issue })

export const notFound = (): Refusal =>
  new Refusal(paypalError({ status: 404, name: 'RESOURCE_NOT_FOUND', issue: 'INVALID_RESOURCE_ID' }))

export const PAYPAL_WORDS: ProviderWords = {
  noSuchCall: () => paypalError({ status: 404, name: 'RESOURCE_NOT_FOUND' }),
  fault: (status) => paypalError({ status, name: NAMES[status] ?? 'INTERNAL_SERVER_ERROR' }),
  keyInUse: () =>
    paypalError({ status: 409, name: 'RESOURCE_CONFLICT', issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }),
  otherParameters: () => unprocessable('DUPLICATE_REQUEST_ID'),
}

const NAMES: Record<number, string> = {
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  409: 'RESOURCE_CONFLICT',
  429: 'RATE_LIMIT_REACHED',
  503: 'SERVICE_UNAVAILABLE',
}
