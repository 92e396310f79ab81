// The flanker task of B. A. Eriksen and C. W. Eriksen (Perception & Psychophysics 16, 1974, 143-149), with arrows in place of
// their letters: which way does the middle one point? Those beside it point the same way (congruent) or the other.

export type Side = 'left' | 'right'
export type Trial = { middle: Side; congruent: boolean }
/** Milliseconds from the frame of the arrows to the answer; null: none came in time. */
export type Answered = Trial & { right: boolean; time: number | null }

export const PRACTICE_TRIALS = 8
export const TRIALS = 40
/** Milliseconds that the cross stands alone. */
export const CROSS_MS = 700
/** No answer after this long: the next round comes. */
export const LAPSE_MS = 2000
/** How long practice tells whether an answer was right. */
export const TOLD_MS = 700
/** An answer before this cannot be one to the arrows; its time is not counted. */
export const FASTEST_MS = 150
/** With fewer times of a kind its median says nothing. */
export const LEAST_TIMES = 10

type Random = () => number

/** Rounds in a mixed order: each of the four pictures as often. */
export const drawTrials = (count: number, random: Random): Trial[] => {
  const pictures = [
    { middle: 'left', congruent: true },
    { middle: 'right', congruent: true },
    { middle: 'left', congruent: false },
    { middle: 'right', congruent: false },
  ] as const
  const trials: Trial[] = Array.from({ length: count }, (_, index) => pictures[index % 4] ?? pictures[0])
  for (let index = trials.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [one, two] = [trials[index], trials[other]]
    if (!one || !two) continue
    trials[index] = two
    trials[other] = one
  }
  return trials
}

/** A run under way. Times are milliseconds of one monotonic clock. */
export type Flanker = {
  trials: readonly Trial[]
  answers: readonly Answered[]
  practice: boolean
  /** `cross`, then the arrows, in practice then what came of it; `over` at the end. */
  phase: 'cross' | 'arrows' | 'told' | 'over'
  since: number
}

export type FlankerEvent =
  /** A frame is about to be drawn. */
  | { type: 'frame'; at: number }
  | { type: 'answer'; at: number; side: Side }
  /** The page went out of sight: the round begins anew. */
  | { type: 'leave'; at: number }

export const beginFlanker = (run: { trials: readonly Trial[]; practice: boolean; at: number }): Flanker => ({
  trials: run.trials,
  practice: run.practice,
  answers: [],
  phase: 'cross',
  since: run.at,
})

/** The run after an event; the same object where the event means nothing to it. */
export const stepFlanker = (run: Flanker, event: FlankerEvent): Flanker => {
  const passed = event.at - run.since
  if (run.phase === 'over') return run
  if (event.type === 'leave') return run.phase === 'told' ? run : { ...run, phase: 'cross', since: event.at }
  if (event.type === 'answer')
    return run.phase === 'arrows' ? answer(run, { side: event.side, time: passed, at: event.at }) : run
  if (run.phase === 'cross') return passed < CROSS_MS ? run : { ...run, phase: 'arrows', since: event.at }
  if (run.phase === 'told') return passed < TOLD_MS ? run : next(run, event.at)
  return passed < LAPSE_MS ? run : answer(run, { side: null, time: null, at: event.at })
}

/** The round that is on. */
export const trialOf = ({ trials, answers, phase }: Flanker): Trial | null =>
  trials[phase === 'told' ? answers.length - 1 : answers.length] ?? null

export type Kind = {
  /** Answers that were right, of so many. */
  right: number
  of: number
  /** Median of the right answers in milliseconds; null: there are too few. */
  median: number | null
}

export const summarize = (answers: readonly Answered[]) => {
  const congruent = kindOf(answers.filter((answered) => answered.congruent))
  const incongruent = kindOf(answers.filter((answered) => !answered.congruent))
  const cost =
    congruent.median === null || incongruent.median === null ? null : incongruent.median - congruent.median
  return { congruent, incongruent, cost }
}

const answer = (
  run: Flanker,
  { side, time, at }: { side: Side | null; time: number | null; at: number },
): Flanker => {
  const trial = trialOf(run)
  if (!trial) return { ...run, phase: 'over' }
  const rounded = time === null ? null : Math.max(0, Math.round(time))
  const answers = [...run.answers, { ...trial, right: side === trial.middle, time: rounded }]
  const answered = { ...run, answers }
  return run.practice ? { ...answered, phase: 'told', since: at } : next(answered, at)
}

const next = (run: Flanker, at: number): Flanker => ({
  ...run,
  phase: run.answers.length === run.trials.length ? 'over' : 'cross',
  since: at,
})

const kindOf = (answers: readonly Answered[]): Kind => {
  const right = answers.filter((answered) => answered.right)
  const times = right.flatMap(({ time }) => (time === null || time < FASTEST_MS ? [] : [time]))
  return {
    right: right.length,
    of: answers.length,
    median: times.length < LEAST_TIMES ? null : medianOf(times),
  }
}

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, two) => one - two)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? 0) + upper) / 2)
}
