import { describe, expect, it } from 'vitest'
import { deriveExplanation } from '@/domain/matrices/explain/derive-explanation'
import type { Panel } from '@/domain/matrices/panel'
import type { Rule } from '@/domain/matrices/rules'

const counts = (...values: number[]): Panel[] =>
  values.map((count) => ({ figure: { shape: 'circle', fill: 'dark', count } }))
const plain = (fill: 'none' | 'light' | 'mid' | 'dark'): Panel => ({
  figure: { shape: 'square', fill, size: 4 },
})

describe('the explanation of an item that an editor changed', () => {
  const sums = { panels: counts(1, 3, 4, 2, 5, 7, 4, 2), options: counts(6, 5, 4, 2, 3, 8), key: 0 }

  it('is none when a panel breaks the rule', () => {
    expect(deriveExplanation({ ...sums, panels: counts(1, 3, 4, 2, 5, 6, 4, 2) })).toBeNull()
  })

  it('is none when another option is declared right', () => {
    expect(deriveExplanation({ ...sums, key: 5 })).toBeNull()
  })

  it('is none when nothing changes from panel to panel', () => {
    expect(deriveExplanation({ ...sums, panels: counts(6, 6, 6, 6, 6, 6, 6, 6) })).toBeNull()
  })

  it('prefers the stored rule where a simpler one fits as well', () => {
    const panels = counts(1, 2, 3, 2, 3, 5, 3, 4)
    const rules: Rule[] = [{ attribute: 'figure.count', rule: 'arithmetic', direction: 'row' }]
    const item = { panels, options: counts(7, 5, 4, 2, 3, 8), key: 0 }
    expect(deriveExplanation({ ...item, rules })?.steps).toMatchObject([{ rule: 'arithmetic', by: 1 }])
    const ambiguous = { ...item, panels: counts(1, 2, 3, 1, 2, 3, 2, 3), options: counts(5, 4, 6, 7, 8, 9) }
    expect(deriveExplanation({ ...ambiguous, rules })?.steps).toMatchObject([{ rule: 'arithmetic' }])
    expect(deriveExplanation(ambiguous)).toBeNull()
  })

  it('blames an option that changes what is the same in all panels', () => {
    const options: Panel[] = [...counts(6, 5), { figure: { shape: 'star', fill: 'dark', count: 6 } }]
    expect(deriveExplanation({ ...sums, options })?.misses[2]).toEqual([
      { attribute: 'figure.shape', part: 'figure', shown: 5, wanted: 4, slip: 'same' },
    ])
  })

  it('reads diagonals that wrap', () => {
    const fills = ['none', 'none', 'dark', 'light', 'dark', 'dark', 'light', 'none'] as const
    const item = { panels: fills.map(plain), options: [plain('light'), plain('dark')], key: 0 }
    expect(deriveExplanation(item)?.steps).toMatchObject([
      { rule: 'distribute-three', direction: 'diagonal', values: [0, 3, 1] },
    ])
  })

  it('says nothing of the fill of a figure that comes and goes', () => {
    const inside = (shape?: 'star' | 'cross' | 'circle'): Panel => ({
      figure: { shape: 'square', fill: 'none', size: 4 },
      ...(shape && { inner: { shape, fill: 'dark' } }),
    })
    const panels = [
      ...[inside('star'), inside('star'), inside()],
      ...[inside(), inside('cross'), inside('cross')],
      ...[inside('circle'), inside()],
    ]
    const item = { panels, options: [inside('circle'), inside(), inside('star')], key: 0 }
    expect(deriveExplanation(item)).toMatchObject({
      steps: [{ attribute: 'inner.shape', part: 'inner', rule: 'distribute-two' }],
      misses: [[], [{ attribute: 'inner.shape', shown: null }], [{ attribute: 'inner.shape', shown: 5 }]],
    })
  })
})

describe('how a wrong option came about', () => {
  const slipsOf = (item: Parameters<typeof deriveExplanation>[0]) =>
    deriveExplanation(item)?.misses.map(([miss]) => miss?.slip)

  it.each([
    ['a sum taken away', counts(1, 3, 4, 2, 5, 7, 4, 2), counts(6, 2), 'reversed'],
    ['the last column added up', counts(2, 1, 3, 1, 2, 3, 4, 1), counts(5, 6), 'axis'],
    ['the panel to the left again', counts(1, 3, 4, 2, 5, 7, 5, 4), counts(9, 4), 'left'],
    ['the panel above again', counts(1, 3, 4, 2, 5, 7, 4, 2), counts(6, 7), 'above'],
    ['steps the wrong way', counts(3, 4, 5, 6, 7, 8, 2, 3), counts(4, 2), 'reversed'],
    ['a number that the row has', counts(3, 4, 9, 9, 3, 4, 4, 9), counts(3, 4), 'already'],
    ['nothing that we know', counts(1, 3, 4, 2, 5, 7, 4, 2), counts(6, 9), null],
  ])('%s', (_, panels, options, slip) => {
    expect(slipsOf({ panels, options, key: 0 })).toEqual([undefined, slip])
  })

  it.each([
    ['or', 0b1011],
    ['and', 0b0001],
    ['difference', 0b1000],
  ])('sets joined by %s instead', (slip, lines) => {
    const panels = [0b011, 0b110, 0b101, 0b11000, 0b01100, 0b10100, 0b1001, 0b0011].map(
      (mask): Panel => ({ lines: mask }),
    )
    expect(slipsOf({ panels, options: [{ lines: 0b1010 }, { lines }], key: 0 })).toEqual([undefined, slip])
  })
})

describe('bad input', () => {
  it('is refused by name', () => {
    const options = counts(1, 2)
    expect(() => deriveExplanation({ panels: counts(1, 2), options, key: 0 })).toThrow(/panels/)
    expect(() => deriveExplanation({ panels: counts(1, 2, 3, 4, 5, 6, 7, 8), options, key: 2 })).toThrow(
      /key/,
    )
  })
})
