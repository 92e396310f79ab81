import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  curveAt,
  effectiveDiscrimination,
  type ItemParameters,
  information,
  probability,
  testCharacteristic,
  testInformation,
} from '@/domain/measurement/item-response'
import { estimateEap } from '@/domain/measurement/posterior'
import { anyItem, anyTaken, anyTheta, linearForm, type Taken } from './support/forms'

const item: ItemParameters = { a: 1.3, b: 0.5, c: 1 / 6 }

describe('response curve', () => {
  it('is halfway between guessing and certainty at the difficulty', () => {
    expect(probability(0.5, item)).toBeCloseTo(1 / 6 + 5 / 12, 14)
  })

  it('reaches its asymptotes at the infinities', () => {
    expect(probability(Number.NEGATIVE_INFINITY, item)).toBe(1 / 6)
    expect(probability(Number.POSITIVE_INFINITY, item)).toBe(1)
    expect(information(Number.POSITIVE_INFINITY, item)).toBe(0)
  })

  it('reaches the upper asymptote that it is given, and without one is the three-parameter curve to the last bit', () => {
    expect(probability(Number.POSITIVE_INFINITY, item, 0.95)).toBe(1 / 6 + (0.95 - 1 / 6))
    expect(probability(0.5, item, 0.95)).toBeCloseTo((1 / 6 + 0.95) / 2, 14)
    fc.assert(
      fc.property(anyItem, anyTheta, (any, theta) => {
        expect(probability(theta, any)).toBe(curveAt(theta, any).p)
      }),
    )
  })

  it('never falls as ability rises', () => {
    fc.assert(
      fc.property(anyItem, anyTheta, fc.double({ min: 0, max: 3, noNaN: true }), (any, theta, more) => {
        expect(probability(theta + more, any)).toBeGreaterThanOrEqual(probability(theta, any))
      }),
    )
  })

  it('has the information P′² / (P Q), P′ taken as a difference quotient', () => {
    fc.assert(
      fc.property(anyItem, fc.double({ min: -3, max: 3, noNaN: true }), (any, theta) => {
        const p = probability(theta, any)
        const slope = (probability(theta + 1e-5, any) - probability(theta - 1e-5, any)) / 2e-5
        expect(information(theta, any)).toBeCloseTo((slope * slope) / (p * (1 - p)), 5)
      }),
    )
  })
})

describe('test functions', () => {
  it.each([
    [-3, 1.31],
    [-2, 2.95],
    [-1, 4.05],
    [0, 4.46],
    [1, 4.47],
    [2, 3.84],
    [3, 2.31],
  ])('the linear form has at theta %d the published information %d', (theta, published) => {
    expect(testInformation(theta, linearForm())).toBeCloseTo(published, 1)
  })

  it('are sums: two halves add up to the whole', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem, { minLength: 1, maxLength: 20 }),
        fc.array(anyItem, { minLength: 1, maxLength: 20 }),
        anyTheta,
        (first, second, theta) => {
          const whole = [...first, ...second]
          expect(testInformation(theta, whole)).toBeCloseTo(
            testInformation(theta, first) + testInformation(theta, second),
            10,
          )
          expect(testCharacteristic(theta, whole)).toBeCloseTo(
            testCharacteristic(theta, first) + testCharacteristic(theta, second),
            10,
          )
        },
      ),
    )
  })
})

describe('EAP', () => {
  it.each([
    ['all right', 1, 142.5, 8.3],
    ['all wrong', 0, 54.5, 7.7],
  ] as const)('%s on the linear form is the published IQ', (_, response, iq, se) => {
    const items = linearForm()
    const estimate = estimateEap({ items, responses: items.map(() => response) })
    expect(100 + 15 * estimate.theta).toBeCloseTo(iq, 0.5)
    expect(15 * estimate.se).toBeCloseTo(se, 1)
  })

  it('agrees with a plain sum over the grid', () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        const plain = plainEap(taken)
        const fast = estimateEap(taken)
        expect(fast.theta).toBeCloseTo(plain.theta, 9)
        expect(fast.se).toBeCloseTo(plain.se, 9)
      }),
    )
  })

  it('rises with every wrong answer turned right', () => {
    fc.assert(
      fc.property(anyTaken, fc.nat(), (taken, pick) => {
        const place = pick % taken.items.length
        const as = (response: 0 | 1) =>
          estimateEap({ ...taken, responses: taken.responses.with(place, response) }).theta
        expect(as(1)).toBeGreaterThan(as(0))
      }),
    )
  })

  it('knows nothing but the raw score when all items discriminate alike and none can be guessed', () => {
    const difficulties = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(difficulties, fc.double({ min: 0.5, max: 2, noNaN: true }), fc.nat(), (bs, a, pick) => {
        const items = bs.map((b) => ({ a, b, c: 0 }))
        const right = pick % (bs.length + 1)
        const easiest = items.map((_, i) => (i < right ? 1 : 0) as 0 | 1)
        const estimate = estimateEap({ items, responses: easiest })
        const reversed = estimateEap({ items, responses: easiest.toReversed() })
        expect(reversed.theta).toBeCloseTo(estimate.theta, 10)
        expect(reversed.se).toBeCloseTo(estimate.se, 10)
      }),
    )
  })

  it('ignores what was not reached', () => {
    fc.assert(
      fc.property(anyTaken, anyItem, (taken, extra) => {
        const longer = { items: [...taken.items, extra], responses: [...taken.responses, null] }
        expect(estimateEap(longer)).toEqual(estimateEap(taken))
      }),
    )
  })

  it('is the same to the last bit every time', () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        expect(estimateEap(structuredClone(taken))).toStrictEqual(estimateEap(taken))
      }),
    )
  })

  it('survives a thousand items and items as steep as a step', () => {
    const long = linearForm(1000)
    expect(estimateEap({ items: long, responses: long.map(({ b }) => (b < 1 ? 1 : 0)) }).se).toBeLessThan(0.1)
    const contradiction: Taken = {
      items: [
        { a: 1000, b: -1, c: 0 },
        { a: 1000, b: 1, c: 0 },
      ],
      responses: [0, 1],
    }
    expect(Number.isFinite(estimateEap(contradiction).theta)).toBe(true)
  })
})

