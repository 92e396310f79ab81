import { describe, expect, it } from 'vitest'
import { BAND_IDS, type BandId, classify } from '@/domain/measurement/norms'
import { classChances } from '@/domain/reports/iq/score-facts'
import type { Takers } from '@/services/reports/view/read-takers'
import { sayScore } from '@/services/reports/view/say-score'
import { reportWords } from '@/services/reports/view/words'

const NOBODY: Takers = {
  all: { key: null, n: 0, mean: 0, sd: 0 },
  countries: [],
  ages: [],
  yesterday: 0,
  scores: { all: new Map(), countries: new Map(), ages: new Map() },
}

const at = (iq: number, sd: number) => ({ iq, ci95: [iq - 1.96 * sd, iq + 1.96 * sd] as const })
const whole = (chance: number) => Math.round(100 * chance)

const english = await reportWords('EN')
const told = (iq: number, sd: number) => {
  const score = { ...at(iq, sd), percentile: 50, atCeiling: false, atFloor: false }
  return sayScore(english, {
    result: { ...score, formRange: [60, 145], band: classify(iq) },
    takers: NOBODY,
  })
}

describe('the chances of the classes', () => {
  it.each<[iq: number, sd: number, likeliest: BandId, chances: Partial<Record<BandId, number>>]>([
    [100, 6, 'normal', { dullness: 0, normal: 99, superior: 1 }],
    [114.4, 6, 'normal', { normal: 53, superior: 46, very_superior: 0 }],
    [114.5, 6, 'superior', { normal: 47, superior: 53, very_superior: 1 }],
    [115, 6, 'superior', { normal: 47, superior: 53 }],
    [115.4, 6, 'superior', { normal: 47, superior: 53 }],
    [84.4, 6, 'dullness', { dullness: 53, normal: 47 }],
    [84.5, 6, 'normal', { dullness: 46, normal: 53 }],
    [69.5, 6.5, 'dullness', { borderline: 47, dullness: 52 }],
    [130.1, 6.94, 'very_superior', { superior: 46, very_superior: 51, genius: 2 }],
    [144.4, 7.5, 'very_superior', { superior: 3, very_superior: 50, genius: 47 }],
    [144.5, 7.5, 'genius', { very_superior: 45, genius: 53 }],
    [115, 12, 'normal', { normal: 48, superior: 40, very_superior: 11 }],
    [115, 0, 'superior', { normal: 0, superior: 100 }],
  ])('of %s with a standard error of %s: likeliest %s', (iq, sd, likeliest, chances) => {
    const found = classChances(at(iq, sd))
    expect(found.likeliest).toBe(likeliest)
    for (const [id, percent] of Object.entries(chances))
      expect([id, whole(found.chances[id as BandId])]).toEqual([id, percent])
  })

  it('add up to 1, and the likeliest is the class of the displayed score up to a standard error of 8.6', () => {
    for (let tenths = 500; tenths <= 1600; tenths++)
      for (const sd of [0, 4, 6, 7.5, 8.6]) {
        const { chances, likeliest } = classChances(at(tenths / 10, sd))
        expect(BAND_IDS.reduce((sum, id) => sum + chances[id], 0)).toBeCloseTo(1, 10)
        expect([tenths, sd, likeliest]).toEqual([tenths, sd, classify(tenths / 10)])
      }
  })

  it('name no other class than the one that is marked and called the likeliest, however wide the interval', () => {
    for (let tenths = 680; tenths <= 1460; tenths += 1)
      for (const sd of [6, 9, 14]) {
        const { band, bands, classes } = told(tenths / 10, sd)
        const marked = bands.find(({ id }) => id === band)
        expect(classes).toMatch(new RegExp(`^Most likely: ${marked?.name}[.;]`))
        const percents = bands.map(({ chance }) => Number.parseInt(chance ?? '0', 10))
        expect(Number.parseInt(marked?.chance ?? '', 10)).toBe(Math.max(...percents))
      }
  })
})
