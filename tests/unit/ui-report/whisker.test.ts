import { describe, expect, it } from 'vitest'
import { levelOf } from '@/domain/measurement/dimensions/dimensions'
import { normalTails } from '@/domain/measurement/normal'
import { LEVEL_CUTS, percentOf, REFERENCE, whiskerOf } from '@/ui/report/dimensions/whisker'

describe('a dimension on its track', () => {
  it('puts the average in the middle and three standard deviations at the ends', () => {
    expect([-3, 0, 3].map(percentOf)).toEqual([0, 50, 100])
  })

  it('draws one standard error to either side', () => {
    expect(whiskerOf({ z: 0, se: 0.6 })).toEqual({
      at: 50,
      from: 40,
      to: 60,
      openLeft: false,
      openRight: false,
    })
  })

  it('keeps inside the track and says that the whisker runs on', () => {
    expect(whiskerOf({ z: 2.9, se: 0.5 })).toMatchObject({ to: 100, openRight: true, openLeft: false })
    expect(whiskerOf({ z: -4, se: 0.5 })).toMatchObject({ at: 0, from: 0, openLeft: true })
  })

  it('has its reference range from the 16th to the 84th percentile', () => {
    expect(REFERENCE.map((z) => Math.round(normalTails(z).below * 100))).toEqual([16, 84])
  })

  it('cuts its track where the measurement changes the level', () => {
    for (const cut of LEVEL_CUTS) expect(levelOf(cut)).toBe(levelOf(cut - 0.001) + 1)
  })
})
