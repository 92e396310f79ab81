import { describe, expect, it } from 'vitest'
import { calibrate } from '@/domain/measurement/calibration/calibration'
import { type ItemParameters, probability, type Response } from '@/domain/measurement/item-response'
import { seeded } from './support/forms'
import { climb, independentLogLikelihood } from './support/independent-marginal'
import { LSAT6 } from './support/lsat6'

const rasch = calibrate({ model: '1PL', patterns: LSAT6 })
const birnbaum = calibrate({ model: '2PL', patterns: LSAT6 })
const column = (values: readonly { a: number; b: number }[], name: 'a' | 'b') =>
  values.map((value) => value[name])
const expectClose = (found: readonly number[], wanted: readonly number[], digits: number) => {
  found.forEach((value, i) => {
    expect(value).toBeCloseTo(wanted[i]!, digits)
  })
}

describe('calibration of LSAT 6', () => {
  it('has in the one-parameter model the published estimates, errors and likelihood', () => {
    expect(rasch.converged).toBe(true)
    expect(rasch.logLikelihood).toBeCloseTo(-2466.938, 3)
    expectClose(column(rasch.items, 'a'), [0.7551, 0.7551, 0.7551, 0.7551, 0.7551], 3)
    expectClose(column(rasch.items, 'b'), [-3.6153, -1.3224, -0.3176, -1.7301, -2.7802], 3)
    expectClose(column(rasch.itemSe, 'a'), [0.0694, 0.0694, 0.0694, 0.0694, 0.0694], 3)
    expectClose(column(rasch.itemSe, 'b'), [0.3266, 0.1422, 0.0977, 0.1691, 0.251], 3)
  })

  it('has in the two-parameter model the published estimates, errors and likelihood', () => {
    expect(birnbaum.converged).toBe(true)
    expect(birnbaum.logLikelihood).toBeCloseTo(-2466.653, 3)
    expectClose(column(birnbaum.items, 'a'), [0.8254, 0.7229, 0.8905, 0.6886, 0.6575], 2)
    expectClose(column(birnbaum.items, 'b'), [-3.3597, -1.3696, -0.2799, -1.8659, -3.1236], 2)
    expectClose(column(birnbaum.itemSe, 'a'), [0.2581, 0.1867, 0.2326, 0.1852, 0.21], 3)
    expectClose(column(birnbaum.itemSe, 'b'), [0.8669, 0.3073, 0.0997, 0.4341, 0.87], 2)
  })

  it('is where an optimiser without derivatives comes to from far away, for one slope', () => {
    const lines = (at: readonly number[]) => at.slice(1).map((d) => ({ a: at[0]!, d }))
    const top = climb((at) => independentLogLikelihood(lines(at), LSAT6), [1.5, 0, 0, 0, 0, 0])
    expect(independentLogLikelihood(lines(top), LSAT6)).toBeCloseTo(rasch.logLikelihood, 4)
    expect(top[0]).toBeCloseTo(rasch.items[0]!.a, 2)
    expectClose(
      rasch.items.map(({ b }) => b),
      top.slice(1).map((d) => -d / top[0]!),
      1,
    )
  })

  it('is beaten by no step away from it, for five slopes', () => {
    const height = (items: readonly ItemParameters[]) =>
      independentLogLikelihood(
        items.map(({ a, b }) => ({ a, d: -a * b })),
        LSAT6,
      )
    expect(height(birnbaum.items)).toBeCloseTo(birnbaum.logLikelihood, 5)
    birnbaum.items.forEach((item, i) => {
      for (const step of [-0.02, 0.02]) {
        expect(height(birnbaum.items.with(i, { ...item, a: item.a + step }))).toBeLessThan(
          birnbaum.logLikelihood,
        )
        expect(height(birnbaum.items.with(i, { ...item, b: item.b + step }))).toBeLessThan(
          birnbaum.logLikelihood,
        )
      }
    })
  })
})

describe('calibration of simulated answers', () => {
  it.each([
    ['1PL', 0, 21],
    ['2PL', 0, 22],
    ['2PL', 1 / 6, 23],
  ] as const)('finds %s items with c = %d within its standard errors', (model, c, seed) => {
    const truth = Array.from({ length: 12 }, (_, i) => ({
      a: model === '1PL' ? 1.3 : 0.9 + 0.1 * ((i * 5) % 12),
      b: -1.6 + (3 * i) / 11,
      c,
    }))
    const { items, itemSe, converged } = calibrate({ model, c, patterns: simulate(truth, 1200, seed) })
    expect(converged).toBe(true)
    const errors = items.flatMap(({ a, b }, i) => [
      (a - truth[i]!.a) / itemSe[i]!.a,
      (b - truth[i]!.b) / itemSe[i]!.b,
    ])
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(3.5)
    const root = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)
    expect(root).toBeGreaterThan(0.5)
    expect(root).toBeLessThan(1.6)
    expect(Math.max(...column(itemSe, 'b'))).toBeLessThan(0.5)
  })

  it('ignores what was not reached: people who saw only one half change nothing about the scale', () => {
    const truth = Array.from({ length: 10 }, (_, i) => ({ a: 1.2, b: -1.5 + i / 3, c: 0 }))
    const halves = simulate(truth, 2000, 24).map(({ responses }, person) => ({
      responses: responses.map((response, i): Response => (person % 2 === (i < 5 ? 0 : 1) ? null : response)),
      count: 1,
    }))
    const { items, itemSe } = calibrate({ model: '1PL', patterns: halves })
    items.forEach(({ b }, i) => {
      expect(Math.abs(b - truth[i]!.b)).toBeLessThan(3.5 * itemSe[i]!.b)
    })
  })

  it('counts a pattern of two people as two people, and one of none as nobody', () => {
    const twice = LSAT6.flatMap(({ responses, count }) => [
      { responses, count: Math.floor(count / 2) },
      { responses, count: Math.ceil(count / 2) },
      { responses, count: 0 },
    ])
    expect(calibrate({ model: '1PL', patterns: twice }).logLikelihood).toBeCloseTo(rasch.logLikelihood, 8)
  })

  it('keeps a slope on its bound and claims no error for it when an item runs backwards', () => {
    const truth = Array.from({ length: 6 }, (_, i) => ({ a: 1.5, b: -1 + i / 3, c: 0 }))
    const patterns = simulate(truth, 1000, 25).map(({ responses }) => ({
      responses: responses.with(0, responses[0] === 1 ? 0 : 1),
      count: 1,
    }))
    const { items, itemSe } = calibrate({ model: '2PL', patterns })
    expect(items[0]!.a).toBe(0.05)
    expect(itemSe[0]!.a).toBe(Number.POSITIVE_INFINITY)
    expect(itemSe[1]!.a).toBeLessThan(0.5)
  })
})

const simulate = (items: readonly ItemParameters[], people: number, seed: number) => {
  const random = seeded(seed)
  return Array.from({ length: people }, () => {
    const theta = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return {
      responses: items.map((item) => (random() < probability(theta, item) ? 1 : 0) as 0 | 1),
      count: 1,
    }
  })
}
