import { describe, expect, it } from 'vitest'
import { betaInterval } from '@/domain/questionnaires/map/beta-interval'
import {
  interpretationsOf,
  keywordsOf,
  type MapReadings,
  readIndex,
  readMotive,
  readQuadrant,
  readType,
} from '@/domain/questionnaires/map/read-map'
import { readCentile } from '@/domain/questionnaires/read-centile'
import { type ScaleScore, scoreScales } from '@/domain/questionnaires/score-scale'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

const { map: instrument } = SEED_INSTRUMENTS
const rules = instrument.rules!.map!

const score = (scale: string, percent: number, sem = 7): ScaleScore => ({
  scale,
  percent,
  sem,
  ci95: [0, 100],
  answered: 6,
  of: 6,
  band: '',
  bands: [],
  percentile: null,
})

describe('the interval of a share', () => {
  it.each([
    // Beta(1, 1) is flat: the middle 80 percent. Beta(7, 1): x^7 = 0.1 and 0.9. Beta(1, 7): mirrored.
    [1, 1, 0.1, 0.9],
    [7, 1, 0.1 ** (1 / 7), 0.9 ** (1 / 7)],
    [1, 7, 1 - 0.9 ** (1 / 7), 1 - 0.1 ** (1 / 7)],
  ])('of Beta(%i, %i)', (alpha, beta, low, high) => {
    const interval = betaInterval({ alpha, beta, level: 0.8 })
    expect(interval[0]).toBeCloseTo(low, 7)
    expect(interval[1]).toBeCloseTo(high, 7)
  })
})

describe('the intelligence type', () => {
  const puzzles = (right: number, lure: number) =>
    Array.from({ length: 6 }, (_, index) => ({
      item: `pz${index + 1}`,
      outcome:
        index < right ? ('right' as const) : index < right + lure ? ('lure' as const) : ('other' as const),
    }))
  it.each([
    [4, 2, 'reflective'],
    [3, 1, 'neutral'],
    [2, 0, 'neutral'],
    [3, 0, 'neutral'],
    [3, 2, 'neutral'],
    [3, 3, 'neutral'],
    [2, 3, 'neutral'],
    [2, 4, 'intuitive'],
    [0, 2, 'neutral'],
    [1, 4, 'intuitive'],
    [0, 0, 'neutral'],
  ])('%i right and %i tempting is %s', (right, lure, type) => {
    expect(readType({ puzzles: puzzles(right, lure) }, rules)).toMatchObject({ type, right, lure })
  })
})

it('of people who only guess among four choices, at most one in ten is called reflective or intuitive', () => {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  const puzzles = (right: number, lure: number) =>
    Array.from({ length: 6 }, (_, index) => ({
      item: `pz${index + 1}`,
      outcome:
        index < right ? ('right' as const) : index < right + lure ? ('lure' as const) : ('other' as const),
    }))
  let share = 0
  for (let right = 0; right <= 6; right++)
    for (let lure = 0; right + lure <= 6; lure++) {
      const other = 6 - right - lure
      const ways = factorial(6) / (factorial(right) * factorial(lure) * factorial(other))
      const { type } = readType({ puzzles: puzzles(right, lure) }, rules)
      if (type !== 'neutral') share += ways * 0.25 ** (right + lure) * 0.5 ** other
    }
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThanOrEqual(0.1)
})

describe('the relationship quadrant', () => {
  const read = (anxiety: number, avoidance: number) =>
    readQuadrant([score('anxiety', anxiety), score('avoidance', avoidance)], {
      scales: instrument.scales,
      rules,
    })!

  it('is not read where one of its two lines has no score', () => {
    expect(readQuadrant([score('anxiety', 20)], { scales: instrument.scales, rules })).toBeNull()
  })

  it.each([
    [20, 10, 'secure'],
    [80, 10, 'preoccupied'],
    [20, 80, 'dismissing'],
    [80, 80, 'fearful'],
  ])('worry %i and distance %i is %s', (anxiety, avoidance, quadrant) => {
    expect(read(anxiety, avoidance).quadrant).toBe(quadrant)
  })

  it('on both lines all four are as probable, and none is named', () => {
    const { quadrant, cells } = read(51.5, 38.5)
    expect(quadrant).toBeNull()
    for (const { probability } of cells) expect(probability).toBeCloseTo(0.25, 9)
  })

  it('one standard error beyond one line, far from the other, is 84.1 percent sure', () => {
    expect(read(58.5, 0).cells[0]).toEqual({ id: 'preoccupied', probability: expect.closeTo(0.8413, 3) })
  })
})

describe('the consumption motive', () => {
  const read = (picks: number[]) => {
    const names = ['social', 'result', 'emotional', 'quality']
    const answered = picks.reduce((sum, each) => sum + each, 0)
    return readMotive(
      {
        puzzles: [],
        motive: { answered, picks: Object.fromEntries(names.map((name, at) => [name, picks[at]!])) },
      },
      rules,
    )!
  }
  it.each([
    [[5, 1, 1, 1], ['social']],
    [[4, 2, 1, 1], ['social']],
    [
      [1, 3, 4, 0],
      ['emotional', 'result'],
    ],
    [[3, 2, 2, 1], []],
    [[2, 2, 2, 2], []],
  ])('of picks %j leads %j', (picks, lead) => {
    expect(read(picks).lead).toEqual(lead)
  })

  it('is not read where too few choices were made', () => {
    expect(read([3, 1, 1, 1])).toBeNull()
  })
})

