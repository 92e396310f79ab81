import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTau, shrinkGroupMean } from '@/domain/measurement/calibration/shrinkage'

const anyGroup = fc.record({
  mean: fc.double({ min: 60, max: 140, noNaN: true }),
  n: fc.integer({ min: 1, max: 100_000 }),
  sd: fc.double({ min: 1, max: 30, noNaN: true }),
})

describe('a shrunk group mean', () => {
  it('of 225 people at 106, sd 15, among groups at 100 with tau 2, is weighted 4 to 1', () => {
    const shrunk = shrinkGroupMean({ mean: 106, n: 225, sd: 15, grandMean: 100, tau: 2 })
    expect(shrunk.weight).toBeCloseTo(0.8, 12)
    expect(shrunk.mean).toBeCloseTo(104.8, 12)
    expect(shrunk.sd).toBeCloseTo(2 * Math.sqrt(0.2), 12)
  })

  it('lies between the group and all groups, is surer than either, and weighs 0 to 1', () => {
    fc.assert(
      fc.property(anyGroup, fc.double({ min: 0, max: 10, noNaN: true }), (group, tau) => {
        const { mean, sd, weight } = shrinkGroupMean({ ...group, grandMean: 100, tau })
        expect(weight).toBeGreaterThanOrEqual(0)
        expect(weight).toBeLessThanOrEqual(1)
        expect(Math.abs(mean - 100)).toBeLessThanOrEqual(Math.abs(group.mean - 100) + 1e-9)
        expect((mean - 100) * (group.mean - 100)).toBeGreaterThanOrEqual(0)
        expect(sd).toBeLessThanOrEqual(tau)
        expect(sd).toBeLessThanOrEqual(group.sd / Math.sqrt(group.n) + 1e-9)
      }),
    )
  })

  it('is closer to its own data with more people', () => {
    const weight = (n: number) => shrinkGroupMean({ mean: 104, n, sd: 15, grandMean: 100, tau: 2 }).weight
    expect([1, 10, 100, 1000].map(weight)).toEqual([1, 10, 100, 1000].map(weight).toSorted((x, y) => x - y))
    expect(weight(1)).toBeLessThan(0.02)
    expect(weight(100_000)).toBeGreaterThan(0.99)
  })

  it('is the mean of all where groups do not differ', () => {
    expect(shrinkGroupMean({ mean: 120, n: 5, sd: 15, grandMean: 100, tau: 0 })).toEqual({
      mean: 100,
      sd: 0,
      weight: 0,
    })
  })
})

/** Vaccinated and not: [ill, well, ill, well], 13 trials of the BCG vaccine (Colditz et al. 1994). */
const BCG = [
  [4, 119, 11, 128],
  [6, 300, 29, 274],
  [3, 228, 11, 209],
  [62, 13536, 248, 12619],
  [33, 5036, 47, 5761],
  [180, 1361, 372, 1079],
  [8, 2537, 10, 619],
  [505, 87886, 499, 87892],
  [29, 7470, 45, 7232],
  [17, 1699, 65, 1600],
  [186, 50448, 141, 27197],
  [5, 2493, 3, 2338],
  [27, 16886, 29, 17825],
] as const

describe('tau', () => {
  it('of the thirteen BCG trials is what DerSimonian and Laird give: tau² .3088 around -.7141', () => {
    const groups = BCG.map(([a, b, c, d]) => ({
      mean: Math.log((a * (c + d)) / (c * (a + b))),
      n: 1,
      sd: Math.sqrt(1 / a - 1 / (a + b) + 1 / c - 1 / (c + d)),
    }))
    const { tau, grandMean } = estimateTau(groups)
    expect(tau * tau).toBeCloseTo(0.3088, 4)
    expect(grandMean).toBeCloseTo(-0.7141, 4)
  })

  it('is 0 when the groups differ less than chance would make them', () => {
    const groups = [100, 100.1, 99.9].map((mean) => ({ mean, n: 10, sd: 15 }))
    expect(estimateTau(groups).tau).toBe(0)
  })

  it('grows as the groups move apart, and moves with none of them', () => {
    fc.assert(
      fc.property(fc.array(anyGroup, { minLength: 2, maxLength: 20 }), (groups) => {
        const apart = groups.map((group) => ({ ...group, mean: group.mean * 2 }))
        const shifted = groups.map((group) => ({ ...group, mean: group.mean + 7 }))
        const { tau, grandMean } = estimateTau(groups)
        expect(estimateTau(apart).tau).toBeGreaterThanOrEqual(tau)
        expect(estimateTau(shifted).tau).toBeCloseTo(tau, 5)
        expect(estimateTau(shifted).grandMean).toBeCloseTo(grandMean + 7, 5)
      }),
    )
  })
})
