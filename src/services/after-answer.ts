import type { Deps } from './deps'

const LATER_MS = 200

/**
 * Runs work when the answer has left, so that its time tells nothing of what was found. Only for what may be asked for
 * again: a crash in between loses it.
 */
export const afterAnswer = ({ payload }: Pick<Deps, 'payload'>, work: () => Promise<unknown>): void => {
  setTimeout(() => {
    work().catch((error) => payload.logger.error({ err: error, msg: 'Work after an answer failed.' }))
  }, LATER_MS)
}
