import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadOf } from './shed.mjs'

const RESOLUTION_MS = 10
const EVERY_MS = 200

/** How loaded the process is, looked at five times a second. */
export const watchLoad = () => {
  const lateness = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const now = { load: 'calm' }
  lateness.enable()
  setInterval(() => {
    const lateMs = Number.isNaN(lateness.mean) ? 0 : lateness.mean / 1e6 - RESOLUTION_MS
    now.load = loadOf(lateMs, now.load)
    lateness.reset()
  }, EVERY_MS).unref()
  return now
}
