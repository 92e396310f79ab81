import { describe, expect, it } from 'vitest'
import { guttmanErrors, logLikelihoodZ, snijdersLz } from '@/domain/measurement/gate/aberrance'
import {
  choiceEntropy,
  longestRepeat,
  longestString,
  rapidThreshold,
  responseTimeEffort,
} from '@/domain/measurement/gate/effort'
import { probability } from '@/domain/measurement/item-response'
import { estimateMap, estimateMl, estimateWle } from '@/domain/measurement/point-estimates'
import { linearForm, seeded } from './support/forms'

const items = linearForm()
const upTo = (count: number) => items.map((_, i) => (i < count ? 1 : 0) as 0 | 1)

describe('lz', () => {
  it('of one item is the standardized surprise', () => {
    const item = { a: 1, b: 0, c: 0 }
    const p = probability(1, item)
    const expected = (1 - p) / Math.sqrt(p * (1 - p))
    expect(logLikelihoodZ({ items: [item], responses: [1], theta: 1 })).toBeCloseTo(expected, 12)
  })

  it('is low for answers turned upside down and high for a Guttman pattern', () => {
    const { theta } = estimateMap({ items, responses: upTo(15) })
    expect(logLikelihoodZ({ items, responses: upTo(15), theta })).toBeGreaterThan(1)
    expect(logLikelihoodZ({ items, responses: upTo(15).toReversed(), theta })).toBeLessThan(-5)
  })
})

describe('lz*', () => {
  it.each([
    ['MAP', estimateMap],
    ['WLE', estimateWle],
    ['ML', estimateMl],
  ] as const)(
    'at the %s estimate is the weighted surprise, free of the estimating equation',
    (estimator, estimate) => {
      const responses = upTo(20).with(2, 0).with(27, 1)
      const { theta } = estimate({ items, responses })
      expect(snijdersLz({ items, responses, theta, estimator })).toBeCloseTo(
        freeOfEstimate(responses, theta),
        6,
      )
    },
  )

  it('falls in honest sittings below its published 5 % and 1 % thresholds about that often', () => {
    const random = seeded(7)
    const values = Array.from({ length: 2000 }, () => {
      const ability = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
      const responses = items.map((item) => (random() < probability(ability, item) ? 1 : 0) as 0 | 1)
      return snijdersLz({
        items,
        responses,
        theta: estimateMap({ items, responses }).theta,
        estimator: 'MAP',
      })
    })
    const share = (cut: number) => values.filter((value) => value < cut).length / values.length
    expect(share(-1.63)).toBeGreaterThan(0.035)
    expect(share(-1.63)).toBeLessThan(0.065)
    expect(share(-2.48)).toBeLessThan(0.02)
  })

  it('refuses an infinite theta', () => {
    const infinite = { items, responses: upTo(30), theta: Number.POSITIVE_INFINITY }
    expect(() => snijdersLz({ ...infinite, estimator: 'ML' })).toThrow(/theta/)
  })
})

describe('Guttman errors', () => {
  it.each([
    [[1, 1, 1, 0, 0], 0, 0],
    [[0, 0, 1, 1, 1], 6, 1],
    [[1, 0, 1, 0], 1, 0.25],
    [[0, null, 1], 1, 1],
    [[1, 1], 0, 0],
  ] as const)('of %j are %d, normed %d', (responses, errors, normed) => {
    expect(guttmanErrors(responses)).toEqual({ errors, normed })
  })
})

describe('effort', () => {
  it('is the share of answers that took at least their threshold', () => {
    const thresholds = [2, 2, 3, 2]
    expect(responseTimeEffort({ times: [1.9, 2, 2.9, 20], thresholds })).toBe(0.5)
    expect(responseTimeEffort({ times: [1, null, null, 20], thresholds })).toBe(0.5)
  })

  it.each([
    ['with a mean that nobody knows', undefined, 2],
    ['with a mean of 8 s', 8, 2],
    ['with a mean of 40 s', 40, 4],
    ['with a mean of 500 s', 500, 10],
  ])('of an item %s has a threshold of $2 s', (_, mean, threshold) => {
    expect(rapidThreshold(mean)).toBe(threshold)
  })

  it.each<[string, () => unknown, RegExp]>([
    ['no time', () => responseTimeEffort({ times: [null], thresholds: [2] }), /times/],
    [
      'a time that is no number',
      () => responseTimeEffort({ times: [Number.NaN], thresholds: [2] }),
      /times\[0\]/,
    ],
    ['a missing threshold', () => responseTimeEffort({ times: [1], thresholds: [] }), /thresholds/],
  ])('refuses %s', (_, run, name) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(name)
  })
})

describe('positions', () => {
  it.each([
    [[], 0],
    [[3], 1],
    [[1, 1, 2, 2, 2, 1], 3],
    [[1, 1, null, 1], 2],
    [[null, null], 0],
  ])('the longest string of %j is %d', (choices, longest) => expect(longestString(choices)).toBe(longest))

  it.each([
    [[0, 1, 2, 0, 1, 2, 0], 3, 7],
    [[0, 1, 2, 3, 4, 5], 3, 3],
    [[5, 0, 1, 0, 1, 4], 2, 4],
  ])('the longest repeat of %j with period %d is %d', (choices, period, longest) => {
    expect(longestRepeat(choices, period)).toBe(longest)
  })

  it('have log2(6) bits when all six are used alike, none when one is', () => {
    expect(choiceEntropy([0, 1, 2, 3, 4, 5, null])).toBeCloseTo(Math.log2(6), 12)
    expect(choiceEntropy([4, 4, 4])).toBe(0)
  })
})

/** Σ (u - P) w̃ / sqrt(Σ w̃² P Q): what lz* becomes once theta solves its own equation. */
const freeOfEstimate = (responses: readonly (0 | 1)[], theta: number): number => {
  const terms = items.map((item) => {
    const p = probability(theta, item)
    const slope = (probability(theta + 1e-6, item) - probability(theta - 1e-6, item)) / 2e-6
    return { p, slope, weight: Math.log(p / (1 - p)), ratio: slope / (p * (1 - p)) }
  })
  const sum = (value: (term: (typeof terms)[number], i: number) => number) =>
    terms.reduce((total, term, i) => total + value(term, i), 0)
  const correction = sum((t) => t.slope * t.weight) / sum((t) => t.slope * t.ratio)
  const surprise = sum((t, i) => (responses[i]! - t.p) * (t.weight - correction * t.ratio))
  return surprise / Math.sqrt(sum((t) => t.p * (1 - t.p) * (t.weight - correction * t.ratio) ** 2))
}
