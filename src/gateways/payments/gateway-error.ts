/**
 * - declined_request: the provider understood and refused; the same call will be refused again.
 * - unavailable: nothing was done (no connection, asked to come back later, our keys refused, or a read failed); repeat
 *   with the same key.
 * - timeout_after_send: a mutation was sent and its outcome is unknown (no answer in time, connection lost, 5xx); poll.
 * - bad_response: the answer is not what the provider promises; after a mutation its outcome is unknown as well.
 */
export type GatewayErrorKind = 'declined_request' | 'unavailable' | 'timeout_after_send' | 'bad_response'

type GatewayErrorDetails = {
  kind: GatewayErrorKind
  /** The provider's own code, for the log and for branching on known refusals. Never a body. */
  code: string
  httpStatus?: number
  /** True when the provider may have done what we asked. */
  outcomeUnknown?: boolean
  cause?: unknown
}

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly code: string
  readonly httpStatus: number | undefined
  readonly outcomeUnknown: boolean

  constructor({ kind, code, httpStatus, outcomeUnknown = false, cause }: GatewayErrorDetails) {
    super(`payment gateway: ${kind} (${code})`, { cause })
    this.kind = kind
    this.code = code
    this.httpStatus = httpStatus
    this.outcomeUnknown = outcomeUnknown
  }
}

/**
 * The provider does not answer, or not now, so calls about other payments would fail as well. A refusal is an answer,
 * and so are "this key is in use", "you have no right to this" and a response that we cannot read.
 */
export const isSilence = (error: unknown): boolean => {
  if (!(error instanceof GatewayError)) return false
  const { kind, httpStatus: status = 0 } = error
  const silent = kind === 'unavailable' || kind === 'timeout_after_send'
  return silent && (status < 400 || status === 401 || status === 429 || status >= 500)
}

/** The provider says that there is no such intent. */
export const isUnknownIntent = (error: unknown): boolean =>
  error instanceof GatewayError && error.httpStatus === 404
