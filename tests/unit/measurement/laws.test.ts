import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateSpeed } from '@/domain/measurement/dimensions/response-time'
import { guttmanErrors, logLikelihoodZ, snijdersLz } from '@/domain/measurement/gate/aberrance'
import { judgeSitting } from '@/domain/measurement/gate/judge-sitting'
import { type Response, testInformation } from '@/domain/measurement/item-response'
import { ageNorm, classify, confidenceInterval, percentileOfIq, toIq } from '@/domain/measurement/norms'
import { estimateMap, estimateMl, estimateWle } from '@/domain/measurement/point-estimates'
import { estimateEap, posteriorOf } from '@/domain/measurement/posterior'
import { anyItem, anyTaken, anyTheta, type Taken } from './support/forms'

const withoutGuessing = anyTaken.map((taken) => ({
  ...taken,
  items: taken.items.map((item) => ({ ...item, c: 0 })),
}))
const anyPrior = fc.record({
  mean: fc.double({ min: -2, max: 2, noNaN: true }),
  sd: fc.double({ min: 0.3, max: 2, noNaN: true }),
})
const repeated = (taken: Taken, times: number): Taken => ({
  items: Array.from({ length: times }, () => taken.items).flat(),
  responses: Array.from({ length: times }, () => taken.responses).flat(),
})

describe('the posterior', () => {
  it('is never less sure than the prior where nothing can be guessed, and always a little unsure', () => {
    fc.assert(
      fc.property(withoutGuessing, anyPrior, (taken, prior) => {
        const { se } = estimateEap({ ...taken, prior, grid: { min: -14, max: 14, step: 0.05 } })
        expect(se).toBeGreaterThan(0)
        expect(se).toBeLessThan(prior.sd + 1e-9)
      }),
    )
  })

  it('is hardly less sure than the prior where a right answer can be a guess', () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        const { se } = estimateEap(taken)
        expect(se).toBeGreaterThan(0)
        expect(se).toBeLessThan(1.05)
      }),
    )
  })

  it('does not know in which order the questions came', () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        const turned = { items: taken.items.toReversed(), responses: taken.responses.toReversed() }
        expect(estimateEap(turned).theta).toBeCloseTo(estimateEap(taken).theta, 9)
        expect(estimateEap(turned).se).toBeCloseTo(estimateEap(taken).se, 9)
      }),
    )
  })

  it('moves with the scale: all difficulties and the prior moved alike move the estimate alike', () => {
    const grid = (by: number) => ({ min: -8 + by, max: 8 + by, step: 0.05 })
    fc.assert(
      fc.property(anyTaken, fc.double({ min: -2, max: 2, noNaN: true }), (taken, by) => {
        const moved = { ...taken, items: taken.items.map((item) => ({ ...item, b: item.b + by })) }
        const here = estimateEap({ ...taken, grid: grid(0) })
        const there = estimateEap({ ...moved, prior: { mean: by, sd: 1 }, grid: grid(by) })
        expect(there.theta - by).toBeCloseTo(here.theta, 8)
        expect(there.se).toBeCloseTo(here.se, 8)
      }),
    )
  })
})

describe('slips', () => {
  const anyUpper = fc.double({ min: 0.8, max: 1, noNaN: true })

  it('are in the posterior as the formula has them, whichever way it is computed', () => {
    const steep = fc.record({
      a: fc.double({ min: 0.3, max: 40, noNaN: true }),
      b: fc.double({ min: -3, max: 3, noNaN: true }),
      c: fc.double({ min: 0, max: 0.4, noNaN: true }),
    })
    fc.assert(
      fc.property(steep, anyUpper, fc.constantFrom<0 | 1>(0, 1), (item, upper, response) => {
        const grid = { min: -2, max: 2, step: 0.5 }
        const { nodes, weights } = posteriorOf({ items: [item], responses: [response], grid, upper })
        const plain = Array.from(nodes, (theta) => {
          const p = item.c + (upper - item.c) / (1 + Math.exp(-item.a * (theta - item.b)))
          return Math.exp(-0.5 * theta * theta) * (response === 1 ? p : 1 - p)
        })
        const sum = plain.reduce((total, each) => total + each, 0)
        plain.forEach((each, q) => {
          expect(weights[q]).toBeCloseTo(each / sum, 9)
        })
      }),
    )
  })

  it('never make a wrong answer count more against the taker', () => {
    fc.assert(
      fc.property(anyTaken, anyUpper, (taken, upper) => {
        const wrong = { ...taken, responses: taken.responses.map((given) => (given === null ? null : 0)) }
        expect(estimateEap({ ...wrong, upper }).theta).toBeGreaterThanOrEqual(estimateEap(wrong).theta - 1e-9)
      }),
    )
  })
})

