import { mostOf, type QuestionnaireItem, worthOf } from './instrument'

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
  /** Items of one scale contradict each other: odd-even consistency below its cut (Johnson 2005). */
  inconsistent: 'caution',
  /** More than a third left open. */
  too_few_answers: 'invalid',
} as const satisfies Record<string, 'caution' | 'invalid'>

export type Carelessness = keyof typeof CARELESSNESS

const CUT = {
  medianSeconds: { too_fast: 1, fast: 2 },
  oddEven: -0.3,
  open: 1 / 3,
  fewestPairs: 8,
  fewestScales: 3,
} as const

/**
 * What speaks against these answers, in the order of the table, and the verdict.
 * @param unchecked checks that say nothing of this instrument.
 */
export const judgeAnswers = (
  given: readonly GivenAnswer[],
  unchecked: readonly Carelessness[] = [],
): { codes: Carelessness[]; verdict: 'valid' | 'caution' | 'invalid' } => {
  const median = medianOf(given.flatMap(({ seconds }) => (seconds === null ? [] : [seconds])))
  const consistency = oddEvenConsistency(given)
  const found: Record<Carelessness, boolean> = {
    long_string: longestString(given) > given.length / 2,
    too_fast: median !== null && median < CUT.medianSeconds.too_fast,
    fast: median !== null && median >= CUT.medianSeconds.too_fast && median < CUT.medianSeconds.fast,
    inconsistent: consistency !== null && consistency < CUT.oddEven,
    too_few_answers: given.filter(({ choice }) => choice === null).length > CUT.open * given.length,
  }
  const codes = (Object.keys(CARELESSNESS) as Carelessness[]).filter(
    (code) => found[code] && !unchecked.includes(code),
  )
  const cautions = codes.filter((code) => CARELESSNESS[code] === 'caution').length
  const isInvalid = codes.some((code) => CARELESSNESS[code] === 'invalid') || cautions > 1
  return { codes, verdict: isInvalid ? 'invalid' : cautions > 0 ? 'caution' : 'valid' }
}

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

/**
 * The correlation, within one person, of the items of a scale taken two by two in the order of the instrument, each as a
 * share of its largest worth. Null below eight pairs, or where one side does not vary; also below three scales: what a
 * careful person's pairs have in common is the difference of their scales, and the pairs of a single one scatter around
 * zero, so that one careful taker in five would stand below the cut (twenty items).
 */
export const oddEvenConsistency = (given: readonly GivenAnswer[]): number | null => {
  const scored = given.filter(({ item, choice }) => !item.worth && choice !== null)
  const scales = [...new Set(scored.map(({ item }) => item.scale))]
  if (scales.length < CUT.fewestScales) return null
  const pairs = scales.flatMap((scale) => {
    const shares = scored
      .filter(({ item }) => item.scale === scale)
      .toSorted((one, other) => one.item.id.localeCompare(other.item.id, 'en', { numeric: true }))
      .map(({ item, choice }) => worthOf(item, choice ?? 0) / mostOf(item))
    return shares.flatMap((share, index) =>
      index % 2 === 1 ? [[shares[index - 1] as number, share] as const] : [],
    )
  })
  return pairs.length < CUT.fewestPairs ? null : correlationOf(pairs)
}

const correlationOf = (pairs: readonly (readonly [number, number])[]): number | null => {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [left, right] of pairs) {
    xx += (left - x) ** 2
    yy += (right - y) ** 2
    xy += (left - x) * (right - y)
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}

const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
