import { describe, expect, it } from 'vitest'
import type { AttributeKey } from '@/domain/matrices/attributes'
import type { Panel } from '@/domain/matrices/panel'
import { solveItem } from '@/domain/matrices/solve/solve-item'

const counts = (...values: number[]): Panel[] =>
  values.map((count) => ({ figure: { shape: 'circle', fill: 'dark', count } }))
const turns = (...values: number[]): Panel[] =>
  values.map((rotation) => ({ figure: { shape: 'arrow', fill: 'none', rotation, size: 4 } }))
const lines = (...values: number[]): Panel[] => values.map((mask) => ({ lines: mask }))
const fills = (...values: ('none' | 'light' | 'mid' | 'dark' | 'stripe' | 'dot')[]): Panel[] =>
  values.map((fill) => ({ figure: { shape: 'square', fill, size: 4 } }))

const readingOf = (panels: Panel[], attribute: AttributeKey) =>
  solveItem({ panels, options: [] }).explanation.find((reading) => reading.attribute === attribute)!

describe('solveItem', () => {
  it.each([
    [
      'a row that keeps its value',
      fills('none', 'none', 'none', 'dot', 'dot', 'dot', 'dark', 'dark'),
      'figure.fill',
      'constant',
      'row',
      3,
    ],
    [
      'a column that keeps its value',
      fills('none', 'dot', 'dark', 'none', 'dot', 'dark', 'none', 'dot'),
      'figure.fill',
      'constant',
      'column',
      3,
    ],
    [
      'a falling diagonal that keeps its value',
      fills('mid', 'dot', 'dark', 'none', 'mid', 'dot', 'stripe', 'none'),
      'figure.fill',
      'constant',
      'diagonal',
      2,
    ],
    ['steps of one', counts(1, 2, 3, 4, 5, 6, 3, 4), 'figure.count', 'progression', 'row', 5],
    ['steps of two downwards', counts(9, 7, 5, 8, 6, 4, 5, 3), 'figure.count', 'progression', 'row', 1],
    ['turns that pass the top', turns(6, 7, 0, 1, 2, 3, 7, 0), 'figure.rotation', 'progression', 'row', 1],
    [
      'three values dealt to each row',
      fills('none', 'dot', 'dark', 'dark', 'none', 'dot', 'dot', 'dark'),
      'figure.fill',
      'distribute-three',
      'row',
      0,
    ],
    ['a sum', counts(1, 3, 4, 2, 5, 7, 4, 2), 'figure.count', 'arithmetic', 'row', 6],
    ['a remainder', counts(9, 2, 7, 4, 1, 3, 8, 3), 'figure.count', 'arithmetic', 'row', 5],
    [
      'a union',
      lines(0b011, 0b110, 0b111, 0b11000, 0b01100, 0b11100, 0b1001, 0b0011),
      'lines.segments',
      'or',
      'row',
      0b1011,
    ],
    [
      'an intersection',
      lines(0b011, 0b110, 0b010, 0b11000, 0b01100, 0b01000, 0b1001, 0b0011),
      'lines.segments',
      'and',
      'row',
      0b0001,
    ],
    [
      'an exclusive union',
      lines(0b011, 0b110, 0b101, 0b11000, 0b01100, 0b10100, 0b1001, 0b0011),
      'lines.segments',
      'xor',
      'row',
      0b1010,
    ],
    [
      'a difference',
      lines(0b011, 0b110, 0b001, 0b11000, 0b01100, 0b10000, 0b1001, 0b0011),
      'lines.segments',
      'difference',
      'row',
      0b1000,
    ],
    ['a sum of turns', turns(1, 2, 3, 3, 1, 4, 7, 3), 'figure.rotation', 'composition', 'row', 2],
  ] as const)('reads %s', (_, panels, attribute, rule, direction, value) => {
    expect(readingOf([...panels], attribute).simplest).toMatchObject({ rule, direction, value })
  })

  it('reads a figure that each row shows twice', () => {
    const cell = (shape?: 'star' | 'cross' | 'circle'): Panel => ({
      figure: { shape: 'square', fill: 'none', size: 4 },
      ...(shape && { inner: { shape, fill: 'dark' } }),
    })
    const panels = [
      ...[cell('star'), cell('star'), cell()],
      ...[cell(), cell('cross'), cell('cross')],
      ...[cell('circle'), cell()],
    ]
    const options = [cell('star'), cell('circle'), cell(), cell('cross')]
    expect(readingOf(panels, 'inner.shape').simplest).toMatchObject({
      rule: 'distribute-two',
      direction: 'row',
    })
    expect(solveItem({ panels, options }).answers).toEqual([1])
  })

  it('finds two answers among the options where 1 2 3 can be steps or a sum', () => {
    const panels = counts(1, 2, 3, 1, 2, 3, 2, 3)
    // 4 goes on in steps, 1 completes the same three numbers as in the rows above, 5 is 2 + 3.
    expect(readingOf(panels, 'figure.count').defensible).toEqual([4, 1, 5])
    expect(solveItem({ panels, options: counts(4, 5, 6, 7, 8, 9) }).answers).toEqual([0, 1])
  })

  it('defends a value that only diagonals deal out', () => {
    // Falling diagonals that wrap hold none, dot and dark; no row and no column does.
    const panels = fills('none', 'none', 'dot', 'dark', 'dot', 'dot', 'dark', 'none')
    expect(readingOf(panels, 'figure.fill').simplest).toMatchObject({
      rule: 'distribute-three',
      direction: 'diagonal',
      value: 3,
    })
  })

  it('finds no answer in noise', () => {
    const panels = fills('none', 'dot', 'dark', 'dark', 'mid', 'light', 'stripe', 'none')
    expect(readingOf(panels, 'figure.fill')).toMatchObject({ simplest: null, defensible: [], varies: true })
    expect(
      solveItem({ panels, options: fills('none', 'light', 'mid', 'dark', 'stripe', 'dot') }).answers,
    ).toEqual([])
  })

  it('accepts no option that is right in one attribute and breaks a constant', () => {
    const options: Panel[] = [
      { figure: { shape: 'circle', fill: 'dark', count: 5 } },
      { figure: { shape: 'star', fill: 'dark', count: 5 } },
    ]
    expect(solveItem({ panels: counts(1, 2, 3, 4, 5, 6, 3, 4), options }).answers).toEqual([0])
  })

  it('refuses a matrix that does not show eight panels', () => {
    expect(() => solveItem({ panels: counts(1, 2, 3), options: [] })).toThrow(RangeError)
  })
})
