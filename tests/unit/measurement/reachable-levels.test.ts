import { describe, expect, it } from 'vitest'
import { chooseLevel } from '@/domain/measurement/choose-level'
import { reachableLevels, type StagedPart } from '@/domain/measurement/reachable-levels'

const item = (b: number) => ({ a: 1.3, b, c: 1 / 6, bSe: 0.8 })
const around = (target: number) => Array.from({ length: 10 }, (_, index) => item(target - 0.5 + index / 9))
const FIRST: StagedPart = {
  part: 1,
  level: 0,
  items: Array.from({ length: 10 }, (_, i) => item(-2 + i * 0.27)),
}
const second = (...targets: number[]): StagedPart[] =>
  targets.map((target, index) => ({ part: 2, level: index - 2, items: around(target) }))

describe('the levels that answers lead to', () => {
  it('are all of them where the outer ones are near enough', () => {
    const form = [FIRST, ...second(-1.8, -0.95, -0.1, 0.65, 1.2)]
    expect([...reachableLevels(form)].sort()).toEqual(['1/0', '2/-1', '2/-2', '2/0', '2/1', '2/2'])
  })

  it('are not those beyond everything that the first part can say', () => {
    const form = [FIRST, ...second(-1.8, -0.95, -0.1, 0.75, 1.6)]
    expect(reachableLevels(form)).not.toContain('2/2')
    const levels = form.slice(1)
    for (let pattern = 0; pattern < 1024; pattern++) {
      const responses = FIRST.items.map((_, place) => ((pattern >> place) & 1) as 0 | 1)
      expect(chooseLevel({ items: FIRST.items, responses, levels })).toBeLessThan(2)
    }
  })

  it('of a third part come after the answers to the second', () => {
    const third = [-2.2, 0, 2.3].map((target, index) => ({
      part: 3,
      level: index - 1,
      items: around(target),
    }))
    const reached = reachableLevels([FIRST, ...second(-1.8, -0.95, -0.1, 0.65, 1.2), ...third])
    expect([...reached].filter((place) => place.startsWith('3/')).sort()).toEqual(['3/-1', '3/0', '3/1'])
  })
})
