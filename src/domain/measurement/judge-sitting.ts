import { chanceBound } from './chance'
import { choiceEntropy, longestRepeat, longestString, rapidThreshold, responseTimeEffort } from './effort'
import type { Response } from './item-response'

export type Verdict = 'valid' | 'caution' | 'invalid'

/** What each finding does to a sitting. The letters are the rows of MEASUREMENT 3. Never shown to a visitor. */
export const JUDGEMENTS = {
  rapid: 'invalid', // A1: RTE < .80 or median < 3 s
  partly_rapid: 'caution', // A2: RTE .80 to .90; the rapid answers are not scored
  chance_in_hurry: 'invalid', // A3: raw score within guessing and RTE < .95
  below_range: 'valid', // A3: within guessing, with effort: a result without a number
  same_position: 'invalid', // A6: one shown position 8 times running (7 in 100 000 by chance)
  position_cycle: 'invalid', // A6: a cycle of shown positions
  few_positions: 'invalid', // A6: entropy of shown positions < 1.6 bits
  too_few_answers: 'invalid', // A7: more than a third unanswered
  some_unanswered: 'caution', // 2.1: more than a tenth unanswered
  times_impossible: 'invalid', // A8: a negative time
  times_uniform: 'invalid', // A8: SD of log times < .15
  times_missing: 'caution', // fewer than half of the answers have a time: effort is not known
} as const satisfies Record<string, Verdict>
export type JudgementCode = keyof typeof JUDGEMENTS

export type Judgement = { verdict: Verdict; codes: JudgementCode[] }

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
}

/**
 * Whether a sitting can be analysed. Chance level in a hurry is abnormal; chance level with effort is a result
 * (DECISIONS 26). Person fit (lz*) is left out until the item parameters are calibrated: predicted difficulties would
 * make honest takers look odd.
 * @throws RangeError for lengths that differ, an empty sitting, a response other than 0, 1, null, or a time of NaN.
 */
export const judgeSitting = (sitting: SittingEvidence): Judgement => {
  assertEvidence(sitting)
  const found = { ...coverage(sitting), ...timing(sitting), ...positions(sitting), ...level(sitting) }
  const codes = (Object.keys(JUDGEMENTS) as JudgementCode[]).filter((code) => found[code])
  return { verdict: worst(codes), codes }
}

/** Which answers were rapid guesses, one flag per item. */
export const rapidAnswers = ({ responses, times, meanTimes }: SittingEvidence): boolean[] =>
  responses.map((response, index) => {
    const time = times[index] ?? null
    return response !== null && time !== null && time < rapidThreshold(meanTimes?.[index])
  })

type Findings = Partial<Record<JudgementCode, boolean>>

const coverage = ({ responses }: SittingEvidence): Findings => {
  const missing = responses.filter((response) => response === null).length
  const tooFew = missing > responses.length / 3
  return { too_few_answers: tooFew, some_unanswered: !tooFew && missing > responses.length / 10 }
}

const timing = (sitting: SittingEvidence): Findings => {
  const times = timesOfAnswers(sitting).filter((time) => time !== null)
  const answered = sitting.responses.filter((response) => response !== null).length
  const effort = effortOf(sitting)
  if (effort === null) return { times_missing: answered > 0 }
  const rapid = effort < 0.8 || median(times) < 3
  return {
    rapid,
    partly_rapid: !rapid && effort < 0.9,
    times_missing: times.length < answered / 2,
    times_impossible: times.some((time) => time < 0),
    times_uniform: times.length >= ENOUGH && times.every((time) => time > 0) && logSpread(times) < 0.15,
  }
}

const positions = ({ shownChoices, options = 6 }: SittingEvidence): Findings => {
  const periods = Array.from({ length: options - 1 }, (_, index) => index + 2)
  const chosen = shownChoices.filter((choice) => choice !== null).length
  return {
    same_position: longestString(shownChoices) >= 8,
    position_cycle: periods.some((period) => longestRepeat(shownChoices, period) >= period + 12),
    few_positions: options >= 6 && chosen >= ENOUGH && choiceEntropy(shownChoices) < 1.6,
  }
}

const level = (sitting: SittingEvidence): Findings => {
  const answers = sitting.responses.filter((response) => response !== null)
  if (answers.length === 0) return {}
  const raw = answers.filter((response) => response === 1).length
  if (raw > chanceBound({ n: answers.length, options: sitting.options })) return {}
  const hurried = (effortOf(sitting) ?? 1) < 0.95
  return { chance_in_hurry: hurried, below_range: !hurried }
}

/** From this many answers on a spread or an entropy says something. */
const ENOUGH = 20

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

const worst = (codes: readonly JudgementCode[]): Verdict => {
  const verdicts = codes.map((code) => JUDGEMENTS[code])
  if (verdicts.includes('invalid')) return 'invalid'
  return verdicts.includes('caution') ? 'caution' : 'valid'
}

const assertEvidence = ({ responses, times, shownChoices, meanTimes }: SittingEvidence): void => {
  if (responses.length === 0) throw new RangeError('responses must not be empty')
  for (const [name, list] of Object.entries({ times, shownChoices, meanTimes })) {
    if (list === undefined || list.length === responses.length) continue
    throw new RangeError(`${name} must match responses: ${list.length} and ${responses.length}`)
  }
  responses.forEach((response, index) => {
    if (response === 0 || response === 1 || response === null) return
    throw new RangeError(`responses[${index}] must be 0, 1 or null, got ${response}`)
  })
  const broken = times.findIndex((time) => Number.isNaN(time))
  if (broken >= 0) throw new RangeError(`times[${broken}] must be a number or null, got NaN`)
}
