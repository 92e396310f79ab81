import { CallRefused } from '../../api/call-at'
import type { Batch } from './answer-book'

/** What became of an attempt. `retryAfterMs`: the server asks us to wait that long. `closed`: the server takes no more answers for this sitting. */
export type Sent = 'saved' | 'failed' | 'closed' | { retryAfterMs: number }

export type Timers = {
  set: (run: () => void, ms: number) => unknown
  clear: (timer: unknown) => void
  /** 0 to 1. Spreads the retries of browsers that failed at the same time. */
  chance?: () => number
}

/** `result` codes and HTTP statuses after which no retry can succeed: locked, not ours (any more). */
const FINAL_RESULTS = [20101, 20102, 401, 403, 404]

/** What became of an attempt whose call threw this. */
export const failureOf = (problem: unknown): Exclude<Sent, 'saved'> => {
  if (!(problem instanceof CallRefused)) return 'failed'
  if (FINAL_RESULTS.includes(problem.result)) return 'closed'
  const seconds = problem.hints.retryAfterSeconds
  return seconds ? { retryAfterMs: seconds * 1000 } : 'failed'
}

type Setup = {
  /** What is unsaved at this moment. */
  batches: () => Batch[]
  /** Sends one batch and works its acknowledgement in; never throws. In answer-keeper.ts. */
  send: (batch: Batch, options: { keepalive: boolean }) => Promise<Sent>
  timers: Timers
  /** Saves have been failing for more than 5 s, or work again. */
  onUnstable: (unstable: boolean) => void
  onClosed: () => void
}

export type SaveQueue = {
  /** There is something new: save it soon. */
  poke: () => void
  /** Save everything now. True when nothing is left. */
  flush: () => Promise<boolean>
  /** The page may go away: hand the browser what is unsaved, without waiting. */
  leave: () => void
  stop: () => void
}

const DEBOUNCE_MS = 300
const UNSTABLE_AFTER_MS = 5_000
const LONGEST_WAIT_MS = 30_000
/** A wait grows by at most this share. */
const SPREAD = 0.5

/** Wait before attempt n + 1 after n failures in a row: 1, 2, 4 … 30 s. */
export const backoffMs = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** Math.max(0, failures - 1))

/** Brings answers to the server in the background, in order, one request at a time, until all are acknowledged. */
export const createSaveQueue = ({ batches, send, timers, onUnstable, onClosed }: Setup): SaveQueue => {
  const pace = createPace({ timers, onUnstable, attempt: () => void run() })
  let running: Promise<boolean> | null = null
  let ended = false

  const sendAll = async (): Promise<boolean> => {
    for (let batch = batches()[0]; batch && !ended; batch = batches()[0]) {
      const sent = await send(batch, { keepalive: false })
      // Taken and yet not saved: asking again at once would never end.
      const isStuck = sent === 'saved' && isSame(batch, batches()[0])
      if (isStuck || sent === 'failed' || typeof sent === 'object') {
        pace.fail({ leastMs: typeof sent === 'object' ? sent.retryAfterMs : 0, tryAgain: !ended })
        return false
      }
      pace.recover()
      if (sent === 'closed') {
        ended = true
        onClosed()
        return false
      }
    }
    if (batches().length > 0) return false
    // What failed may have arrived all the same, or by another way: then nothing is failing any more.
    pace.recover()
    return true
  }

  const run = (): Promise<boolean> => {
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    poke: () => {
      // After a failure the pace is the backoff's, not the visitor's.
      if (!ended && !pace.isFailing()) pace.wait(DEBOUNCE_MS)
    },
    flush: async () => {
      pace.cancelWait()
      const done = await run()
      // A running attempt may have begun before the newest answer.
      return done || pace.isFailing() || ended ? done : run()
    },
    leave: () => {
      // Besides a request under way: that one may die with the page. Saving twice changes nothing.
      if (!ended) for (const batch of batches()) void send(batch, { keepalive: true })
    },
    stop: () => {
      ended = true
      pace.stop()
    },
  }
}

type PaceSetup = Pick<Setup, 'timers' | 'onUnstable'> & { attempt: () => void }

/** When the next attempt is made, and whether attempts have been failing for long. */
const createPace = ({ timers, onUnstable, attempt }: PaceSetup) => {
  let waiting: unknown = null
  let unstableSoon: unknown = null
  let failures = 0

  const cancelWait = () => {
    if (waiting !== null) timers.clear(waiting)
    waiting = null
  }
  const wait = (ms: number) => {
    cancelWait()
    waiting = timers.set(() => {
      waiting = null
      attempt()
    }, ms)
  }
  return {
    wait,
    cancelWait,
    isFailing: () => failures > 0,
    fail: ({ leastMs, tryAgain }: { leastMs: number; tryAgain: boolean }) => {
      failures += 1
      if (unstableSoon === null) unstableSoon = timers.set(() => onUnstable(true), UNSTABLE_AFTER_MS)
      if (tryAgain) wait(Math.max(leastMs, backoffMs(failures)) * (1 + SPREAD * (timers.chance?.() ?? 0)))
    },
    recover: () => {
      if (unstableSoon !== null) timers.clear(unstableSoon)
      if (failures > 0) onUnstable(false)
      unstableSoon = null
      failures = 0
    },
    stop: () => {
      cancelWait()
      if (unstableSoon !== null) timers.clear(unstableSoon)
    },
  }
}

const isSame = (batch: Batch, next: Batch | undefined): boolean =>
  next !== undefined && JSON.stringify(next) === JSON.stringify(batch)
