import type { Limit } from '@/domain/api/call-row'
import type { Deps } from '@/services/deps'
import { Refusal } from '@/services/refusal'
import { isKnownBrowser } from '@/services/visitors/is-known-browser'
import { limitRates } from '@/services/visitors/limit-rate'
import { limitRateInSteps } from '@/services/visitors/limit-rate-in-steps'
import type { Viewer } from '@/services/visitors/viewer'

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
  const { windowSeconds, inSteps = false, perIpNew } = limit
  // Elsewhere a made-up cookie gains nothing, and nobody looks it up.
  const isNew = perIpNew !== undefined && !(await isKnownBrowser(deps, viewer))
  const limits = windowsOf({ viewer: isNew ? { ...viewer, visitorHash: null } : viewer, limit }).map(
    (window) => ({ ...window, name, windowSeconds }),
  )
  if (!inSteps) return limitRates(deps, limits)
  for (const one of limits) await limitRateInSteps(deps, one)
}

/** Whom a request counts for, and how many each may make: its network, and the browser where it is a known one
 * (`visitorHash`). */
export const windowsOf = ({
  viewer,
  limit,
}: {
  viewer: Pick<Viewer, 'network' | 'visitorHash'>
  limit: Limit
}) => {
  const { max, perIp = max * 5, perIpNew } = limit
  const { network, visitorHash } = viewer
  if (visitorHash !== null)
    return [
      { subject: `ip:${network}`, max: perIp },
      { subject: visitorHash, max },
    ]
  return [
    perIpNew === undefined
      ? { subject: `ip:${network}`, max: perIp }
      : { subject: `new:${network}`, max: perIpNew },
  ]
}

/** The same for who is signed in, whatever browser and network they come from. */
export const enforceCustomerLimit = (
  deps: Deps,
  { name, customerId, limit }: { name: string; customerId: string; limit: Limit },
): Promise<void> => {
  const { max, windowSeconds } = limit
  return limitRates(deps, [{ name, subject: `customer:${customerId}`, max, windowSeconds }])
}
