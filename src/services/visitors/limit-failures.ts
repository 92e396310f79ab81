import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { countHits, limitRate, type RateLimit, releaseHit } from './limit-rate'

/** What a failure counts, against one for a try that is under way. */
const WEIGHT = 5

/**
 * Lets a try go on while no window has had its `max` failures. A try counts before it is made, or any number at once would
 * be let in; but it counts a fifth, so that somebody who is right may come twenty times at once. Of wrong ones that come
 * at once at most five times as many are looked at. @param failed which results are failures.
 */
export const limitFailures = async <Result>(
  deps: Pick<Deps, 'payload' | 'now'>,
  { windows, failed }: { windows: readonly RateLimit[]; failed: (result: Result) => boolean },
  attempt: () => Promise<Result>,
): Promise<Result> => {
  for (const window of windows) await limitRate(deps, { ...window, max: window.max * WEIGHT })
  const release = async () => {
    for (const window of windows) await releaseHit(deps, window)
  }
  // What could not be tried is no failure: who is refused while the server is busy may come again.
  const result = await attempt().catch(async (error: unknown) => {
    if (error instanceof HttpRefusal) await release()
    throw error
  })
  if (failed(result)) await countHits(deps, { windows, hits: WEIGHT - 1 })
  else await release()
  return result
}
