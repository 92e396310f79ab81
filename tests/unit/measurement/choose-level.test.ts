import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLevel, type Level } from '@/domain/measurement/choose-level'

const item = (b: number) => ({ a: 1.3, b, c: 1 / 6 })
const around = (target: number) =>
  Array.from({ length: 10 }, (_, index) => item(target - 0.7 + index * 0.155))
const LEVELS: Level[] = [-2, -1, 0, 1, 2].map((level) => ({ level, items: around(level * 0.7 - 0.1) }))
const FIRST = Array.from({ length: 10 }, (_, index) => item(-2 + index * 0.27))
const right = (count: number) => FIRST.map((_, index) => (index < count ? 1 : 0) as 0 | 1)

describe('the level of the next part', () => {
  it('rises with every right answer and reaches both ends', () => {
    const levels = Array.from({ length: 11 }, (_, count) =>
      chooseLevel({ items: FIRST, responses: right(count), levels: LEVELS }),
    )
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    expect([levels[0], levels.at(-1)]).toEqual([-2, 2])
  })

  it('is the middle without any answer', () => {
    const nothing = FIRST.map(() => null)
    expect(chooseLevel({ items: FIRST, responses: nothing, levels: LEVELS })).toBe(0)
  })

  it('is the one nearest to the middle among equals, in whatever order they stand', () => {
    const same = around(0)
    fc.assert(
      fc.property(fc.shuffledSubarray([-3, -1, 0, 2], { minLength: 1 }), (order) => {
        const levels = order.map((level) => ({ level, items: same }))
        const nearest = Math.min(...order.map(Math.abs))
        expect(Math.abs(chooseLevel({ items: FIRST, responses: right(5), levels }))).toBe(nearest)
      }),
    )
  })

  it('takes uncertain difficulties less seriously', () => {
    const responses = right(10)
    const sure = chooseLevel({ items: FIRST, responses, levels: LEVELS })
    const unsure = chooseLevel({
      items: FIRST.map((each) => ({ ...each, bSe: 3 })),
      responses,
      levels: LEVELS,
    })
    expect(unsure).toBeLessThan(sure)
  })

  it('refuses a choice among nothing', () => {
    expect(() => chooseLevel({ items: FIRST, responses: right(3), levels: [] })).toThrow(/levels/)
  })
})