describe('the estimates agree', () => {
  const mixed = withoutGuessing.filter(({ responses }) => responses.includes(1) && responses.includes(0))

  it('MAP becomes ML as the prior fades', () => {
    fc.assert(
      fc.property(mixed, (taken) => {
        const ml = estimateMl(taken)
        const map = estimateMap({ ...taken, prior: { mean: 0, sd: 1e5 } })
        expect(map.theta).toBeCloseTo(ml.theta, 4)
        expect(map.se).toBeCloseTo(ml.se, 4)
      }),
    )
  })

  it('MAP lies between the prior mean and ML where nothing can be guessed', () => {
    fc.assert(
      fc.property(mixed, anyPrior, (taken, prior) => {
        const ml = estimateMl(taken).theta
        const { theta } = estimateMap({ ...taken, prior })
        expect(theta).toBeGreaterThanOrEqual(Math.min(ml, prior.mean) - 1e-9)
        expect(theta).toBeLessThanOrEqual(Math.max(ml, prior.mean) + 1e-9)
      }),
    )
  })

  it('all four meet as the same answers are given to a hundred times as many questions', () => {
    fc.assert(
      fc.property(mixed, (taken) => {
        const many = repeated(taken, 100)
        const { theta, se } = estimateMl(many)
        fc.pre(Math.abs(theta) < 4)
        for (const estimate of [estimateWle(many), estimateMap(many), estimateEap(many)]) {
          expect(Math.abs(estimate.theta - theta)).toBeLessThan(se * (0.3 + 5 * se))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('WLE and MAP are drawn inwards from ML on a test whose information has one peak', () => {
    const symmetric = fc
      .tuple(fc.double({ min: 0.5, max: 2, noNaN: true }), fc.integer({ min: 1, max: 9 }))
      .map(([a, right]) => ({
        items: Array.from({ length: 10 }, () => ({ a, b: 0, c: 0 })),
        responses: Array.from({ length: 10 }, (_, i): Response => (i < right ? 1 : 0)),
      }))
    fc.assert(
      fc.property(symmetric, (taken) => {
        const ml = Math.abs(estimateMl(taken).theta)
        expect(Math.abs(estimateWle(taken).theta)).toBeLessThanOrEqual(ml + 1e-9)
        expect(Math.abs(estimateMap(taken).theta)).toBeLessThanOrEqual(ml + 1e-9)
      }),
    )
  })

  it('every estimate rises with a wrong answer turned right, where nothing can be guessed', () => {
    fc.assert(
      fc.property(withoutGuessing, fc.nat(), (taken, pick) => {
        const place = pick % taken.items.length
        const as = (response: 0 | 1) => ({ ...taken, responses: taken.responses.with(place, response) })
        for (const estimate of [estimateMap, estimateWle, estimateEap]) {
          expect(estimate(as(1)).theta).toBeGreaterThan(estimate(as(0)).theta)
        }
        expect(estimateMl(as(1)).theta).toBeGreaterThanOrEqual(estimateMl(as(0)).theta)
      }),
    )
  })
})

describe('information', () => {
  it('is never negative, and one more question never takes any away', () => {
    const anyForm = fc.array(anyItem, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(anyForm, anyItem, anyTheta, (form, more, theta) => {
        expect(testInformation(theta, form)).toBeGreaterThanOrEqual(0)
        expect(testInformation(theta, [...form, more])).toBeGreaterThanOrEqual(testInformation(theta, form))
      }),
    )
  })
})

describe('the scale a reader sees', () => {
  it('keeps the order of theta: IQ, percentile, class, age-normed or not', () => {
    const order = ['borderline', 'dullness', 'normal', 'superior', 'very_superior', 'genius']
    const norm = {
      knots: [
        { age: 20, mean: 0.2 },
        { age: 60, mean: -0.4 },
      ],
      sigma: 0.9,
    }
    fc.assert(
      fc.property(anyTheta, fc.double({ min: 1e-6, max: 5, noNaN: true }), (theta, more) => {
        const [low, high] = [toIq(theta), toIq(theta + more)]
        expect(high).toBeGreaterThan(low)
        expect(percentileOfIq(high)).toBeGreaterThan(percentileOfIq(low))
        expect(order.indexOf(classify(high))).toBeGreaterThanOrEqual(order.indexOf(classify(low)))
        expect(ageNorm({ theta: theta + more, age: 33, norm })).toBeGreaterThan(
          ageNorm({ theta, age: 33, norm }),
        )
      }),
    )
  })

  it('has an interval around the score that widens with its error', () => {
    const anySe = fc.double({ min: 0, max: 2, noNaN: true })
    fc.assert(
      fc.property(anyTheta, anySe, anySe, (theta, one, other) => {
        const [narrow, wide] = [Math.min(one, other), Math.max(one, other)].map((se) =>
          confidenceInterval({ theta, se }),
        )
        expect(wide![0]).toBeLessThanOrEqual(narrow![0])
        expect(wide![1]).toBeGreaterThanOrEqual(narrow![1])
        expect(narrow![0]).toBeLessThanOrEqual(toIq(theta))
      }),
    )
  })
})

describe('person fit', () => {
  it('counts Guttman errors from 0 to all of them, and a pattern and its reverse share them out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Response>(0, 1), { minLength: 1, maxLength: 40 }), (responses) => {
        const { errors, normed } = guttmanErrors(responses)
        const right = responses.filter((response) => response === 1).length
        expect(normed).toBeGreaterThanOrEqual(0)
        expect(normed).toBeLessThanOrEqual(1)
        expect(errors + guttmanErrors(responses.toReversed()).errors).toBe(right * (responses.length - right))
      }),
    )
  })

  it('is a number for every pattern at its own estimate', () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        const { theta } = estimateMap(taken)
        expect(snijdersLz({ ...taken, theta, estimator: 'MAP' })).not.toBeNaN()
        expect(logLikelihoodZ({ ...taken, theta })).not.toBeNaN()
        const alike = { items: taken.items.map(() => taken.items[0]!), responses: taken.responses }
        const common = estimateMap(alike).theta
        expect(snijdersLz({ ...alike, theta: common, estimator: 'MAP' })).toBe(0)
        const tossUp = { items: taken.items.map((item) => ({ ...item, b: 1, c: 0 })), theta: 1 }
        expect(logLikelihoodZ({ ...tossUp, responses: taken.responses })).toBe(0)
      }),
    )
  })

  it('does not judge a sitting by a change of nothing but the names of positions', () => {
    const anyChoices = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 30, maxLength: 30 })
    fc.assert(
      fc.property(anyChoices, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (choices, names) => {
        const sitting = {
          responses: choices.map((_, i): Response => (i < 20 ? 1 : 0)),
          times: choices.map((_, i) => 8 + ((i * 17) % 33)),
        }
        const named = choices.map((choice) => names[choice]!)
        expect(judgeSitting({ ...sitting, shownChoices: named })).toEqual(
          judgeSitting({ ...sitting, shownChoices: choices }),
        )
      }),
    )
  })
})

describe('speed', () => {
  it('rises when any time shortens, and its error is below that of the prior', () => {
    const anyTimes = fc.array(fc.double({ min: 3, max: 60, noNaN: true }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(anyTimes, fc.nat(), (times, pick) => {
        const items = times.map(() => ({ alpha: 2.5, beta: 2.6 }))
        const place = pick % times.length
        const faster = estimateSpeed({ times: times.with(place, times[place]! / 1.5), items })
        const { tau, se } = estimateSpeed({ times, items })
        expect(faster.tau).toBeGreaterThanOrEqual(tau)
        expect(se).toBeLessThan(0.31)
      }),
    )
  })
})
