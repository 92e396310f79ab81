import type { Deps } from '../deps'
import { HttpRefusal } from '../refusal'
import { countHit, countHits, limitRate, type RateLimit, releaseHit, tooMany } from './limit-rate'

/** What a failure counts, against one for a try that is under way. */
const WEIGHT = 5

type Args<Result> = {
  /** While it is full nothing is tried, whatever is brought. */
  closing: readonly RateLimit[]
  /** While it is full only failures are refused, after they were tried: somebody else may have filled it. */
  telling?: RateLimit
  failed: (result: Result) => boolean
}

/**
 * Lets a try go on while `closing` has not had its `max` failures. A try counts before it is made, or any number at once would
 * be let in; but it counts a fifth, so that somebody who is right may come twenty times at once. Of wrong ones that come
 * at once at most five times as many are looked at. @param failed which results are failures.
 */
export const limitFailures = async <Result>(
  deps: Pick<Deps, 'payload' | 'now'>,
  { closing, telling, failed }: Args<Result>,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  const windows = telling ? [...closing, telling] : closing
  for (const window of closing) await limitRate(deps, { ...window, max: window.max * WEIGHT })
  const told = telling && (await countHit(deps, telling))
  const release = async () => {
    for (const window of windows) await releaseHit(deps, window)
  }
  // What could not be tried is no failure: who is refused while the server is busy may come again.
  const result = await attempt().catch(async (error: unknown) => {
    if (error instanceof HttpRefusal) await release()
    throw error
  })
  if (!failed(result)) {
    await release()
    return result
  }
  await countHits(deps, { windows, hits: WEIGHT - 1 })
  if (told && told.hits > telling.max * WEIGHT) throw tooMany({ resetsAt: told.resetsAt, now: deps.now() })
  return result
}
