import { logger } from '../logs/log'

const log = logger('worker')

const REST_MS = 250
const REST_AFTER_FAILURE_MS = 1_000

/**
 * Calls `work` again and again, with a short pause when there was nothing to do. For rows that arrive too often and in
 * too large numbers for a job each: the table is the queue.
 * @param work returns how much it did.
 */
export const pollWork = (work: () => Promise<number>): { stop: () => Promise<void> } => {
  let going = true
  let wake = () => {}
  const rest = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  const loop = async () => {
    while (going) {
      const done = await work().catch((error: unknown) => {
        log.warn('the inbox could not be worked off', { error })
        return null
      })
      if (done === 0 && going) await rest(REST_MS)
      if (done === null && going) await rest(REST_AFTER_FAILURE_MS)
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      going = false
      wake()
      await Promise.race([ended, new Promise((done) => setTimeout(done, 5_000))])
    },
  }
}
