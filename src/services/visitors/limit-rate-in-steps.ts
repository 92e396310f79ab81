import type { Deps } from '../deps'
import { countHit, type RateLimit, tooMany } from './limit-rate'

/** What this process knows of a window: hits that all processes wrote down, and its own that are not written yet. */
type Window = { written: number; own: number; resetsAt: Date }

const windows = new Map<string, Window>()
const MOST_WINDOWS = 20_000
/** A window is written down each time that this share of it was used here. */
const STEP = 1 / 10

/**
 * The same limit for calls that are made all the time: hits are counted here and written to the shared window a tenth of
 * the limit at a time, so an honest visitor costs no write. A restart, or a second process, forgets less than a tenth.
 */
export const limitRateInSteps = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  limit: RateLimit,
): Promise<void> => {
  const now = deps.now()
  const window = windowOf(limit, now)
  if (window.written > limit.max) throw tooMany({ resetsAt: window.resetsAt, now })
  window.own += 1
  if (window.own < limit.max * STEP) return
  const hits = window.own
  window.own = 0
  const counted = await countHit(deps, { ...limit, hits })
  window.written = counted.hits
  window.resetsAt = counted.resetsAt
  if (window.written > limit.max) throw tooMany({ resetsAt: window.resetsAt, now })
}

const windowOf = ({ name, subject, windowSeconds }: RateLimit, now: Date): Window => {
  const key = `${name}\0${subject}`
  const known = windows.get(key)
  if (known && known.resetsAt > now) return known
  if (windows.size >= MOST_WINDOWS) forgetPast(now)
  const fresh = { written: 0, own: 0, resetsAt: new Date(now.getTime() + windowSeconds * 1000) }
  windows.set(key, fresh)
  return fresh
}

const forgetPast = (now: Date): void => {
  for (const [key, { resetsAt }] of windows) if (resetsAt <= now) windows.delete(key)
  // Nothing was past: somebody makes up subjects. Addresses are counted too, so forgetting costs little.
  if (windows.size >= MOST_WINDOWS) windows.clear()
}
