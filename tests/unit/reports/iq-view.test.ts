import { describe, expect, it } from 'vitest'
import { iqTold } from '@/domain/api/iq-shapes'
import { LOCALES } from '@/domain/locale/locales'
import { scoreSitting } from '@/domain/measurement/score-sitting'
import { scoredItem } from '@/domain/measurement/scored-item'
import { FAMILIES } from '@/domain/reports/iq/families'
import type { Sentence } from '@/domain/reports/iq/open-with'
import type { Puzzle } from '@/domain/reports/iq/puzzle'
import { populationShare } from '@/domain/reports/iq/score-facts'
import { type IqResult, type IqTaking, iqView } from '@/services/reports/view/iq-view'
import type { Takers } from '@/services/reports/view/read-takers'
import { sayOpening } from '@/services/reports/view/say-opening'
import { reportWords } from '@/services/reports/view/words'
import { calmSitting } from '../measurement/support/sittings'

const NOBODY: Takers = {
  all: { key: null, n: 0, mean: 0, sd: 0 },
  countries: [],
  ages: [],
  yesterday: 0,
  scores: { all: new Map(), countries: new Map(), ages: new Map() },
}

/** `n` people evenly from 15 points below the mean to 15 above it. */
const scores = (n: number, mean: number) => {
  const points = Array.from({ length: n }, (_, index) => Math.round(mean - 15 + (30 * index) / (n - 1)))
  return new Map(points.map((point) => [point, points.filter((other) => other === point).length]))
}
const group = <Key>(key: Key, n: number, mean: number) => ({ key, n, mean, sd: 9 })
const MANY: Takers = {
  all: group(null, 900, 101),
  countries: [group('US', 400, 104), group('DE', 300, 98), group('FR', 199, 120)],
  ages: [group(25, 250, 100), group(35, 40, 100)],
  yesterday: 12,
  scores: {
    all: scores(900, 101),
    countries: new Map([
      ['US', scores(400, 104)],
      ['DE', scores(300, 98)],
      ['FR', scores(199, 120)],
    ]),
    ages: new Map([
      [25, scores(250, 100)],
      [35, scores(40, 100)],
    ]),
  },
}

const taking = (right: number, rest: Partial<IqTaking> = {}): IqTaking => {
  const sitting = calmSitting(right)
  const result = scoreSitting(sitting) as IqResult
  const puzzles: Puzzle[] = sitting.items.map((item, index) => ({
    position: index + 1,
    outcome: sitting.responses[index] === 1 ? 'right' : 'wrong',
    seconds: sitting.times[index] ?? null,
    item: scoredItem(item),
  }))
  return {
    result,
    puzzles,
    takers: NOBODY,
    person: { country: 'US', age: null },
    timing: 'standard',
    caution: false,
    ranked: true,
    ...rest,
  }
}

const english = await reportWords('EN')

