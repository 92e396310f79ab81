import type { ResultName } from '@/domain/api/results'
import type { Deps } from '@/services/deps'
import { Refusal } from '@/services/refusal'
import { limitRates } from '@/services/visitors/limit-rate'
import { limitRateInSteps } from '@/services/visitors/limit-rate-in-steps'
import type { Viewer } from '@/services/visitors/viewer'

/**
 * Requests allowed in a window: `max` per browser, `perIp` (five times that, unless given) per address. Both count: a
 * made-up cookie buys no fresh budget, and many people behind one address do not use up each other's. `inSteps` writes
 * the count down only now and then, for calls that are made all the time.
 */
export type Limit = {
  max: number
  windowSeconds: number
  perIp?: number
  inSteps?: boolean
  /**
   * Only requests that were refused for this reason count, and those beyond the limit get a 429 in its place. Whoever
   * brings what is right is let through before anything is counted, so nobody who guesses can close the call to a whole
   * address. For secrets that no number of guesses finds and that cost little to look up, because every guess is looked up.
   */
  onlyRefused?: ResultName
}

/** Whether a request counts: before it is handled, or once the handler has refused it with `error`. */
export const isCounted = ({ limit, error }: { limit: Limit; error?: unknown }): boolean => {
  const { onlyRefused } = limit
  if (onlyRefused === undefined) return error === undefined
  return error instanceof Refusal && error.reason === onlyRefused
}

/** Counts a request. Refuses it with 429 beyond the limit. */
export const enforceLimit = async (
  deps: Deps,
  { name, viewer, limit }: { name: string; viewer: Viewer; limit: Limit },
): Promise<void> => {
  const { max, windowSeconds, perIp = max * 5, inSteps = false } = limit
  const limits = [
    { name, subject: `ip:${viewer.network}`, max: perIp, windowSeconds },
    ...(viewer.visitorHash ? [{ name, subject: viewer.visitorHash, max, windowSeconds }] : []),
  ]
  if (!inSteps) return limitRates(deps, limits)
  for (const one of limits) await limitRateInSteps(deps, one)
}
