import { describe, expect, it } from 'vitest'
import { labelDistractor } from '@/domain/matrices/generate/label-distractor'
import { temptingValues } from '@/domain/matrices/generate/tempting-values'
import type { Panel } from '@/domain/matrices/panel'
import type { Rule } from '@/domain/matrices/rules'

const counted = (count: number, shape: 'star' | 'circle' | 'cross' | 'square' = 'star'): Panel => ({
  figure: { shape, fill: 'dark', count },
})
const lines = (mask: number): Panel => ({ lines: mask })
const rule = (attribute: Rule['attribute'], name: Rule['rule']): Rule => ({
  attribute,
  rule: name,
  direction: 'row',
})

// 1 2 3 / 5 6 7 / 3 4 [5], one shape a row in threes.
const steps = [counted(1), counted(2, 'circle'), counted(3, 'cross')]
const shapes = [counted(5, 'circle'), counted(6, 'cross'), counted(7), counted(3, 'cross'), counted(4)]
const two = {
  key: counted(5, 'circle'),
  panels: [...steps, ...shapes],
  rules: [rule('figure.count', 'progression'), rule('figure.shape', 'distribute-three')],
}
// 0b0011 xor 0b0110 = 0b0101, in all three rows, elsewhere on the square.
const sets = {
  key: lines(0b0101),
  panels: [0b110000, 0b011000, 0b101000, 0b11000000, 0b01100000, 0b10100000, 0b0011, 0b0110].map(lines),
  rules: [rule('lines.segments', 'xor')],
}

describe('labelDistractor', () => {
  it.each([
    ['a visible panel', two, counted(4), 'repetition', ['figure.count', 'figure.shape']],
    ['one rule missed, a slip of one', two, counted(6, 'circle'), 'wrong-principle', ['figure.count']],
    ['one rule missed, a copied shape', two, counted(5, 'cross'), 'incomplete-correlate', ['figure.shape']],
    [
      'both copied, from two neighbours',
      two,
      counted(3, 'star'),
      'repetition',
      ['figure.count', 'figure.shape'],
    ],
    ['another rule and a copy', two, counted(8, 'star'), 'wrong-principle', ['figure.count', 'figure.shape']],
    ['a shape from nowhere', two, counted(6, 'square'), 'difference', ['figure.count', 'figure.shape']],
    ['the union for the exclusive one', sets, lines(0b0111), 'wrong-principle', ['lines.segments']],
    ['the difference for the exclusive one', sets, lines(0b0001), 'wrong-principle', ['lines.segments']],
    ['the intersection for the exclusive one', sets, lines(0b0010), 'wrong-principle', ['lines.segments']],
    ['a segment from nowhere', sets, lines(0b10_0000_0101), 'difference', ['lines.segments']],
  ] as const)('labels %s', (_, { key, panels, rules }, option, error, missed) => {
    expect(labelDistractor({ option, key, panels, rules })).toEqual({ error, missed })
  })

  it('calls a set rule that was applied to some segments an incomplete correlate', () => {
    const panels = [...sets.panels.slice(0, 6), lines(0b1_0011), lines(0b1_0110)]
    const option = lines(0b1_0101)
    expect(labelDistractor({ ...sets, panels, option }).error).toBe('incomplete-correlate')
    // The same segments where nothing had to be combined are no half of anything.
    const constant = [rule('lines.segments', 'constant')]
    expect(labelDistractor({ ...sets, panels, option, rules: constant }).error).toBe('difference')
  })
})

describe('temptingValues', () => {
  const valuesOf = (attribute: Rule['attribute'], values: number[]) =>
    temptingValues({ attribute, values }).map(({ value, by }) => `${value} ${by}`)

  it('names copies of neighbours and line ends, wrong steps, other rules and slips, but not the key', () => {
    expect(valuesOf('figure.count', [1, 2, 3, 5, 6, 7, 3, 4, 5]).sort()).toEqual(
      // Copies: 4 7 6 3 3. Row 3 4: 3, 5 (the key), 7. Column 3 7: 6, 8 (10 is too many). Slips: 4, 6.
      [
        '3 repetition',
        '4 repetition',
        '6 repetition',
        '7 repetition',
        '3 wrong-principle',
        '4 wrong-principle',
        '6 wrong-principle',
        '7 wrong-principle',
        '8 wrong-principle',
      ].sort(),
    )
  })

  it('has nothing but copies for what has no order', () => {
    expect(valuesOf('figure.shape', [0, 1, 2, 1, 2, 0, 2, 0, 1]).sort()).toEqual([
      '0 repetition',
      '2 repetition',
    ])
  })

  it('turns past the top', () => {
    expect(valuesOf('figure.rotation', [5, 6, 7, 6, 7, 0, 6, 7, 0])).toContain('1 wrong-principle')
  })
})
