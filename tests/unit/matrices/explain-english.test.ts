import { describe, expect, it } from 'vitest'
import type { AttributeKey, Value } from '@/domain/matrices/attributes'
import type { ExplanationStep, Miss } from '@/domain/matrices/explain/explanation'
import { sayMiss } from '@/domain/matrices/explain/say-miss'
import { sayStep } from '@/domain/matrices/explain/say-step'
import { ROWS, type RuleName } from '@/domain/matrices/rules'
import { linesOf, steps, told, voiceOf } from './grammar-steps'

const say = await voiceOf('EN')

describe('a step in English', () => {
  type Told = [attribute: AttributeKey, rule: RuleName, by: number | null, values: Value[], text: string]
  const rows: Told[] = [
    [
      'figure.shape',
      'constant',
      null,
      [5, 5, 5],
      'In each row, the shape stays the same. So the missing panel shows this shape: star.',
    ],
    [
      'figure.rotation',
      'progression',
      1,
      [0, 1, 2],
      'In each row, the figure turns 45° clockwise from panel to panel. So in the missing panel the figure points to the right.',
    ],
    [
      'inner.rotation',
      'progression',
      -2,
      [0, 6, 4],
      'In each row, the inner figure turns 90° anticlockwise from panel to panel. So in the missing panel the inner figure points down.',
    ],
    [
      'figure.size',
      'progression',
      -1,
      [4, 3, 2],
      'In each row, the figure shrinks by one size from panel to panel. So the figure in the missing panel has this size: small.',
    ],
    [
      'figure.fill',
      'progression',
      1,
      [1, 2, 3],
      'In each row, the fill gets one step denser from panel to panel. So the missing panel has this fill: solid.',
    ],
    [
      'figure.count',
      'progression',
      -2,
      [5, 3, 1],
      'In each row, each panel has 2 figures fewer than the one before. So the missing panel shows 1 figure.',
    ],
    [
      'figure.shape',
      'progression',
      1,
      [0, 1, 2],
      'In each row, the figure gains one side from panel to panel. So the missing panel shows this shape: pentagon.',
    ],
    [
      'figure.fill',
      'distribute-three',
      null,
      [4, 0, 5],
      'In each row, the same three fills appear: striped, empty, dotted. Still missing in the last row: dotted.',
    ],
    [
      'inner.shape',
      'distribute-two',
      null,
      [6, 6, null],
      'In each row, two panels show the same inner figure and one shows none. Two panels in the last row already show it, so the missing panel shows none.',
    ],
    [
      'figure.count',
      'arithmetic',
      -1,
      [7, 4, 3],
      'In each row, the third panel has as many figures as are left when the second number is taken from the first. Applied in the last row: 7 − 4 = 3. So the missing panel shows 3 figures.',
    ],
    [
      'figure.slots',
      'and',
      null,
      [7, 3, 3],
      'In each row, the third panel has a figure only where both the first and the second have one. Doing the same in the last row gives 2 figures.',
    ],
    [
      'lines.segments',
      'difference',
      -1,
      [1, 3, 2],
      'In each row, the third panel shows the lines of the second without those of the first. Doing the same in the last row gives the missing panel.',
    ],
    [
      'lines.segments',
      'constant',
      null,
      [3, 3, null],
      'In each row, the pattern of lines stays the same. So the missing panel has no lines.',
    ],
  ]
  it.each(rows)('%s %s %s %j', (attribute, rule, by, values, text) => {
    const step = steps.find(
      (one) => one.attribute === attribute && one.rule === rule && one.by === by && one.direction === 'row',
    )!
    expect(told({ ...step, values }, say).join(' ')).toBe(text)
  })

  it('a diagonal that wraps is explained, one that does not is not', () => {
    const on = (lines: ExplanationStep['lines']) =>
      told({ ...steps.find(({ rule }) => rule === 'distribute-three')!, direction: 'diagonal', lines }, say)
    const [falling, rising, short] = linesOf.diagonal.map((lines) => on(lines.map((line) => [...line])))
    expect(falling?.[0]).toMatch(/^Along each diagonal that runs down/)
    expect(falling?.[1]).toMatch(/^A diagonal that reaches the edge/)
    expect(rising?.[0]).toMatch(/^Along each diagonal that runs up/)
    expect(short).toHaveLength(2)
  })

  it('write a turn beyond the full circle as an equation that is true', () => {
    const step = (by: number, values: Value[]): ExplanationStep => ({
      ...{ attribute: 'figure.rotation', part: 'figure', rule: 'composition', direction: 'row', by, values },
      lines: ROWS.map((line) => [...line]),
    })
    expect(sayStep({ step: step(1, [5, 4, 1]), say }).result[0]).toContain('225° + 180° − 360° = 45°')
    expect(sayStep({ step: step(1, [1, 2, 3]), say }).result[0]).toContain('45° + 90° = 135°')
    expect(sayStep({ step: step(-1, [2, 5, 5]), say }).result[0]).toContain('90° − 225° + 360° = 225°')
    expect(sayStep({ step: step(1, [3, 5, 0]), say }).result[0]).toContain('135° + 225° − 360° = 0°')
  })
})

describe('a missed rule in English', () => {
  const rows: [attribute: AttributeKey, shown: Value, wanted: Value, slip: Miss['slip'], text: string][] = [
    ['figure.shape', 1, 5, 'left', 'Shape: square instead of star. As in the panel to the left.'],
    ['figure.count', 4, 5, null, 'Number of figures: 4 instead of 5.'],
    [
      'figure.count',
      2,
      5,
      'axis',
      'Number of figures: 2 instead of 5. That would follow from the last column, but the rule runs along the rows.',
    ],
    ['inner.shape', null, 5, 'above', 'Inner shape: nothing instead of star. As in the panel above.'],
    [
      'lines.segments',
      7,
      3,
      'or',
      'Lines: some do not belong there. That is everything the first two panels show together.',
    ],
    ['lines.segments', 1, 3, 'and', 'Lines: some are missing. That is only what the first two panels share.'],
    ['lines.segments', 6, 3, null, 'Lines: some are missing, others do not belong there.'],
    ['lines.segments', null, 3, null, 'Lines: some are missing.'],
  ]
  it.each(rows)('%s %j instead of %j, %s', (attribute, shown, wanted, slip, text) => {
    const step = steps.find((one) => one.attribute === attribute && one.direction === 'row')!
    const miss = { attribute, part: step.part, shown, wanted, slip }
    expect(sayMiss({ miss, steps: [step], say }).join(' ')).toBe(text)
  })
})
