import { curveAt, type ItemParameters } from '../item-response'
import { assertPatterns } from './assert-patterns'
import { type Expectation, expectationOf, NODES, type Pattern } from './marginal'
import { standardErrors } from './standard-errors'

export type CalibrationModel = '1PL' | '2PL'
type CalibrationInput = { model: CalibrationModel; patterns: readonly Pattern[]; c?: number }

export type Calibration = {
  items: ItemParameters[]
  /** Standard errors. Infinite where the estimate lies on a bound or the data do not hold it. */
  itemSe: { a: number; b: number }[]
  /** Marginal, of all people, natural logarithm. */
  logLikelihood: number
  iterations: number
  /** False: 5,000 iterations did not settle it; the estimates are the last ones. */
  converged: boolean
}

/** A slope is kept within these: data can want an infinite one (Heywood) or one of the wrong sign. */
export const SLOPES = { least: 0.05, most: 8 } as const

/**
 * Item parameters by marginal maximum likelihood over ability N(0, 1), by EM (Bock & Aitkin 1981). 2PL: a slope for
 * each item. 1PL: one slope for all, estimated, which is the Rasch model with a free SD of ability. c is the same known
 * chance of a right guess for every item and is not estimated. Null responses are ignored (missing at random).
 * Standard errors come from the observed information. Slopes stay within `SLOPES`.
 * @param c in [0, 1); 0 unless given.
 * @throws RangeError for patterns of lengths that differ, a response other than 0, 1, null, a count that is not whole or
 * below 0, fewer than two items (2PL: three), and an item without both a right and a wrong answer: it has no estimate.
 */
export const calibrate = ({ model, patterns, c = 0 }: CalibrationInput): Calibration => {
  assertPatterns({ model, patterns, c })
  const present = patterns.filter(({ count }) => count > 0)
  let lines = startOf(present, c)
  const groups = model === '1PL' ? [lines.map((_, i) => i)] : lines.map((_, i) => [i])
  let iterations = 0
  let change = Number.POSITIVE_INFINITY
  while (change > TOLERANCE && iterations < MOST_ITERATIONS) {
    const expected = expectationOf(lines.map(toItem), present)
    const next = maximize({ lines, groups, expected })
    change = largestChange(lines, next)
    lines = next
    iterations += 1
  }
  const items = lines.map(toItem)
  const { logLikelihood } = expectationOf(items, present)
  const itemSe = standardErrors({ items, groups, patterns: present, bounds: SLOPES })
  return { items, itemSe, logLikelihood, iterations, converged: change <= TOLERANCE }
}

const TOLERANCE = 1e-7
const MOST_ITERATIONS = 5000
const SCORING_STEPS = 3

/** a theta + d: the slope and the intercept, in which the M step is a regression. */
type Line = { a: number; d: number; c: number }

const toItem = ({ a, d, c }: Line): ItemParameters => ({ a, b: -d / a, c })

const startOf = (patterns: readonly Pattern[], c: number): Line[] =>
  patterns[0]!.responses.map((_, i) => {
    const given = patterns.filter(({ responses }) => responses[i] !== null)
    const people = given.reduce((sum, { count }) => sum + count, 0)
    const right = given.reduce((sum, { responses, count }) => sum + count * (responses[i] ?? 0), 0)
    const known = Math.min(0.97, Math.max(0.03, (right / people - c) / (1 - c)))
    return { a: 1, d: 1.2 * Math.log(known / (1 - known)), c }
  })

type Maximization = { lines: readonly Line[]; groups: readonly number[][]; expected: Expectation }

/** Fisher scoring; the items of a group share a slope. The curvature is an arrow, solved by its Schur complement. */
const maximize = ({ lines, groups, expected }: Maximization): Line[] => {
  const next = lines.map((line) => ({ ...line }))
  for (const group of groups) {
    for (let step = 0; step < SCORING_STEPS; step++) {
      const terms = group.map((i) => scoringTerms(next[i]!, expected.given[i]!, expected.right[i]!))
      let slope = 0
      let curvature = 0
      for (const { ga, gd, aa, ad, dd } of terms) {
        slope += ga - (ad * gd) / dd
        curvature += aa - (ad * ad) / dd
      }
      const a = next[group[0]!]!.a
      const moved = Math.min(SLOPES.most, Math.max(SLOPES.least, a + limited(slope / curvature)))
      group.forEach((i, k) => {
        const { gd, ad, dd } = terms[k]!
        next[i]!.d += limited((gd - ad * (moved - a)) / dd)
        next[i]!.a = moved
      })
    }
  }
  return next
}

/** Score and expected information of one item's (a, d) for the expected answers. */
const scoringTerms = (line: Line, given: Float64Array, right: Float64Array) => {
  const item = toItem(line)
  const terms = { ga: 0, gd: 0, aa: 0, ad: 0, dd: 0 }
  for (let q = 0; q < NODES.length; q++) {
    const theta = NODES[q]!
    const { p, logistic, complement, share } = curveAt(theta, item)
    const score = share * (right[q]! - given[q]! * p)
    const weight = given[q]! * (1 - item.c) * logistic * complement * share
    terms.ga += score * theta
    terms.gd += score
    terms.aa += weight * theta * theta
    terms.ad += weight * theta
    terms.dd += weight
  }
  return terms
}

/** One step at most: far from the maximum the parabola is a poor guide. */
const limited = (step: number): number => Math.max(-1, Math.min(1, step))

const largestChange = (before: readonly Line[], after: readonly Line[]): number =>
  after.reduce(
    (most, { a, d }, i) => Math.max(most, Math.abs(a - before[i]!.a), Math.abs(d - before[i]!.d)),
    0,
  )
