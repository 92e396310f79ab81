import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LANES } from './lanes'
import { budgetsOf, type Load, loadOf, UNBOUNDED } from './shed'

const RESOLUTION_MS = 10
const EVERY_MS = 200

/** How loaded a process is, what each lane may let in until the next look, and what it let in since the last. */
type Watched = { load: Load; budgets: number[]; admitted: number[] }

/** A process that is never loaded: a development server compiles between two answers, so its lateness says nothing. */
export const unwatched = (): Watched => ({
  load: 'calm',
  budgets: UNBOUNDED,
  admitted: LANES.map(() => 0),
})

/** How loaded the process is and what it may still let in, looked at five times a second. */
export const watchLoad = (): Watched => {
  const lateness = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const now = unwatched()
  let before = 0
  lateness.enable()
  setInterval(() => {
    const lateMs = Number.isNaN(lateness.mean) ? 0 : lateness.mean / 1e6 - RESOLUTION_MS
    // Twice in a row: a module that loads, or one heavy page, is no crowd.
    now.load = loadOf(Math.min(lateMs, before), now.load)
    before = lateMs
    now.budgets = budgetsOf(now)
    now.admitted.fill(0)
    lateness.reset()
  }, EVERY_MS).unref()
  return now
}
