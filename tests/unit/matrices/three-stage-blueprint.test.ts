import { describe, expect, it } from 'vitest'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { threeStageBlueprint } from '@/domain/matrices/generate/three-stage-blueprint'
import { reachableLevels } from '@/domain/measurement/reachable-levels'

const parts = threeStageBlueprint()
const meanOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('the three-stage form', () => {
  it('has one first part, five second and seven third ones, each with a middle', () => {
    const levels = (wanted: number) => parts.filter(({ part }) => part === wanted).map(({ level }) => level)
    expect([levels(1), levels(2), levels(3)]).toEqual([[0], [-2, -1, 0, 1, 2], [-3, -2, -1, 0, 1, 2, 3]])
  })

  it.each(parts.map((each) => [each.part, each.level, each] as const))(
    'part %i at level %i rises, ten templates, none twice',
    (_, __, { items }) => {
      const difficulties = items.map(({ b }) => b)
      expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other))
      expect(new Set(items.map(({ id }) => id)).size).toBe(10)
    },
  )

  it('puts harder levels above easier ones, near to their targets', () => {
    for (const part of [2, 3]) {
      const own = parts.filter((each) => each.part === part)
      const means = own.map(({ items }) => meanOf(items.map(({ b }) => b)))
      expect(means).toEqual(means.toSorted((one, other) => one - other))
      expect(Math.max(...means.map((mean, index) => Math.abs(mean - own[index]!.target)))).toBeLessThan(0.3)
    }
  })

  it.each([0, 0.25, 0.5, 0.8])('has answers that lead to every level of every part, b ± %d', (bSe) => {
    const form = parts.map(({ part, level, items }) => ({
      ...{ part, level },
      items: items.map(({ b }) => ({ a: 1.3, b, c: 1 / 6, bSe })),
    }))
    expect([...reachableLevels(form)].sort()).toEqual(
      parts.map(({ part, level }) => `${part}/${level}`).sort(),
    )
  })

  it('refuses a bank that is too small', () => {
    expect(() => threeStageBlueprint(BLUEPRINTS.slice(0, 9))).toThrow(/bank/)
  })
})
