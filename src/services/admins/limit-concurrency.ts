import { HttpRefusal } from '../refusal'

/**
 * A queue that runs costly work two at a time, unless it is told otherwise; a hash takes a good part of a second of a core.
 * Refuses with 503 when too many wait. One queue each for those who must not have to wait for one another.
 */
export const concurrencyLimit = ({ atOnce = 2, mostWaiting = 20 } = {}) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new HttpRefusal('unavailable', { retryAfterSeconds: 10 })
      await new Promise<void>((start) => waiting.push(start))
    } else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits longest takes over this place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** The queue of staff: whoever floods the shop's customers with logins keeps none of them out. */
export const limitConcurrency = concurrencyLimit()
