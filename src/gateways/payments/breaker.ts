import { logger } from '../logs/log'
import type { PaymentGateway } from './gateway'
import { GatewayError, isSilence } from './gateway-error'

export type Breaker =
  | { state: 'closed'; failures: number }
  | { state: 'open'; until: number }
  /** One call is let through; its result decides. */
  | { state: 'trying'; since: number }

export const CLOSED: Breaker = { state: 'closed', failures: 0 }

const MOST_FAILURES = 5
export const OPEN_MS = 5_000
/** After this a try counts as abandoned: its caller died before it ended. */
const TRY_MS = 30_000

/** Whether a call may be made now, and the breaker once it is made. Times in milliseconds. */
export const beforeCall = (breaker: Breaker, now: number): { goes: boolean; breaker: Breaker } => {
  if (breaker.state === 'closed') return { goes: true, breaker }
  const due = breaker.state === 'open' ? breaker.until : breaker.since + TRY_MS
  return now < due ? { goes: false, breaker } : { goes: true, breaker: { state: 'trying', since: now } }
}

/** The breaker after a call. Five failures in a row open it; one answer closes it. */
export const afterCall = (breaker: Breaker, { failed, now }: { failed: boolean; now: number }): Breaker => {
  if (!failed) return CLOSED
  if (breaker.state !== 'closed') return { state: 'open', until: now + OPEN_MS }
  const failures = breaker.failures + 1
  return failures >= MOST_FAILURES ? { state: 'open', until: now + OPEN_MS } : { state: 'closed', failures }
}

const log = logger('payments')

/**
 * A gateway that stops calling a provider which does not answer: callers get `unavailable` at once instead of waiting
 * for a timeout each, and nothing was sent. After some seconds one call tries again.
 */
export const withBreaker = (gateway: PaymentGateway, clock: () => number = Date.now): PaymentGateway => {
  let breaker: Breaker = CLOSED
  const settle = (failed: boolean): void => {
    const next = afterCall(breaker, { failed, now: clock() })
    if (next.state === 'open' && breaker.state !== 'open')
      log.warn('the provider is not asked for a while', { provider: gateway.id })
    if (next.state === 'closed' && breaker.state !== 'closed')
      log.info('the provider answers again', { provider: gateway.id })
    breaker = next
  }
  const guarded =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const asked = beforeCall(breaker, clock())
      breaker = asked.breaker
      if (!asked.goes) throw new GatewayError({ kind: 'unavailable', code: 'breaker_open' })
      try {
        const result = await call(...args)
        settle(false)
        return result
      } catch (error) {
        settle(isSilence(error))
        throw error
      }
    }
  return {
    ...gateway,
    createIntent: guarded(gateway.createIntent),
    fetchIntent: guarded(gateway.fetchIntent),
    cancelIntent: guarded(gateway.cancelIntent),
    captureIntent: gateway.captureIntent && guarded(gateway.captureIntent),
    createRefund: guarded(gateway.createRefund),
    listEvents: guarded(gateway.listEvents),
    listMovements: guarded(gateway.listMovements),
  }
}
