import Stripe from 'stripe'
import { z } from 'zod'
import { logger } from '@/gateways/logs/log'
import { noAnswerError, refusedError } from '../failed-call'
import { GatewayError } from '../gateway-error'

type Failure = {
  error: unknown
  /** True when the call may have changed something although no good answer came. */
  mutates: boolean
}

/** What the SDK, or our reading of its answer, threw. */
export const toGatewayError = ({ error, mutates }: Failure): GatewayError => {
  if (error instanceof GatewayError) return mutates ? withUnknownOutcome(error) : error
  if (error instanceof Stripe.errors.StripeConnectionError)
    return noAnswerError({ failure: error.detail, mutates, cause: error })
  if (error instanceof Stripe.errors.StripeError && error.statusCode) return refusal({ error, mutates })
  const code = error instanceof z.ZodError ? 'unexpected_shape' : 'unreadable_answer'
  return new GatewayError({ kind: 'bad_response', code, outcomeUnknown: mutates, cause: error })
}

/** A read that failed after a mutation: the mutation may have been done. */
const withUnknownOutcome = (error: GatewayError): GatewayError => {
  const { kind, code, httpStatus } = error
  const doubtful = kind === 'bad_response' ? kind : 'timeout_after_send'
  return new GatewayError({ kind: doubtful, code, httpStatus, outcomeUnknown: true, cause: error })
}

const log = logger('payments')

/** A key that was rolled over, restricted or mistyped: not the buyer's doing, and nothing was done. */
const KEYS_REFUSED = [401, 403]
const TEMPORARY_STATUSES = [...KEYS_REFUSED, 409, 429]
/**
 * A refund waits for the next payments. Its key keeps the refusal for a day; after that the refund is asked for anew.
 */
const EMPTY_BALANCE = ['balance_insufficient', 'insufficient_funds']

/**
 * A 500 of a mutation is kept by its key and does not say what was done: only the object does
 * (docs/facts/commerce.md 1, trap b).
 */
const refusal = ({
  error,
  mutates,
}: {
  error: Stripe.errors.StripeError
  mutates: boolean
}): GatewayError => {
  const httpStatus = error.statusCode ?? 0
  const code = error.code ?? error.rawType ?? `http_${httpStatus}`
  if (KEYS_REFUSED.includes(httpStatus))
    log.error('Stripe does not take our keys for this call', { status: httpStatus, code })
  const isTemporary = TEMPORARY_STATUSES.includes(httpStatus) || EMPTY_BALANCE.includes(code)
  return refusedError({ httpStatus, code, mutates, isTemporary })
}
