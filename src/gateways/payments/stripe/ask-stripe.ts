import Stripe from 'stripe'
import { z } from 'zod'
import { logger } from '@/gateways/logs/log'
import { GatewayError } from '../gateway-error'
import { TransportError } from '../timed-fetch'

type Asking = {
  /** True when the call may have changed something although no good answer came. */
  mutates: boolean
}

/** Runs calls of the SDK; whatever goes wrong becomes a `GatewayError` that says whether anything may have happened. */
export const askStripe = async <T>({ mutates }: Asking, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    throw toGatewayError({ error, mutates })
  }
}

type Failure = { error: unknown; mutates: boolean }

const toGatewayError = ({ error, mutates }: Failure): GatewayError => {
  if (error instanceof GatewayError) return mutates ? inDoubt(error) : error
  if (error instanceof Stripe.errors.StripeConnectionError) return unheard({ error, mutates })
  if (error instanceof Stripe.errors.StripeError && error.statusCode) return refused({ error, mutates })
  const code = error instanceof z.ZodError ? 'unexpected_shape' : 'unreadable_answer'
  return new GatewayError({ kind: 'bad_response', code, outcomeUnknown: mutates, cause: error })
}

/** A reading that failed behind a mutation: what was asked for may well have been done. */
const inDoubt = (error: GatewayError): GatewayError => {
  const { kind, code, httpStatus } = error
  const told = kind === 'bad_response' ? kind : 'timeout_after_send'
  return new GatewayError({ kind: told, code, httpStatus, outcomeUnknown: true, cause: error })
}

const unheard = ({ error, mutates }: Failure & { error: Stripe.errors.StripeConnectionError }) => {
  const { detail } = error
  const transport = detail instanceof TransportError ? detail : null
  const unknown = mutates && (transport?.sent ?? true)
  return new GatewayError({
    kind: unknown ? 'timeout_after_send' : 'unavailable',
    code: transport?.message.replaceAll(' ', '_') ?? 'connection_failed',
    outcomeUnknown: unknown,
    cause: error,
  })
}

const log = logger('payments')

/** Rolled over, restricted, or mistyped: nothing that a buyer did, and nothing was done. */
const KEYS_NOT_TAKEN = [401, 403]
const LATER = [...KEYS_NOT_TAKEN, 409, 429]
/** A refund waits for the next payments. Its key keeps the refusal for a day, and the day after it is asked for anew. */
const EMPTY_BALANCE = ['balance_insufficient', 'insufficient_funds']

/**
 * A 500 of a mutation is kept by its key and says nothing of what was done: only the object does
 * (docs/facts/commerce.md 1, trap b).
 */
const refused = ({ error, mutates }: Failure & { error: Stripe.errors.StripeError }) => {
  const httpStatus = error.statusCode ?? 0
  const code = error.code ?? error.rawType ?? `http_${httpStatus}`
  if (KEYS_NOT_TAKEN.includes(httpStatus))
    log.error('Stripe does not take our keys for this call', { status: httpStatus, code })
  if (LATER.includes(httpStatus) || EMPTY_BALANCE.includes(code))
    return new GatewayError({ kind: 'unavailable', code, httpStatus })
  if (httpStatus < 500) return new GatewayError({ kind: 'declined_request', code, httpStatus })
  const kind = mutates ? 'timeout_after_send' : 'unavailable'
  return new GatewayError({ kind, code, httpStatus, outcomeUnknown: mutates })
}
