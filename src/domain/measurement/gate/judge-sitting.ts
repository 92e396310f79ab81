import { chanceBound } from '../chance'
import { assertEach, type Response } from '../item-response'
import type { UncertainItem } from '../scored-item'
import { type GateRules, SCORING_VERSION, SCORINGS } from '../scorings'
import {
  assertChoices,
  choiceEntropy,
  longestRepeat,
  longestString,
  rapidThreshold,
  responseTimeEffort,
} from './effort'
import { type Judgement, type JudgementCode, judgementOf } from './judgements'
import { misfitOf } from './misfit'

export type SittingEvidence = {
  /** In the order shown; null = not answered. */
  responses: readonly Response[]
  /** Seconds on each question, all visits together; null = not known. */
  times: readonly (number | null)[]
  /** The *shown* position chosen for each question (not the canonical option), null = not answered. */
  shownChoices: readonly (number | null)[]
  /** Mean seconds of each item, once calibrated; without it every rapid threshold is 2 s. */
  meanTimes?: readonly number[]
  /** Answer options a question; 6 unless given. */
  options?: number
  /** What is known of the questions; without it person fit is not judged. */
  items?: readonly UncertainItem[]
  /** Later parts were chosen by the answers before: a three-stage form. */
  adaptive?: boolean
  /** Share of the time in which the page was hidden, 0 to 1. */
  hiddenShare?: number
  /** Questions during which the page was hidden for longer than 60 s. */
  longPauses?: number
  /** Server and device disagree, by more than sleep and network explain, on how long the sitting took. */
  clocksDiffer?: boolean
}

/**
 * Whether a sitting can be analysed. Chance level in a hurry is abnormal; chance level with effort is a result
 * (docs/decisions/0026), which person fit does not judge: where nothing is known, nothing can misfit. Every threshold
 * and what it costs honest takers: docs/gate.md, simulated by `npm run prove gate`. By the rules of today unless given.
 * @throws RangeError for lengths that differ, an empty sitting, a response other than 0, 1, null, a time of NaN, an
 * invalid item, and optional evidence out of its range.
 */
export const judgeSitting = (
  sitting: SittingEvidence,
  rules: GateRules = SCORINGS[SCORING_VERSION],
): Judgement => {
  assertEvidence(sitting)
  const level = levelOf(sitting)
  return judgementOf({
    ...coverage(sitting),
    ...timing(sitting, rules),
    ...positions(sitting),
    ...level,
    ...personFit(sitting, level, rules),
  })
}

/** Which answers were rapid guesses, one flag per item. */
export const rapidAnswers = ({ responses, times, meanTimes }: SittingEvidence): boolean[] =>
  responses.map((response, index) => {
    const time = times[index] ?? null
    return response !== null && time !== null && time < rapidThreshold(meanTimes?.[index])
  })

type Findings = Partial<Record<JudgementCode, boolean>>

const coverage = ({ responses, hiddenShare = 0, longPauses = 0 }: SittingEvidence): Findings => {
  const missing = responses.filter((response) => response === null).length
  const tooFew = missing > responses.length / UNSCORABLE_WITHOUT_ONE_IN
  return {
    too_few_answers: tooFew,
    some_unanswered: !tooFew && missing > responses.length / INCOMPLETE_WITHOUT_ONE_IN,
    left_the_page: hiddenShare > MOST_HIDDEN_SHARE || longPauses > MOST_LONG_PAUSES,
  }
}

const timing = (sitting: SittingEvidence, { cautionsHurry }: GateRules): Findings => {
  const times = timesOfAnswers(sitting).filter((time) => time !== null)
  const answered = sitting.responses.filter((response) => response !== null).length
  const effort = effortOf(sitting)
  const clocks_differ = sitting.clocksDiffer ?? false
  if (effort === null) return { clocks_differ, times_missing: answered > 0 }
  const rapid = effort < LEAST_EFFORT || median(times) < LEAST_MEDIAN_SECONDS
  return {
    clocks_differ,
    rapid,
    partly_rapid: !rapid && effort < FULL_EFFORT,
    hurried: cautionsHurry && !rapid && median(times) < HURRIED_MEDIAN_SECONDS,
    times_missing: times.length < answered / TIMED_AT_LEAST_ONE_IN,
    times_impossible: times.some((time) => time < 0),
    times_identical: times.length >= FEWEST_TIMES && mostAlike(times) >= times.length / IDENTICAL_ONE_IN,
    times_uniform:
      times.length >= ENOUGH && times.every((time) => time > 0) && logSpread(times) < LEAST_SPREAD,
  }
}

const positions = ({ shownChoices, options = 6 }: SittingEvidence): Findings => {
  const periods = Array.from({ length: options - 1 }, (_, index) => index + 2)
  const chosen = shownChoices.filter((choice) => choice !== null).length
  return {
    same_position: longestString(shownChoices) >= LONGEST_STRING,
    position_cycle: periods.some((period) => longestRepeat(shownChoices, period) >= period + LONGEST_REPEAT),
    few_positions: options >= 6 && chosen >= ENOUGH && choiceEntropy(shownChoices) < LEAST_ENTROPY_BITS,
  }
}