describe('the mental-health index', () => {
  const read = (mood: number, tension: number, wellbeing: number, item: 'yes' | 'no' = 'no') =>
    readIndex(
      {
        scores: [score('mood', mood, 10), score('tension', tension, 10), score('wellbeing', wellbeing, 10)],
        safety: { item, sums: false },
      },
      rules,
    )
  it.each([
    // 100 - (0.4 mood + 0.3 tension + 0.3 (100 - wellbeing))
    [0, 0, 100, 100, 'few'],
    [25, 25, 75, 75, 'few'],
    [50, 50, 50, 50, 'some'],
    [100, 100, 0, 0, 'many'],
  ])('of %i, %i and %i is %i', (mood, tension, wellbeing, value, band) => {
    expect(read(mood, tension, wellbeing)).toMatchObject({ value, band, capped: false })
  })

  it('its standard error is that of the weighted sum: 10 * sqrt(0.34) = 5.83', () => {
    expect(read(50, 50, 50)?.ci95).toEqual([39, 61])
  })

  it('a low mood of 60 percent is not balanced by the rest', () => {
    expect(read(60, 0, 100)).toMatchObject({ value: 40, capped: true, band: 'many' })
    expect(read(59, 0, 100)).toMatchObject({ value: 76, capped: false })
  })

  it('a sign of danger is not balanced either', () => {
    expect(read(0, 0, 100, 'yes')).toMatchObject({ value: 40, capped: true })
    expect(read(100, 100, 0, 'yes')).toMatchObject({ value: 0, capped: false })
  })

  it('without one of its scales there is none', () => {
    expect(readIndex({ scores: [score('mood', 10)], safety: null }, rules)).toBeNull()
  })
})

describe('keywords and key interpretations', () => {
  const readings = (is: Record<string, [string, number]>): MapReadings =>
    Object.fromEntries(Object.entries(is).map(([id, [band, sure]]) => [id, { is: band, sure }]))
  const all = readings({
    E: ['high', 0.9],
    A: ['high', 0.8],
    C: ['middle', 0.5],
    N: ['low', 0.7],
    O: ['middle', 0.55],
    type: ['neutral', 0.6],
    quadrant: ['secure', 0.65],
  })

  it('take the surest, and none that says again what another said', () => {
    // Warmth is E and A; sociability is E alone, surer; consideration is A alone, said by warmth already or before it.
    const words = keywordsOf(rules, all)
    expect(words[0]).toBe('sociability')
    expect(words).toContain('trust')
    expect(words.length).toBeLessThanOrEqual(rules.keywords.most)
    expect(words.length).toBeGreaterThanOrEqual(rules.keywords.least)
  })

  it('give three even where nothing is sure', () => {
    const unsure = readings({
      E: ['middle', 0.4],
      A: ['middle', 0.4],
      C: ['middle', 0.4],
      N: ['middle', 0.4],
    })
    expect(keywordsOf(rules, unsure)).toHaveLength(3)
  })

  it('need both dimensions to be sure', () => {
    expect(interpretationsOf(rules, all)).toContain('kindAndClear')
    expect(interpretationsOf(rules, all)).toContain('boldAndSteady')
    const unsure = readings({ A: ['high', 0.5], quadrant: ['secure', 0.9] })
    expect(interpretationsOf(rules, unsure)).toEqual([])
  })
})

describe('a percentile from centiles', () => {
  const centiles = [10, 30, 50, 70, 90]
  it.each([
    [5, { kind: 'below', percent: 5 }],
    [10, { kind: 'at', percent: 5 }],
    [20, { kind: 'at', percent: 15 }],
    [50, { kind: 'at', percent: 50 }],
    [60, { kind: 'at', percent: 63 }],
    [90, { kind: 'at', percent: 95 }],
    [91, { kind: 'above', percent: 95 }],
  ])('of %i', (percent, centile) => {
    expect(readCentile(percent, centiles)).toEqual(centile)
  })
})

describe('the scales of a map', () => {
  it('take intimacy the other way into distance, and worry is the opposite of security', () => {
    const choices = Object.fromEntries(
      instrument.items.map((item) => [item.id, item.keyed === 1 ? item.choices - 1 : 0]),
    )
    const { scores } = scoreScales(instrument, choices)
    const percentOf = (id: string) => scores.find(({ scale }) => scale === id)?.percent
    expect(percentOf('intimacy')).toBe(100)
    expect(percentOf('independence')).toBe(100)
    // Six items of intimacy say nothing of distance, six of independence all of it.
    expect(percentOf('avoidance')).toBe(50)
    expect(percentOf('anxiety')).toBe(0)
  })

  it('compare traits with a norm only by its centiles', () => {
    const choices = Object.fromEntries(instrument.items.map(({ id }) => [id, 2]))
    const { scores } = scoreScales(instrument, choices)
    expect(scores.every(({ percentile }) => percentile === null)).toBe(true)
  })
})
