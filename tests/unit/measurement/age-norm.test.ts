import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageNorm } from '@/domain/measurement/norms'

const norm = {
  knots: [
    { age: 20, mean: 0.3 },
    { age: 30, mean: 0.1 },
    { age: 45, mean: -0.4 },
    { age: 60, mean: -0.5 },
    { age: 75, mean: -1 },
  ],
  sigma: 0.9,
}
const meanAt = (age: number) => -ageNorm({ theta: 0, age, norm }) * norm.sigma

describe('age norm', () => {
  it('is the distance from the age mean in latent standard deviations', () => {
    expect(ageNorm({ theta: 1.2, age: 20, norm })).toBeCloseTo((1.2 - 0.3) / 0.9, 12)
    expect(ageNorm({ theta: -0.5, age: 60, norm })).toBeCloseTo(0, 12)
  })

  it.each(norm.knots)('goes through the knot at $age', ({ age, mean }) => {
    expect(meanAt(age)).toBeCloseTo(mean, 12)
  })

  it.each([
    [22, 0.26927536],
    [37, -0.15110424],
    [50, -0.45179817],
    [68, -0.71534987],
  ])('at %d years is the natural spline of another program, %d', (age, mean) => {
    expect(meanAt(age)).toBeCloseTo(mean, 7)
  })

  it.each([
    [5, 0.3],
    [19.9, 0.3],
    [75.1, -1],
    [110, -1],
  ])('at %d years is the nearest end: nothing is extrapolated', (age, mean) => {
    expect(meanAt(age)).toBeCloseTo(mean, 12)
  })

  it('has no bend at its ends, and no jump in slope or bend between', () => {
    const second = (age: number) => (meanAt(age + 0.01) - 2 * meanAt(age) + meanAt(age - 0.01)) / 1e-4
    expect(second(20.02)).toBeCloseTo(0, 3)
    expect(second(74.98)).toBeCloseTo(0, 3)
    for (const { age } of norm.knots.slice(1, -1)) {
      expect(second(age - 0.02)).toBeCloseTo(second(age + 0.02), 3)
    }
  })

  it('is a line through two knots and a constant with one', () => {
    const two = { knots: norm.knots.slice(0, 2), sigma: 1 }
    expect(ageNorm({ theta: 0, age: 25, norm: two })).toBeCloseTo(-0.2, 12)
    expect(ageNorm({ theta: 0, age: 50, norm: { knots: [{ age: 30, mean: 0.2 }], sigma: 2 } })).toBe(-0.1)
  })

  it('rises with theta at every age', () => {
    const anyAge = fc.double({ min: 10, max: 100, noNaN: true })
    const anyTheta = fc.double({ min: -4, max: 4, noNaN: true })
    fc.assert(
      fc.property(anyAge, anyTheta, fc.double({ min: 0.001, max: 2, noNaN: true }), (age, theta, more) => {
        expect(ageNorm({ theta: theta + more, age, norm })).toBeGreaterThan(ageNorm({ theta, age, norm }))
      }),
    )
  })
})
