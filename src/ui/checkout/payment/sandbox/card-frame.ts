import type { FormMessage } from '../form-message'

/** What the card form in the frame says: a form's message, or how high it is now. */
export type FrameMessage = Exclude<FormMessage, { type: 'lost' }> | { type: 'height'; height: number }

/** The one thing we say to it: our own pay button was pressed. The other end: sandbox/server/form/client/frame.ts. */
export const SUBMIT_MESSAGE = { type: 'plumbline:submit' } as const

const STATES = ['form', 'challenge', 'ended'] as const
const RESULTS = ['succeeded', 'failed', 'requires_action', 'invalid', 'unavailable'] as const
const HIGHEST = 2000

/** A message in our words, or null for anything that is not exactly one of the form's. */
export const parseFrameMessage = (data: unknown): FrameMessage | null => {
  if (typeof data !== 'object' || data === null) return null
  const { type, state, height, status, code } = data as Record<string, unknown>
  if (type === 'plumbline:submitting') return { type: 'submitting' }
  if (type === 'plumbline:ready') {
    const known = STATES.find((name) => name === state)
    return known ? { type: 'ready', state: known } : null
  }
  if (type === 'plumbline:height') {
    if (typeof height !== 'number' || !(height > 0)) return null
    return { type: 'height', height: Math.min(HIGHEST, Math.ceil(height)) }
  }
  if (type !== 'plumbline:result') return null
  const known = RESULTS.find((name) => name === status)
  return known ? { type: 'result', status: known, code: typeof code === 'string' ? code : null } : null
}

/**
 * The message of an event, if it comes from our own frame and from the provider's origin; else null. Both are checked:
 * the same origin may run in another window, and our frame may have been led elsewhere.
 */
export const readFrameEvent = (
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  { origin, source }: { origin: string; source: Window | null },
): FrameMessage | null => {
  if (source === null || event.source !== source || event.origin !== origin) return null
  return parseFrameMessage(event.data)
}