describe('what the report of an IQ test says', () => {
  it('never tells a number without its interval, nor a class without how likely it is', () => {
    const { score } = iqView(english, taking(20))
    expect(score.headline).toBe(String(score.iq))
    expect(score.interval).toBe(`95% interval: ${score.ends[0]} to ${score.ends[1]}, for careful work.`)
    expect(score.classes).toMatch(/^Most likely: /)
  })

  it('says "at least" where nothing was missed, and no number below the range', () => {
    const all = iqView(english, taking(30)).score
    expect(all.headline).toBe(`at least ${all.iq}`)
    expect(all.ends[1]).toBeNull()
    const none = iqView(english, taking(4))
    expect(none.score).toMatchObject({ iq: null, interval: null, classes: null, band: null })
    expect(none.opening.paragraphs).toHaveLength(1)
    expect(none.rank).toBeNull()
  })

  it('of 8 of 30 right says that it could not be measured, and no figure, class or dimension of it', () => {
    const told = iqView(english, taking(8))
    expect(told.score).toMatchObject({
      headline: 'Could not be measured this time',
      iq: null,
      ends: [null, null],
      interval: null,
      classes: null,
      bands: [],
      drawing: null,
      point: null,
    })
    expect([told.rank, told.dimensions, told.puzzles?.families]).toEqual([null, null, []])
    expect(told.about.names).toBeNull()
    const said = JSON.stringify([told.score, told.opening, told.puzzles?.said])
    expect(said).not.toMatch(/\b49\b|there or below|lowest result|Concentration/i)
    expect(said).toContain('free')
  })

  it('calls no pace slow or fast: at 40 seconds a puzzle it tells the seconds and no level', () => {
    const slow = taking(28)
    const puzzles = slow.puzzles.map((puzzle) => ({ ...puzzle, seconds: 40 }))
    const told = iqView(english, { ...slow, puzzles })
    expect(JSON.stringify([told.opening, told.dimensions?.list])).not.toMatch(/slower than|faster than about/)
    expect(told.dimensions?.list.find(({ id }) => id === 'speed')).toMatchObject({
      level: null,
      levelName: '40 seconds',
      z: null,
    })
    expect(told.opening.paragraphs[0]).toContain('40 seconds')
  })

  it('warns of a result whose median is below six seconds', () => {
    const quick = taking(20)
    const at = (seconds: number) =>
      iqView(english, { ...quick, puzzles: quick.puzzles.map((puzzle) => ({ ...puzzle, seconds })) }).about
    expect(at(5).cautions.join(' ')).toContain('less than six seconds')
    expect(at(6).cautions).toEqual([])
  })

  it('names dimensions without evidence once, at the end', () => {
    const { result, ...rest } = taking(20)
    const dimensions = result.dimensions.map((each) =>
      each.id === 'memory' ? { ...each, level: null, note: 'not_precise' as const } : each,
    )
    const told = iqView(english, { ...rest, result: { ...result, dimensions } }).dimensions
    expect(told?.list.some(({ id }) => id === 'memory')).toBe(false)
    expect(told?.without).toContain('Memory')
  })

  it('holds no rank where the ranking is not open', () => {
    expect(iqView(english, taking(20, { ranked: false })).rank).toBeNull()
  })

  it('names no option, key or parameter of a puzzle', () => {
    const { puzzles } = iqView(english, taking(20))
    expect(Object.keys(puzzles?.list[0] ?? {}).toSorted()).toEqual([
      'ofHundred',
      'outcome',
      'position',
      'seconds',
    ])
  })

  it('names the share of the highest class as its table has it', () => {
    const [, named] = /1 in (\d+)/.exec(english.t('score.band.genius')) ?? []
    expect(Math.round(100 / populationShare([145, null]) / 10) * 10).toBe(Number(named))
  })

  it('shows a group of takers from 200 first results on', () => {
    const few = iqView(english, taking(20)).rank?.takers
    expect(few).toMatchObject({ all: null, age: null, country: null, countries: [] })
    const person = { country: 'US', age: 30 }
    const many = iqView(english, taking(20, { takers: MANY, person })).rank?.takers
    expect(many?.age?.said).toMatch(/^Among 250 people aged 25 to 34, you score higher than \d+ in 100\.$/)
    expect(many?.country?.said).toContain('in United States')
    expect(many?.countries.map(({ code, rank, own }) => [code, rank, own])).toEqual([
      ['US', 1, true],
      ['DE', 2, false],
    ])
    const other = iqView(english, taking(20, { takers: MANY, person: { country: 'FR', age: 40 } })).rank
    expect(other?.takers).toMatchObject({ age: null, country: null })
  })

  it('lists ten countries by their means, and the own one where it stands further down', () => {
    const codes = ['US', 'DE', 'FR', 'ES', 'PT', 'CN', 'HK', 'JP', 'KR', 'IT', 'GB', 'AT']
    const countries = codes.map((code, index) => group(code, 400, 110 - index)).toReversed()
    const ranksFor = (country: string) =>
      iqView(
        english,
        taking(20, { takers: { ...MANY, countries }, person: { country, age: null } }),
      ).rank?.takers.countries.map(({ rank }) => rank)
    const ten = Array.from({ length: 10 }, (_, index) => index + 1)
    expect(ranksFor('FR')).toEqual(ten)
    expect(ranksFor('AT')).toEqual([...ten, 12])
  })

  it('counts nobody with the same displayed score as lower', () => {
    const own = Math.round(taking(20).result.iq)
    const all = new Map([
      [own - 1, 300],
      [own, 100],
      [own + 1, 600],
    ])
    const takers = { ...MANY, all: group(null, 1000, 101), scores: { ...MANY.scores, all } }
    expect(iqView(english, taking(20, { takers })).rank?.takers.all).toEqual({
      said: 'Among 1,000 people who took it for the first time, you score higher than 30 in 100.',
      betterThan: 30,
      n: 1000,
    })
  })

  it('tells the average of the takers, and how many handed in yesterday', () => {
    expect(iqView(english, taking(20, { takers: MANY })).score.takers).toEqual([
      'The average of 900 people who took this test for the first time is 101.',
      'Yesterday 12 people handed it in.',
    ])
    expect(iqView(english, taking(20)).score.takers).toEqual([
      'The average of those who took this test is shown once there are 200 valid first results (so far: 0).',
    ])
  })

  it('tells of a result whose answers are gone what the result alone says', () => {
    const told = iqView(english, taking(20, { puzzles: [] }))
    expect(told.puzzles).toBeNull()
    expect(told.opening.paragraphs).toEqual([])
  })
})

