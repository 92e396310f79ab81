import type { RefusedCall } from '../exchange'
import { refusedError } from '../failed-call'
import type { GatewayError } from '../gateway-error'
import { errorSchema } from './wire'

/** Our keys, the account's rights or its balance: the same request is made again when they are corrected. */
const TEMPORARY_STATUSES = [401, 403, 409, 429, 503]
const TEMPORARY_CODES = ['ORDER_COMPLETION_IN_PROGRESS', 'REFUND_FAILED_INSUFFICIENT_FUNDS']

export const toGatewayError = ({ httpStatus, body, mutates }: RefusedCall): GatewayError => {
  const code = codeOf(body) ?? `http_${httpStatus}`
  const isTemporary = TEMPORARY_STATUSES.includes(httpStatus) || TEMPORARY_CODES.includes(code)
  return refusedError({ httpStatus, code, mutates, isTemporary })
}

/** The issue says more than the name: every refusal of a payment is an UNPROCESSABLE_ENTITY. */
const codeOf = (body: unknown): string | undefined => {
  const parsed = errorSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { details, name, error } = parsed.data
  return [details?.[0]?.issue, name, error].find((code) => code !== undefined && /^\w{1,80}$/.test(code))
}
