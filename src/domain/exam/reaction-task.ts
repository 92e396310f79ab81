/** Rounds of the task; a whole one takes about 20 seconds. */
export const REACTION_TRIALS = 12
/** Milliseconds after which a round counts as unanswered; it is stored as this many. */
export const LAPSE_MS = 1500
/** The largest whole number of milliseconds that is taken for a round. */
export const LARGEST_TIME_MS = 5000
/** With one more the task ends: who taps at random is not measured. */
export const MOST_FALSE_STARTS = 5
/** With one more fewer than the eight answers are left that scoring needs (docs/facts/measurement.md 5). */
export const MOST_LAPSES = 4
/** No tap counts this soon after a wait began: a finger that bounced, or one that came just after a lapse. */
export const DEAF_MS = 300
/** Bounds of the wait before a change, milliseconds. */
export const FOREPERIOD_MS = [1000, 3000] as const

type Tally = {
  /** Whole milliseconds from change to tap, one a finished round; LAPSE_MS: no tap came. */
  times: readonly number[]
  falseStarts: number
  lapses: number
  /** What the taker is to read about the last tap: it came before the change, or never. */
  feedback: 'early' | 'missed' | null
}

/** A task under way. Times are monotonic milliseconds of one clock, whatever its origin. */
export type ReactionTask = Tally &
  (
    | { phase: 'waiting'; since: number; foreperiod: number }
    /** The change was drawn at `since`. */
    | { phase: 'shown'; since: number }
    | { phase: 'finished' }
    | { phase: 'ended'; because: 'false_starts' | 'lapses' | 'left' }
  )

export type ReactionEvent =
  /** A frame is about to be drawn: the time to change the picture, or to notice that nobody tapped. */
  | { type: 'frame' | 'tap'; at: number }
  /** The page went out of sight. */
  | { type: 'leave' }

/** Gives a number in [0, 1). */
type Random = () => number

/**
 * A new task, waiting for its first change.
 * @throws RangeError naming `at` (not finite) or `random` (outside [0, 1)).
 */
export const beginReaction = ({ at, random }: { at: number; random: Random }): ReactionTask =>
  wait({ times: [], falseStarts: 0, lapses: 0, feedback: null }, { at, random })

/**
 * The task after an event; the same object where the event means nothing to it. An answer counts from the frame in
 * which the change was drawn, so the display's and the digitizer's delay are in it (some 30 to 80 ms, the device's own,
 * docs/facts/measurement.md 5). A tap before the change begins the round anew.
 * @throws RangeError naming `at` (not finite) or `random` (outside [0, 1)).
 */
export const stepReaction = ({
  task,
  event,
  random,
}: {
  task: ReactionTask
  event: ReactionEvent
  random: Random
}): ReactionTask => {
  if (task.phase === 'finished' || task.phase === 'ended') return task
  if (event.type === 'leave') return end(task, 'left')
  const passed = finite(event.at) - task.since
  if (task.phase === 'shown') {
    if (passed >= LAPSE_MS) return lapse(task, { at: event.at, random })
    if (event.type === 'frame') return task
    return passed < 0 ? early(task, { at: event.at, random }) : answer(task, { at: event.at, passed, random })
  }
  if (event.type === 'frame') return passed < task.foreperiod ? task : show(task, event.at)
  return passed < DEAF_MS ? task : early(task, { at: event.at, random })
}

/** Of the change's hazard, per second: puts the mean wait at 1.4 s. */
const HAZARD = 2.4

/**
 * The wait before a change, milliseconds in [1000, 3000], mean 1400: exponential, cut off at its end, so that having
 * waited says next to nothing of when the change comes ("non-aging" foreperiods; Niemi and Näätänen 1981).
 * @param chance uniform in [0, 1).
 * @throws RangeError for a chance outside it.
 */
export const foreperiodFrom = (chance: number): number => {
  if (!(chance >= 0 && chance < 1)) throw new RangeError(`random must give a number in [0, 1), got ${chance}`)
  const [from, to] = FOREPERIOD_MS
  const reached = 1 - Math.exp((-HAZARD * (to - from)) / 1000)
  return from - (Math.log(1 - chance * reached) / HAZARD) * 1000
}

type Running = Extract<ReactionTask, { phase: 'waiting' | 'shown' }>
type Now = { at: number; random: Random }

const tallyOf = ({ times, falseStarts, lapses, feedback }: Tally): Tally => ({
  times,
  falseStarts,
  lapses,
  feedback,
})

const wait = (tally: Tally, { at, random }: Now): ReactionTask => ({
  ...tally,
  phase: 'waiting',
  since: finite(at),
  foreperiod: foreperiodFrom(random()),
})

const show = (task: Running, at: number): ReactionTask => ({ ...tallyOf(task), phase: 'shown', since: at })

const end = (tally: Tally, because: 'false_starts' | 'lapses' | 'left'): ReactionTask => ({
  ...tallyOf(tally),
  phase: 'ended',
  because,
})

const early = (task: Running, now: Now): ReactionTask => {
  const tally: Tally = { ...tallyOf(task), falseStarts: task.falseStarts + 1, feedback: 'early' }
  return tally.falseStarts > MOST_FALSE_STARTS ? end(tally, 'false_starts') : wait(tally, now)
}

const lapse = (task: Running, now: Now): ReactionTask => {
  const tally: Tally = {
    ...tallyOf(task),
    times: [...task.times, LAPSE_MS],
    lapses: task.lapses + 1,
    feedback: 'missed',
  }
  return tally.lapses > MOST_LAPSES ? end(tally, 'lapses') : next(tally, now)
}

const answer = (task: Running, { passed, ...now }: Now & { passed: number }): ReactionTask =>
  next({ ...tallyOf(task), times: [...task.times, Math.round(passed)], feedback: null }, now)

const next = (tally: Tally, now: Now): ReactionTask =>
  tally.times.length === REACTION_TRIALS ? { ...tally, phase: 'finished' } : wait(tally, now)

const finite = (at: number): number => {
  if (!Number.isFinite(at)) throw new RangeError(`at must be finite, got ${at}`)
  return at
}
