import { describe, expect, it } from 'vitest'
import { type Instrument, type QuestionnaireItem, worthOf } from '@/domain/questionnaires/instrument'
import { scoreScales } from '@/domain/questionnaires/score-scale'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

const item = (id: string, changes: Partial<QuestionnaireItem> = {}): QuestionnaireItem => ({
  id,
  scale: 'calm',
  part: 1,
  kind: 'agreement',
  choices: 5,
  keyed: 1,
  ...changes,
})

/** Four items of agreement, the second and fourth keyed the other way. Alpha 0.75 and SD 20: a standard error of 10. */
const CALM: Instrument = {
  items: [item('c1'), item('c2', { keyed: -1 }), item('c3'), item('c4', { keyed: -1 })],
  scales: [
    {
      id: 'calm',
      alpha: 0.75,
      sd: 20,
      norm: { mean: 50, sd: 20, n: 1000, source: 'made up for this test' },
      bands: [
        { id: 'low', from: 0 },
        { id: 'middle', from: 40 },
        { id: 'high', from: 60 },
      ],
    },
  ],
  mostMissing: 0.25,
}

const scoreOf = (choices: Record<string, number | null>) => scoreScales(CALM, choices).scores[0]

describe('what a choice is worth', () => {
  it.each([
    ['a later choice is more where the item is keyed forward', item('a'), 4, 4],
    ['and less where it is keyed backward', item('a', { keyed: -1 }), 4, 0],
    [
      'a situation has a worth of its own',
      item('a', { kind: 'situation', choices: 4, worth: [0, 3, 1, 2] }),
      1,
      3,
    ],
  ])('%s', (_, given, choice, worth) => expect(worthOf(given, choice)).toBe(worth))

  it.each([
    ['the sixth', 5],
    ['one before the first', -1],
    ['one between two', 1.5],
    ['what is no number', Number.NaN],
  ])('%s of five choices is refused', (_, choice) => {
    expect(() => worthOf(item('a'), choice)).toThrow(/no choice/)
  })
})

describe('a scale, computed by hand', () => {
  it.each([
    // 4/4, 4/4, 4/4, 4/4
    ['all the way', { c1: 4, c2: 0, c3: 4, c4: 0 }, 100, 'high'],
    ['not at all', { c1: 0, c2: 4, c3: 0, c4: 4 }, 0, 'low'],
    // 2/4 four times
    ['in the middle', { c1: 2, c2: 2, c3: 2, c4: 2 }, 50, 'middle'],
    // 3/4, 3/4, 2/4, 4/4 = 12/16
    ['three quarters', { c1: 3, c2: 1, c3: 2, c4: 0 }, 75, 'high'],
    // 3/4, 1/4, 2/4 of three answered = 6/12; the fourth is left open
    ['one left open', { c1: 3, c2: 3, c3: 2, c4: null }, 50, 'middle'],
    // A straight line down one side says nothing where items are keyed both ways.
    ['the same answer to all', { c1: 4, c2: 4, c3: 4, c4: 4 }, 50, 'middle'],
  ])('%s', (_, choices, percent, band) => {
    expect(scoreOf(choices)).toMatchObject({ percent, band, sem: 10 })
  })

  it('has an interval of 1.96 standard errors, cut at its ends', () => {
    expect(scoreOf({ c1: 2, c2: 2, c3: 2, c4: 2 })?.ci95).toEqual([30.4, 69.6])
    expect(scoreOf({ c1: 4, c2: 0, c3: 4, c4: 0 })?.ci95).toEqual([80.4, 100])
  })

  it('says how probable each band is: at 50, one standard error from either border, 68 % for the middle', () => {
    const bands = scoreOf({ c1: 2, c2: 2, c3: 2, c4: 2 })?.bands ?? []
    expect(bands.map(({ probability }) => probability.toFixed(4))).toEqual(['0.1587', '0.6827', '0.1587'])
    expect(bands.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })

  it('has a percentile by its norm, at 68.75 percent z is 0.9375', () => {
    expect(scoreOf({ c1: 3, c2: 1, c3: 2, c4: 1 })?.percentile).toBeCloseTo(82.57, 2)
    expect(scoreOf({ c1: 2, c2: 2, c3: 2, c4: 2 })?.percentile).toBeCloseTo(50, 10)
  })

  it('has none without a norm', () => {
    const [scale] = CALM.scales
    const { scores } = scoreScales(
      { ...CALM, scales: [{ ...scale!, norm: null }] },
      { c1: 2, c2: 2, c3: 2, c4: 2 },
    )
    expect(scores[0]?.percentile).toBeNull()
  })

  it('is not scored with more open than the instrument allows', () => {
    expect(scoreScales(CALM, { c1: 2, c2: 2 })).toEqual({ scores: [], unscored: ['calm'] })
    expect(scoreScales(CALM, {})).toEqual({ scores: [], unscored: ['calm'] })
  })
})

describe('a score exactly on a border', () => {
  const kinds = ['depression', 'psychology', 'map'] as const
  const borders = kinds.flatMap((kind) =>
    SEED_INSTRUMENTS[kind].scales.flatMap((scale) =>
      scale.bands.slice(1).map(({ id, from }) => [kind, scale.id, from, id] as const),
    ),
  )

  it.each(borders)('%s: %s of %d is "%s", as its line is drawn', (kind, id, from, band) => {
    const instrument = SEED_INSTRUMENTS[kind]
    const scale = instrument.scales.find((each) => each.id === id)!
    // One item alone, of as many choices as it takes to reach the border.
    const items = [{ id: 'x', scale: id, part: 1, kind: 'agreement', choices: 2001, keyed: 1 } as const]
    const { scores } = scoreScales(
      { items, scales: [{ ...scale, of: undefined }], mostMissing: 0 },
      { x: Math.round(20 * from) },
    )
    expect(scores[0]?.percent).toBeCloseTo(from, 9)
    expect(scores[0]?.band).toBe(band)
  })
})
