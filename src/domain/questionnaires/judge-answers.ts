import { CUT } from './careless-cuts'
import type { QuestionnaireItem } from './instrument'
import { oddEvenConsistency } from './odd-even'
import { randomness } from './random-answers'

/** One item as it was answered, in the order in which it was shown. */
export type GivenAnswer = {
  item: QuestionnaireItem
  /** From 0; null: left open. */
  choice: number | null
  /** On this item, all visits together; null: not known. */
  seconds: number | null
}

/**
 * What speaks against a set of answers, and what it does to the sitting (docs/facts/measurement.md 3, Likert tests).
 * Never shown to a visitor. One `invalid`, or two of `caution`, end a sitting: its result is not sold.
 */
export const CARELESSNESS = {
  /** One shown choice for more than half of the items in a row, though items are keyed both ways. */
  long_string: 'invalid',
  /** A median below one second an item: nobody reads that fast (Wood et al. 2017). */
  too_fast: 'invalid',
  /** A median below two seconds (Huang et al. 2012). */
  fast: 'caution',
  /** Items of one scale contradict each other as those of dice do (random-answers.ts). */
  inconsistent: 'caution',
  /** One of the items that say which choice to make was answered otherwise, */
  missed_direction: 'caution',
  /** or two of them (Meade & Craig 2012). */
  missed_directions: 'invalid',
  /** More than a third left open. */
  too_few_answers: 'invalid',
} as const satisfies Record<string, 'caution' | 'invalid'>

export type Carelessness = keyof typeof CARELESSNESS

type Judging = { unchecked?: readonly Carelessness[]; missed?: number; consistency?: 'pairs' | 'dice' }

/**
 * What speaks against these answers, in the order of the table, and the verdict.
 * @param given what is scored, without the items that say which choice to make.
 * @param unchecked checks that say nothing of this instrument.
 * @param consistency by which index items of one scale are compared; `pairs`: as before `questionnaire-3`.
 * @param missed how many of the items that say which choice to make were answered otherwise.
 */
export const judgeAnswers = (
  given: readonly GivenAnswer[],
  { unchecked = [], missed = 0, consistency = 'dice' }: Judging = {},
): { codes: Carelessness[]; verdict: 'valid' | 'caution' | 'invalid' } => {
  const median = medianOf(given.flatMap(({ seconds }) => (seconds === null ? [] : [seconds])))
  const found: Record<Carelessness, boolean> = {
    long_string: longestString(given) > given.length / 2,
    too_fast: median !== null && median < CUT.medianSeconds.too_fast,
    fast: median !== null && median >= CUT.medianSeconds.too_fast && median < CUT.medianSeconds.fast,
    inconsistent: isInconsistent(given, consistency),
    missed_direction: missed === CUT.directed.missed_direction,
    missed_directions: missed >= CUT.directed.missed_directions,
    too_few_answers: given.filter(({ choice }) => choice === null).length > CUT.open * given.length,
  }
  const codes = (Object.keys(CARELESSNESS) as Carelessness[]).filter(
    (code) => found[code] && !unchecked.includes(code),
  )
  const cautions = codes.filter((code) => CARELESSNESS[code] === 'caution').length
  const isInvalid = codes.some((code) => CARELESSNESS[code] === 'invalid') || cautions > 1
  return { codes, verdict: isInvalid ? 'invalid' : cautions > 0 ? 'caution' : 'valid' }
}

const isInconsistent = (
  given: readonly GivenAnswer[],
  consistency: NonNullable<Judging['consistency']>,
): boolean =>
  consistency === 'pairs'
    ? (oddEvenConsistency(given) ?? 1) < CUT.oddEven.below
    : (randomness(given) ?? 0) > CUT.random.above

/** The longest run of one and the same shown choice; an open item ends it. Situations do not count: their choices are not a scale. */
const longestString = (given: readonly GivenAnswer[]): number => {
  let longest = 0
  let run = 0
  let last: number | null = null
  for (const { item, choice } of given) {
    if (item.worth) continue
    run = choice === null ? 0 : choice === last ? run + 1 : 1
    last = choice
    longest = Math.max(longest, run)
  }
  return longest
}

const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