const numbers = [3, 7]
const ALL: Sentence[] = [
  { say: 'below', right: 4, of: 30 },
  { say: 'all', of: 30 },
  {
    say: 'solved',
    right: 9,
    of: 30,
    byRules: [
      { right: 9, of: 9 },
      { right: 1, of: 1 },
      { right: 0, of: 20 },
    ],
  },
  {
    say: 'solved',
    right: 9,
    of: 30,
    byRules: [
      { right: 8, of: 9 },
      { right: 12, of: 12 },
      { right: 9, of: 9 },
    ],
  },
  { say: 'hardest', position: 12, ofHundred: 20 },
  ...FAMILIES.flatMap((family): Sentence[] => [
    { say: 'lost', family, right: 1, of: 5, numbers },
    { say: 'best', family, right: 4, of: 5, numbers },
  ]),
  { say: 'spread' },
  ...FAMILIES.map((family): Sentence => ({ say: 'missedKind', family, numbers })),
  { say: 'easiest', position: 3, ofHundred: 88, seconds: 5 },
  { say: 'easiest', position: 4, ofHundred: 88, seconds: null },
  { say: 'hastyMisses', count: 2, of: 5, numbers },
  { say: 'timed', seconds: 1 },
  { say: 'hasty', wrong: 4, right: 9, slips: 2, numbers },
  { say: 'hurried', wrong: 4, right: 9 },
  { say: 'persistent', wrong: 40, right: 9 },
  { say: 'slips', slips: 2, numbers },
  { say: 'noSlips' },
  { say: 'even', from: 8, to: 12 },
  { say: 'uneven', from: 2, to: 50 },
  { say: 'tired' },
  { say: 'open', count: 1 },
]

describe.each(LOCALES)('in %s', (locale) => {
  it('says every sentence of a beginning, with nothing left to fill in', async () => {
    const words = await reportWords(locale)
    const { paragraphs } = sayOpening(
      words,
      ALL.map((sentence) => [sentence]),
    )
    expect(paragraphs).toHaveLength(ALL.length)
    for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/[{}<>]|iqReport|undefined|NaN/)
    expect(new Set(paragraphs).size).toBe(ALL.length)
  })

  it('says whole reports of the shape that the call answers', async () => {
    const words = await reportWords(locale)
    for (const right of [3, 12, 16, 20, 24, 29, 30]) {
      const told = iqView(words, taking(right, { takers: MANY, caution: true, timing: 'x1_5' }))
      expect(iqTold.parse(told)).toEqual(told)
      expect(JSON.stringify(told)).not.toMatch(/iqReport\.|report\.result|undefined|NaN/)
    }
  })
})
