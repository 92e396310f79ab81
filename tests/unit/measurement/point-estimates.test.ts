import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probability, testCharacteristic, testInformation } from '@/domain/measurement/item-response'
import { estimateMap, estimateMl, estimateWle } from '@/domain/measurement/point-estimates'
import { estimateEap } from '@/domain/measurement/posterior'
import { anyTaken, linearForm, type Taken } from './support/forms'

const INFINITE = { se: Number.POSITIVE_INFINITY }
const alike = (response: 0 | 1): Taken => ({
  items: linearForm(),
  responses: linearForm().map(() => response),
})

describe('maximum likelihood', () => {
  it('is infinite for all right and for all wrong', () => {
    expect(estimateMl(alike(1))).toEqual({ theta: Number.POSITIVE_INFINITY, ...INFINITE })
    expect(estimateMl(alike(0))).toEqual({ theta: Number.NEGATIVE_INFINITY, ...INFINITE })
  })

  it('is minus infinity when guessing explains the answers best', () => {
    const items = linearForm()
    const responses = items.map((_, i) => (i === 29 ? 1 : 0) as 0 | 1)
    expect(estimateMl({ items, responses }).theta).toBe(Number.NEGATIVE_INFINITY)
  })

  it('puts the expected raw score at the raw score in the Rasch model', () => {
    const bs = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 3, maxLength: 30 })
    fc.assert(
      fc.property(bs, fc.nat(), (difficulties, pick) => {
        const items = difficulties.map((b) => ({ a: 1, b, c: 0 }))
        const raw = 1 + (pick % (items.length - 1))
        const { theta, se } = estimateMl({ items, responses: items.map((_, i) => (i < raw ? 1 : 0)) })
        expect(testCharacteristic(theta, items)).toBeCloseTo(raw, 8)
        expect(se).toBeCloseTo(1 / Math.sqrt(testInformation(theta, items)), 10)
      }),
    )
  })
})

describe('maximum a posteriori', () => {
  it('is nowhere beaten on a fine grid', () => {
    fc.assert(
      fc.property(anyTaken, (taken) => {
        const height = (theta: number) => logLikelihood(taken, theta) - 0.5 * theta * theta
        const best = height(estimateMap(taken).theta)
        for (let theta = -6; theta <= 6; theta += 0.05)
          expect(best).toBeGreaterThanOrEqual(height(theta) - 1e-9)
      }),
    )
  })

  it('lies near the EAP for the linear form', () => {
    const items = linearForm()
    const responses = items.map((_, i) => (i < 18 ? 1 : 0) as 0 | 1)
    expect(estimateMap({ items, responses }).theta).toBeCloseTo(estimateEap({ items, responses }).theta, 1)
  })
})

describe('weighted likelihood', () => {
  it('is finite for all right and for all wrong', () => {
    expect(estimateWle(alike(1)).theta).toBeCloseTo(4.24, 2)
    expect(estimateWle(alike(0)).theta).toBeCloseTo(-4.4, 2)
  })

  it('maximizes likelihood times the root of information in the two-parameter model', () => {
    const twoParameters = anyTaken.map((taken) => ({
      ...taken,
      items: taken.items.map((item) => ({ ...item, c: 0 })),
    }))
    fc.assert(
      fc.property(twoParameters, (taken) => {
        const given = taken.items.filter((_, i) => taken.responses[i] !== null)
        const height = (theta: number) =>
          logLikelihood(taken, theta) + 0.5 * Math.log(testInformation(theta, given))
        const { theta } = estimateWle(taken)
        for (const away of [-1, -0.1, -0.01, 0.01, 0.1, 1]) {
          expect(height(theta)).toBeGreaterThanOrEqual(height(theta + away) - 1e-9)
        }
      }),
    )
  })
})

describe('every point estimate', () => {
  it.each([
    ['MAP', estimateMap],
    ['ML', estimateMl],
    ['WLE', estimateWle],
  ] as const)('%s refuses a sitting without an answer', (_, estimate) => {
    expect(() => estimate({ items: linearForm(2), responses: [null, null] })).toThrow(RangeError)
  })
})

const logLikelihood = ({ items, responses }: Taken, theta: number): number =>
  responses.reduce<number>((sum, response, i) => {
    if (response === null) return sum
    const p = probability(theta, items[i]!)
    return sum + Math.log(response === 1 ? p : 1 - p)
  }, 0)
