import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_SCALE, type AttributeKey, type Value } from '@/domain/matrices/attributes'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { resultSizes } from '@/domain/matrices/generate/deal-sets'
import { dealValues } from '@/domain/matrices/generate/deal-values'
import { bitCount, drawMasks, drawOptionValues } from '@/domain/matrices/generate/draw-option-values'
import { settleAttribute } from '@/domain/matrices/generate/settle-attribute'
import { createRandom } from '@/domain/matrices/random'
import { COLUMNS, type Direction, ROWS, type Rule, type RuleName } from '@/domain/matrices/rules'
import { fittingHypotheses } from '@/domain/matrices/solve/hypotheses'

const random = createRandom('deal')
const steps = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index)
const DOMAIN: Record<AttributeKey, number[]> = {
  'figure.shape': steps(7),
  'figure.fill': steps(6),
  'figure.size': steps(4, 1),
  'figure.rotation': steps(8),
  'figure.count': steps(9, 1),
  'figure.slots': steps(9).map((bit) => 2 ** bit),
  'inner.shape': steps(6),
  'inner.fill': steps(4),
  'inner.rotation': steps(8),
  'lines.segments': steps(12).map((bit) => 2 ** bit),
}
const rulesOfBank = [
  ...new Map(
    BLUEPRINTS.flatMap(({ rules }) => rules).map((rule) => [Object.values(rule).join(' '), rule] as const),
  ),
]

describe('dealValues', () => {
  it.each(rulesOfBank)('deals %s so that it ends in the key and the solver can read it', (_, rule) => {
    const domain = DOMAIN[rule.attribute]
    for (let round = 0; round < 20; round++) {
      const [key, other] = drawOptionValues({ rule, domain, ways: 2, random }) as [Value, Value]
      const settled = settleAttribute({ rule, domain, key, wanted: [other], random, most: 2000 })
      expect(settled?.values[8]).toEqual(key)
      const [simplest] = fittingHypotheses({ attribute: rule.attribute, values: settled!.values.slice(0, 8) })
      expect(simplest).toMatchObject({ rule: rule.rule, direction: rule.direction, value: key })
    }
  })

  const three = (direction: Direction) =>
    settleAttribute({
      rule: { attribute: 'figure.shape', rule: 'distribute-three', direction },
      ...{ domain: DOMAIN['figure.shape'], key: 3, wanted: [], random, most: 2000 },
    })

  it('deals a distribution of three that only each column shows', () => {
    const { values } = three('column')!
    const threeOf = (cells: readonly number[]) =>
      [...new Set(cells.map((cell) => values[cell]))].sort().join()
    expect(new Set(COLUMNS.map(threeOf)).size).toBe(1)
    expect(threeOf(COLUMNS[0])).toHaveLength(5)
    expect(new Set(ROWS.map(threeOf)).size).toBeGreaterThan(1)
  })

  it('deals none that only diagonals show', () => {
    expect(three('diagonal')).toBeNull()
  })

  it('shows the values of the wrong options where a rule leaves it the choice', () => {
    const deal = { domain: DOMAIN['figure.shape'], key: 0, wanted: [5, 6], random }
    const rule = (name: RuleName, direction: Direction): Rule => ({
      attribute: 'figure.shape',
      rule: name,
      direction,
    })
    for (const given of [rule('constant', 'row'), rule('distribute-three', 'row')])
      expect(new Set(dealValues({ ...deal, rule: given }))).toEqual(new Set([0, 5, 6]))
  })

  it('gives up where the scale ends before the key', () => {
    const rule: Rule = { attribute: 'figure.size', rule: 'progression', direction: 'row' }
    expect(settleAttribute({ rule, domain: [1, 2], key: 2, wanted: [], random, most: 50 })).toBeNull()
  })
})

describe('drawOptionValues', () => {
  it.each(rulesOfBank)('draws two and, of what is not a set, three different values for %s', (_, rule) => {
    for (const ways of ATTRIBUTE_SCALE[rule.attribute] === 'set' ? ([2] as const) : ([2, 3] as const)) {
      const values = drawOptionValues({ rule, domain: DOMAIN[rule.attribute], ways, random })
      expect(new Set(values).size).toBe(ways)
      expect(values.includes(null)).toBe(rule.rule === 'distribute-two')
    }
  })

  it.each(['or', 'and', 'xor', 'difference', 'constant'] as const)(
    'draws sets of as many segments as %s can lead to, each piece in half of them',
    (name) => {
      const rule: Rule = { attribute: 'lines.segments', rule: name, direction: 'row' }
      const [fewest, most] = resultSizes(name)
      for (let round = 0; round < 50; round++) {
        const masks = drawMasks({ rule, domain: DOMAIN['lines.segments'], random, toggles: 3 })
        expect(new Set(masks).size).toBe(8)
        for (const mask of masks.slice(1, 7)) {
          expect(bitCount(mask)).toBeGreaterThanOrEqual(fewest)
          expect(bitCount(mask)).toBeLessThanOrEqual(most)
        }
        const pieces = DOMAIN['lines.segments'].filter(
          (bit) => masks.some((mask) => mask & bit) && !masks.every((mask) => mask & bit),
        )
        for (const bit of pieces) expect(masks.filter((mask) => mask & bit)).toHaveLength(4)
      }
    },
  )
})
