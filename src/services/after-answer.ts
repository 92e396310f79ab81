import { logger } from '@/gateways/logs/log'

const log = logger('after-answer')
const LATER_MS = 200

/**
 * Runs work when the answer has left, so that its time tells nothing of what was found. Only for what may be asked for
 * again: a crash in between loses it.
 */
export const afterAnswer = (work: () => Promise<unknown>): void => {
  setTimeout(() => {
    work().catch((error) => log.error('work after an answer failed', { error }))
  }, LATER_MS)
}
