import { describe, expect, it } from 'vitest'
import { BANDS } from '@/domain/measurement/norms'
import { populationShare, readableShare } from '@/domain/reports/iq/score-facts'

describe('the share of people in a stretch of scores', () => {
  it.each([
    ['85 to 114, the average class', [85, 114], 68],
    ['115 to 129', [115, 129], 14],
    ['130 to 144', [130, 144], 2],
    ['69 and below', [null, 69], 2],
  ] as const)('%s is about %s percent', (_, span, percent) => {
    expect(readableShare(populationShare(span))).toBe(percent)
  })

  it('is 100 percent over all classes together', () => {
    const ends = [...BANDS.slice(1).map(({ from }) => from), null]
    const spans = ends.map((end, index) => {
      const { from } = BANDS[index]!
      return [Number.isFinite(from) ? from : null, end === null ? null : end - 1] as const
    })
    const sum = spans.map(populationShare).reduce((one, other) => one + other, 0)
    expect(sum).toBeCloseTo(100, 10)
  })

  it('is everybody without ends, and nobody when turned round', () => {
    expect(populationShare([null, null])).toBe(100)
    expect(populationShare([120, 100])).toBe(0)
  })

  it('shows a small share with a decimal and never as none', () => {
    expect(readableShare(0.149)).toBe(0.1)
    expect(readableShare(1.26)).toBe(1.3)
    expect(readableShare(0.0001)).toBe(0.1)
    expect(readableShare(68.2)).toBe(68)
  })
})
