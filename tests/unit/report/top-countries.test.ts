import { describe, expect, it } from 'vitest'
import { rankBar, topCountries } from '@/ui/report/score/top-countries'
import { sampleTold } from './sample-told'

const { countries } = sampleTold().rank!.takers

describe('the countries', () => {
  it('are the first ten by rank, and the own one behind them', () => {
    const shown = topCountries(countries.toReversed()).map(({ rank }) => rank)
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
  })

  it('are not more where the own one is among the ten', () => {
    const mine = countries.map((each) => ({ ...each, own: each.rank === 3 }))
    expect(topCountries(mine)).toHaveLength(10)
  })

  it.each([
    [{ best: 1, worst: 10 }, 10, { from: 0, width: 100 }],
    [{ best: 1, worst: 1 }, 10, { from: 0, width: 10 }],
    [{ best: 10, worst: 10 }, 10, { from: 90, width: 10 }],
    [{ best: 1, worst: 1 }, 1, { from: 0, width: 100 }],
  ])('have their ranks on a bar: %j of %i', (ranks, last, bar) => {
    expect(rankBar(ranks, last)).toEqual(bar)
  })
})
