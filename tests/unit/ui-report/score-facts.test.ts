import { describe, expect, it } from 'vitest'
import { bandRange, type Score, scoreFacts } from '@/ui/report/score/score-facts'

const score: Score = {
  iq: 108.4,
  ci95: [95.6, 120.4],
  percentile: 71.23,
  band: 'normal',
  atCeiling: false,
  atFloor: false,
  formRange: [64.2, 141.8],
  raw: 19,
  dimensions: [],
  lateDrop: null,
  reaction: null,
  normVersion: 'provisional-1',
  scoringVersion: 'eap-3pl-1',
}

describe('what may be said of a score', () => {
  it('is a whole number inside a whole interval', () => {
    expect(scoreFacts(score)).toEqual({
      kind: 'point',
      iq: 108,
      low: 96,
      high: 120,
      rank: { better: 71, betterLow: 38, betterHigh: 91 },
    })
  })

  it('is "at least" when no scored answer was wrong', () => {
    expect(scoreFacts({ ...score, iq: 141.8, atCeiling: true })).toMatchObject({ kind: 'at_least', iq: 142 })
  })

  it('is no number at all at the floor, only how far down the form reaches', () => {
    expect(scoreFacts({ ...score, atFloor: true })).toEqual({ kind: 'below', floor: 64 })
  })

  it('never claims that somebody is better than all, or than none', () => {
    const top = scoreFacts({ ...score, percentile: 99.98, ci95: [130, 170] })
    const bottom = scoreFacts({ ...score, percentile: 0.02, ci95: [30, 60] })
    expect(top).toMatchObject({ rank: { better: 99, betterHigh: 99 } })
    expect(bottom).toMatchObject({ rank: { better: 1, betterLow: 1 } })
  })
})

describe('the scores of a class', () => {
  it.each([
    ['borderline', [null, 69]],
    ['normal', [85, 114]],
    ['genius', [145, null]],
  ] as const)('%s spans %j', (band, range) => {
    expect(bandRange(band)).toEqual(range)
  })
})
