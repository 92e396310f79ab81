import { describe, expect, it } from 'vitest'
import { rankBar } from '@/ui/report/score/rank-bar'

describe('the ranks of a country', () => {
  it.each([
    [{ best: 1, worst: 10 }, 10, { from: 0, width: 100 }],
    [{ best: 1, worst: 1 }, 10, { from: 0, width: 10 }],
    [{ best: 10, worst: 10 }, 10, { from: 90, width: 10 }],
    [{ best: 1, worst: 1 }, 1, { from: 0, width: 100 }],
  ])('lie on a bar: %j of %i', (ranks, last, bar) => {
    expect(rankBar(ranks, last)).toEqual(bar)
  })
})
