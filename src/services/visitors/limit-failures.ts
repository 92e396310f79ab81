import type { Deps } from '../deps'
import { limitRate, type RateLimit, releaseHit } from './limit-rate'

/**
 * Lets a try go on while no window is full, and counts it if it fails. Counted before it is tried, or many at once would
 * all be let in. @param failed which results are failures; what is thrown is one.
 */
export const limitFailures = async <Result>(
  deps: Pick<Deps, 'payload' | 'now'>,
  { windows, failed }: { windows: readonly RateLimit[]; failed: (result: Result) => boolean },
  attempt: () => Promise<Result>,
): Promise<Result> => {
  for (const window of windows) await limitRate(deps, window)
  const result = await attempt()
  if (!failed(result)) for (const window of windows) await releaseHit(deps, window)
  return result
}
