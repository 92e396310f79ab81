import { describe, expect, it } from 'vitest'
import { tendencyOf } from '@/domain/questionnaires/map/tendency'
import { toldOf } from '../ui-report/questionnaire-told'

/** Signs of depression in the middle of their line; the question about danger to oneself apart. */
const told = (danger: number) =>
  toldOf({
    kind: 'depression',
    locale: 'EN',
    leaning: (_, item) => (item === 'dp9' ? danger : 1 / 3),
  }).report.score!.answer!.scale!

describe('where one answer forbids a range', () => {
  it('no probability of a range is printed, whether or not the figure alone says the same', () => {
    const rows = (danger: number) => told(danger).rows.map(([measure]) => measure)
    expect(
      rows(0).some((measure) => measure.includes('probability') || measure.includes('Probability')),
    ).toBe(true)
    expect(rows(1 / 3)).toHaveLength(2)
    expect([told(1 / 3).held, told(1 / 3).also]).toEqual([null, null])
  })
})

describe('a field of relations', () => {
  it.each([
    [0.8, 0, 'clear'],
    [0.6, 0, 'clear'],
    [0.5, 0, 'possible'],
    [0.3, 1, 'possible'],
    [0.1, 2, 'less'],
  ] as const)(
    'of a probability of %d at place %i is %s, without a figure',
    (probability, place, tendency) => {
      expect(tendencyOf(probability, { place, sureFrom: 0.6 })).toBe(tendency)
    },
  )
})
