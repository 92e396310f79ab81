import { GatewayError } from './gateway-error'
import { TransportError } from './timed-fetch'

type NoAnswer = {
  /** What the fetch threw. In doubt the request arrived. */
  failure: unknown
  /** True when the call may have changed something although no good answer came. */
  mutates: boolean
  cause?: unknown
}

/** No answer came: nothing was done, or the outcome of a mutation is unknown. */
export const noAnswerError = ({ failure, mutates, cause = failure }: NoAnswer): GatewayError => {
  const transport = failure instanceof TransportError ? failure : null
  const outcomeUnknown = mutates && (transport?.sent ?? true)
  return new GatewayError({
    kind: outcomeUnknown ? 'timeout_after_send' : 'unavailable',
    code: transport?.message.replaceAll(' ', '_') ?? 'connection_failed',
    outcomeUnknown,
    cause,
  })
}

type Refused = {
  httpStatus: number
  code: string
  mutates: boolean
  /** The same call may succeed later: our keys, the account's rights or its balance, too many calls, a key in use. */
  isTemporary: boolean
}

/** The provider answered with an error. */
export const refusedError = ({ httpStatus, code, mutates, isTemporary }: Refused): GatewayError => {
  if (isTemporary) return new GatewayError({ kind: 'unavailable', code, httpStatus })
  if (httpStatus < 500) return new GatewayError({ kind: 'declined_request', code, httpStatus })
  const kind = mutates ? 'timeout_after_send' : 'unavailable'
  return new GatewayError({ kind, code, httpStatus, outcomeUnknown: mutates })
}

/** What the provider would not do, known before the call or from its answer. */
export const declinedError = (code: string, cause?: unknown): GatewayError =>
  new GatewayError({ kind: 'declined_request', code, cause })

/** An id that leads to no payment of ours, and never will: it is not asked for again. */
export const notFoundError = (code: string): GatewayError =>
  new GatewayError({ kind: 'declined_request', code, httpStatus: 404 })
