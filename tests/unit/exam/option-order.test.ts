import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOptionOrder, shuffleOptions, toCanonical, toShown } from '@/domain/exam/option-order'
import { seeded } from '../measurement/support/forms'

const anyOrder = fc
  .tuple(fc.integer(), fc.integer({ min: 1, max: 8 }))
  .map(([seed, count]) => shuffleOptions({ random: seeded(seed), count }))

describe('order of options', () => {
  it('is always a permutation, and leads there and back', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(isOptionOrder(order)).toBe(true)
        for (const shown of order.keys()) {
          expect(toShown({ order, canonical: toCanonical({ order, shown }) })).toBe(shown)
        }
      }),
    )
  })

  it('puts every option at every position equally often', () => {
    const random = seeded(3)
    const counts = Array.from({ length: 6 }, () => Array(6).fill(0) as number[])
    for (let round = 0; round < 6000; round++) {
      shuffleOptions({ random, count: 6 }).forEach((canonical, shown) => {
        counts[shown]![canonical]! += 1
      })
    }
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chiSquare).toBeLessThan(44.3) // 25 degrees of freedom, p = .01
  })

  it.each([[[]], [[1, 2]], [[0, 0]], [[0, 2, 3]]])('%j is none', (order) => {
    expect(isOptionOrder(order)).toBe(false)
  })

  it.each<[string, () => unknown, RegExp]>([
    ['a position beyond', () => toCanonical({ order: [1, 0], shown: 2 }), /shown/],
    ['an unknown option', () => toShown({ order: [1, 0], canonical: 5 }), /canonical/],
    ['no options', () => shuffleOptions({ random: () => 0, count: 0 }), /count/],
    ['a random number of 1', () => shuffleOptions({ random: () => 1, count: 2 }), /random/],
  ])('refuses %s', (_, run, name) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(name)
  })
})
