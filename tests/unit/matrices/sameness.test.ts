import { describe, expect, it } from 'vitest'
import { BLUEPRINTS } from '@/domain/matrices/generate/blueprint'
import { generateItem } from '@/domain/matrices/generate/generate-item'
import { leadsOfSameness } from '@/domain/matrices/generate/sameness'
import type { Fill, Panel, ShapeName } from '@/domain/matrices/panel'
import type { Rule } from '@/domain/matrices/rules'
import { dealsOnDiagonals } from '@/domain/matrices/solve/deals-on-diagonals'
import { checkSameness } from '../../../scripts/prove/items/check-sameness'

const shapes = (...names: ShapeName[]): Panel[] =>
  names.map((shape) => ({ figure: { shape, fill: 'none', size: 4 } }))
const fills = (...names: Fill[]): Panel[] =>
  names.map((fill) => ({ figure: { shape: 'circle', fill, size: 4 } }))
const A = 'circle'
const [B, D] = ['triangle', 'square'] as const
const [t, q, h] = ['triangle', 'square', 'hexagon'] as const

/** Items that were sold, each with the key it had and the answer that anybody gives. */
const AMBIGUOUS: [string, Panel[], key: Panel, natural: Panel][] = [
  [
    'rows that are palindromes, the last like the first',
    shapes(A, B, A, 'cross', B, 'cross', A, B),
    ...(shapes('cross', A) as [Panel, Panel]),
  ],
  [
    'the third column like the second',
    fills('none', 'mid', 'mid', 'none', 'dark', 'dark', 'none', 'dark'),
    ...(fills('mid', 'dark') as [Panel, Panel]),
  ],
  ['the last row like the first', shapes(q, t, h, q, h, h, q, t), ...(shapes(t, h) as [Panel, Panel])],
]

const isSlanting = ({ rule, direction }: Rule) => rule === 'distribute-three' && direction === 'diagonal'

describe('three values dealt along diagonals that wrap', () => {
  it.each(AMBIGUOUS)(
    '%s: known by what is shown, and sameness leads to a wrong option',
    (_, panels, key, natural) => {
      expect(dealsOnDiagonals({ panels, rules: [] })).toBe(true)
      const others = shapes('star', 'pentagon', D).slice(0, 4)
      const [check] = checkSameness([{ panels, options: [key, natural, ...others], key: 0 }])
      expect(check).toMatchObject({ found: '1', holds: false })
    },
  )

  it('are known by the rules of an item that is not drawn yet', () => {
    const rule: Rule = { attribute: 'figure.fill', rule: 'distribute-three', direction: 'diagonal' }
    expect(dealsOnDiagonals({ panels: [], rules: [rule] })).toBe(true)
    expect(dealsOnDiagonals({ panels: [], rules: [{ ...rule, direction: 'column' }] })).toBe(false)
    expect(dealsOnDiagonals({ panels: [], rules: [{ ...rule, rule: 'constant' }] })).toBe(false)
  })

  it('are not a Latin square, which rows explain, nor a diagonal that keeps its value', () => {
    const latin = fills('none', 'dot', 'dark', 'dark', 'none', 'dot', 'dot', 'dark')
    expect(dealsOnDiagonals({ panels: latin, rules: [] })).toBe(false)
    const kept = fills('mid', 'dot', 'dark', 'none', 'mid', 'dot', 'stripe', 'none')
    expect(dealsOnDiagonals({ panels: kept, rules: [] })).toBe(false)
  })

  it('are in no template of the bank and in none of its items', () => {
    expect(BLUEPRINTS.filter(({ rules }) => rules.some(isSlanting))).toEqual([])
    const items = BLUEPRINTS.map((blueprint) => generateItem({ seed: 'straight', blueprint }))
    expect(items.filter(dealsOnDiagonals).map(({ blueprint }) => blueprint)).toEqual([])
  })
})

describe('sameness', () => {
  it.each([
    ['a row that repeats the second', [1, 2, 3, 4, 5, 6, 4, 5], [6]],
    ['a column that repeats the first', [1, 2, 1, 3, 4, 3, 5, 6], [5, 5]],
    ['columns that are the same from both ends', [1, 2, 3, 4, 5, 6, 1, 2], [3, 3]],
    ['two halves about the middle', [1, 2, 3, 4, 5, 4, 3, 2], [1]],
    ['two halves about the rising diagonal', [9, 1, 2, 3, 4, 1, 5, 3], [9]],
    ['nothing', [1, 2, 3, 4, 5, 6, 7, 8], []],
  ])('%s', (_, values, leads) => {
    expect(leadsOfSameness(values)).toEqual(leads)
  })

  it('leads to no wrong option of the bank', () => {
    const items = BLUEPRINTS.flatMap((blueprint) =>
      [0, 1, 2].map((round) => generateItem({ seed: `same ${round}`, blueprint })),
    )
    const misled = items.filter((item) => !checkSameness([item])[0]!.holds)
    expect(misled.map(({ blueprint }) => blueprint)).toEqual([])
  })
})
