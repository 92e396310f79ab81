import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AXES, readAxis, readTypes } from '@/domain/questionnaires/types16'

const at = (percent: number, scale = 'ei') =>
  readAxis({ score: { scale, percent, sem: 8 }, sd: 20, retest: 0.8, alpha: null })

describe('an axis', () => {
  it.each([
    // z = 0: a coin
    [50, 'E', '0.5000', '0.5000'],
    // one standard error on either side of the middle: 0.8413
    [58, 'I', '0.8413', '0.2969'],
    [42, 'E', '0.8413', '0.2969'],
    // three: 0.9987
    [74, 'I', '0.9987', '0.0548'],
  ])(
    'at %d percent is %s with probability %s, and may flip with %s',
    (percent, letter, probability, flip) => {
      const reading = at(percent)
      expect([reading.letter, reading.probability.toFixed(4), reading.flip.toFixed(4)]).toEqual([
        letter,
        probability,
        flip,
      ])
    },
  )

  it('is less sure where its true place is drawn to the middle: sqrt(alpha) of the distance in standard errors', () => {
    const regressed = readAxis({
      score: { scale: 'ei', percent: 58, sem: 8 },
      ...{ sd: 20, retest: 0.8, alpha: 0.64 },
    })
    // 0.8 standard errors instead of 1: 0.7881
    expect([regressed.letter, regressed.probability.toFixed(4)]).toEqual(['I', '0.7881'])
    expect(regressed.flip).toBe(at(58).flip)
  })

  it('flips for one taker in five on average, arccos(0.8) / pi, when takers are normal around the middle', () => {
    let [sum, weight] = [0, 0]
    for (let z = -6; z <= 6; z += 0.001) {
      const density = Math.exp(-0.5 * z * z)
      sum += density * at(50 + 20 * z).flip
      weight += density
    }
    expect(sum / weight).toBeCloseTo(Math.acos(0.8) / Math.PI, 4)
  })

  it('is none of another scale', () => {
    expect(() => at(50, 'calm')).toThrow('calm is no axis')
  })
})

describe('the sixteen types', () => {
  const percents = fc.record(
    Object.fromEntries(AXES.map(({ id }) => [id, fc.double({ min: 0, max: 100, noNaN: true })])),
  )

  it('add up to one, and the first is that of the likelier letters', () => {
    fc.assert(
      fc.property(percents, (given) => {
        const axes = AXES.map(({ id }) => at(given[id] as number, id))
        const types = readTypes(axes)
        expect(types).toHaveLength(16)
        expect(types.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10)
        const product = axes.reduce((all, { probability }) => all * probability, 1)
        expect(types[0]?.probability).toBeCloseTo(product, 10)
      }),
    )
  })

  it('have the one as nearest neighbour that differs in the least certain letter', () => {
    const axes = [at(80, 'ei'), at(90, 'sn'), at(46, 'tf'), at(20, 'jp')]
    expect(
      readTypes(axes)
        .slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['INTJ', 'INFJ'])
  })

  it('need all four axes', () => {
    expect(() => readTypes([at(50)])).toThrow('no reading of sn')
  })
})
