import { describe, expect, it } from 'vitest'
import { held, WAYS } from '../../../scripts/prove/measurement/care'

// A short run of `npm run prove measurement`, whose table docs/measurement.md prints.
const TAKERS = 250
const seed = 'honest width'
const of = (name: keyof typeof WAYS, iq: number) => held({ way: WAYS[name], iq, takers: TAKERS, seed })

describe('the 95 % interval of the IQ, of takers who', () => {
  it.each([85, 130])('slip now and then, holds nine in ten true scores of %d', (iq) => {
    expect(of('one solved answer in 25 slips', iq).coverage).toBeGreaterThanOrEqual(0.9)
  })

  it('answer carelessly, holds most true scores of 115 and of 130', () => {
    expect(of('one answer in ten at random', 115).coverage).toBeGreaterThanOrEqual(0.85)
    // 85 % of many takers (docs/measurement.md); 250 scatter by five.
    expect(of('one answer in ten at random', 130).coverage).toBeGreaterThanOrEqual(0.8)
  })

  it('work carefully, is as wide as the texts say', () => {
    const middle = of('careful', 100)
    expect(middle.halfWidth).toBeLessThanOrEqual(15)
    expect(Math.round(middle.halfWidth)).toBe(15)
    expect(middle.coverage).toBeGreaterThanOrEqual(0.95)
    expect(of('careful', 130).halfWidth).toBeLessThanOrEqual(18)
  })
})