const levelOf = (sitting: SittingEvidence): Findings => {
  const answers = sitting.responses.filter((response) => response !== null)
  if (answers.length === 0) return {}
  const raw = answers.filter((response) => response === 1).length
  if (raw > chanceBound({ n: answers.length, options: sitting.options })) return {}
  const hurried = (effortOf(sitting) ?? 1) < LEAST_EFFORT_AT_CHANCE
  return { chance_in_hurry: hurried, below_range: !hurried }
}

/** Of the answers with effort: rapid ones are guesses, which A1 and A2 judge. */
const personFit = (sitting: SittingEvidence, level: Findings, { fit }: GateRules): Findings => {
  const { items, adaptive } = sitting
  if (!items || level.chance_in_hurry || level.below_range) return {}
  const rapid = rapidAnswers(sitting)
  const responses = sitting.responses.map((response, index) => (rapid[index] ? null : response))
  const found = misfitOf({ items, responses, adaptive, fit })
  return { answers_misfit: found?.misfit, answers_odd: found?.odd && !found.misfit }
}

/** From this many answers on a spread or an entropy says something. */
const ENOUGH = 20
const FEWEST_TIMES = 10

/** A7: more than one question in so many is not answered. */
const UNSCORABLE_WITHOUT_ONE_IN = 3
const INCOMPLETE_WITHOUT_ONE_IN = 10
/** A7: of the time. */
const MOST_HIDDEN_SHARE = 0.25
const MOST_LONG_PAUSES = 3

/** A1, A2: the share of answers with effort. */
const LEAST_EFFORT = 0.8
const FULL_EFFORT = 0.9
const LEAST_MEDIAN_SECONDS = 3
/** A caution, which is told before anybody pays (docs/decisions/0058). */
const HURRIED_MEDIAN_SECONDS = 6
/** A3: a raw score within guessing needs this much effort to be a result. */
const LEAST_EFFORT_AT_CHANCE = 0.95
/** A1: fewer answers than one in so many have a time. */
const TIMED_AT_LEAST_ONE_IN = 2
/** A8: one time in so many is the same. */
const IDENTICAL_ONE_IN = 3

/** A6: one shown position so often running: 7 sittings in 100,000 by chance. */
const LONGEST_STRING = 8
/** A6: so many choices that repeat those one period before. */
const LONGEST_REPEAT = 12
const LEAST_ENTROPY_BITS = 1.6

/**
 * A person's log times spread by .39 on average, SD .14 between persons (docs/facts/measurement.md 5). At .15 the rule
 * alone would call one honest taker in 150 a robot on the three-stage form, at .12 one in 1,200.
 */
const LEAST_SPREAD = 0.12

const mostAlike = (times: readonly number[]): number => {
  const counts = new Map<number, number>()
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1)
  return Math.max(...counts.values())
}

const effortOf = (sitting: SittingEvidence): number | null => {
  const times = timesOfAnswers(sitting)
  if (times.every((time) => time === null)) return null
  return responseTimeEffort({
    times,
    thresholds: times.map((_, i) => rapidThreshold(sitting.meanTimes?.[i])),
  })
}

const timesOfAnswers = ({ responses, times }: SittingEvidence): (number | null)[] =>
  responses.map((response, index) => (response === null ? null : (times[index] ?? null)))

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((x, y) => x - y)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const logSpread = (times: readonly number[]): number => {
  const logs = times.map((time) => Math.log(time))
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  return Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1))
}

const assertEvidence = (sitting: SittingEvidence): void => {
  const { responses, times, shownChoices, meanTimes, items } = sitting
  if (responses.length === 0) throw new RangeError('responses must not be empty')
  for (const [name, list] of Object.entries({ times, shownChoices, meanTimes, items })) {
    if (list === undefined || list.length === responses.length) continue
    throw new RangeError(`${name} must match responses: ${list.length} and ${responses.length}`)
  }
  assertEach(responses)
  assertChoices(shownChoices, 'shownChoices')
  const broken = times.findIndex((time) => Number.isNaN(time))
  if (broken >= 0) throw new RangeError(`times[${broken}] must be a number or null, got NaN`)
  meanTimes?.forEach((mean, index) => {
    if (!(mean >= 0)) throw new RangeError(`meanTimes[${index}] must be a number from 0, got ${mean}`)
  })
  assertOptional(sitting)
}

const assertOptional = ({ hiddenShare = 0, longPauses = 0, options = 6 }: SittingEvidence): void => {
  if (!(hiddenShare >= 0 && hiddenShare <= 1)) {
    throw new RangeError(`hiddenShare must be in [0, 1], got ${hiddenShare}`)
  }
  if (!(Number.isInteger(longPauses) && longPauses >= 0)) {
    throw new RangeError(`longPauses must be a whole number from 0, got ${longPauses}`)
  }
  if (!(Number.isInteger(options) && options >= 2)) {
    throw new RangeError(`options must be a whole number from 2, got ${options}`)
  }
}
