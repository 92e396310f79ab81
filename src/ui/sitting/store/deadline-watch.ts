import type { Timers } from './save-queue'
import { remainingMs, type ServerClock } from './server-clock'

type Setup = { timers: Timers; now: () => number; onOver: () => void }

/** Tells once when the time by a server's clock is over. Setting another clock begins anew. */
export const createDeadlineWatch = ({ timers, now, onOver }: Setup) => {
  let soon: unknown = null
  let over = false
  const stop = () => {
    if (soon !== null) timers.clear(soon)
    soon = null
  }
  const watch = (clock: ServerClock): void => {
    stop()
    const left = remainingMs(clock, now())
    if (left === null || over) return
    // A timer may be late by any amount: looked at anew at least once a minute.
    if (left > 0) soon = timers.set(() => watch(clock), Math.min(left, 60_000))
    else {
      over = true
      onOver()
    }
  }
  return { watch, stop }
}