describe('effective discrimination', () => {
  it.each([
    [0, 1.3],
    [0.3, 1.267],
    [0.5, 1.214],
    [0.8, 1.109],
  ])('a = 1.3 with a standard error of b of %d counts as %d', (bSe, published) => {
    expect(effectiveDiscrimination({ a: 1.3, bSe })).toBeCloseTo(published, 3)
  })
})

describe('bad input', () => {
  const items = linearForm(3)
  it.each<[string, () => unknown, RegExp]>([
    ['theta no number', () => probability(Number.NaN, item), /theta/],
    ['a = 0', () => probability(0, { ...item, a: 0 }), /item\.a/],
    ['an a that is no number', () => information(0, { ...item, a: Number.NaN }), /item\.a/],
    ['b infinite', () => information(0, { ...item, b: Number.POSITIVE_INFINITY }), /item\.b/],
    ['c = 1', () => probability(0, { ...item, c: 1 }), /item\.c/],
    ['c < 0', () => testInformation(0, [{ ...item, c: -0.1 }]), /c must/],
    ['no items', () => testCharacteristic(0, []), /items/],
    ['no items to score', () => estimateEap({ items: [], responses: [] }), /items/],
    ['nothing answered', () => estimateEap({ items, responses: [null, null, null] }), /responses/],
    ['lengths that differ', () => estimateEap({ items, responses: [1] }), /responses/],
    ['a response of 2', () => estimateEap({ items, responses: [1, 2 as 1, 0] }), /responses\[1\]/],
    [
      'a response that is no number',
      () => estimateEap({ items, responses: [1, 0, Number.NaN as 0] }),
      /responses\[2\]/,
    ],
    [
      'one bad item',
      () => estimateEap({ items: items.with(1, { ...item, a: -1 }), responses: [1, 0, 0] }),
      /items\[1\]\.a/,
    ],
    [
      'a prior without spread',
      () => estimateEap({ items, responses: [1, 0, 0], prior: { mean: 0, sd: 0 } }),
      /prior\.sd/,
    ],
    [
      'a prior nowhere',
      () => estimateEap({ items, responses: [1, 0, 0], prior: { mean: Number.NaN, sd: 1 } }),
      /prior\.mean/,
    ],
    [
      'a grid without step',
      () => estimateEap({ items, responses: [1, 0, 0], grid: { min: -6, max: 6, step: 0 } }),
      /grid/,
    ],
    ['a negative standard error', () => effectiveDiscrimination({ a: 1, bSe: -1 }), /bSe/],
    ['a negative discrimination', () => effectiveDiscrimination({ a: -1, bSe: 0 }), /^a must/],
  ])('%s is a RangeError that names the argument', (_, run, name) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(name)
  })
})

const plainEap = ({ items, responses }: Taken) => {
  const nodes = Array.from({ length: 241 }, (_, q) => -6 + q * 0.05)
  const logs = nodes.map((theta) =>
    responses.reduce<number>(
      (sum, response, i) => {
        if (response === null) return sum
        const p = probability(theta, items[i]!)
        return (
          sum +
          Math.log(
            response === 1 ? p : (1 - items[i]!.c) / (1 + Math.exp(items[i]!.a * (theta - items[i]!.b))),
          )
        )
      },
      -theta * theta * 0.5,
    ),
  )
  const weights = logs.map((log) => Math.exp(log - Math.max(...logs)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const theta = nodes.reduce((sum, node, q) => sum + node * weights[q]!, 0) / total
  const variance = nodes.reduce((sum, node, q) => sum + (node - theta) ** 2 * weights[q]!, 0) / total
  return { theta, se: Math.sqrt(variance) }
}
