import type { RefusedCall } from '../exchange'
import { refusedError } from '../failed-call'
import type { GatewayError } from '../gateway-error'
import { errorSchema } from './wire'

const TEMPORARY_STATUSES = [409, 429, 503]

export const toGatewayError = ({ httpStatus, body, mutates }: RefusedCall): GatewayError => {
  const parsed = errorSchema.safeParse(body)
  const code = parsed.success ? parsed.data.error.code : `http_${httpStatus}`
  return refusedError({ httpStatus, code, mutates, isTemporary: TEMPORARY_STATUSES.includes(httpStatus) })
}
