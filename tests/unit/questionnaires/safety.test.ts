import { describe, expect, it } from 'vitest'
import type { GivenAnswer } from '@/domain/questionnaires/judge-answers'
import { readIndex } from '@/domain/questionnaires/map/read-map'
import { needsHelp } from '@/domain/questionnaires/read-safety'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

type Kind = 'depression' | 'psychology' | 'map'
type Choose = (id: string, scale: string) => number | null

/** Every item answered so, four seconds each unless said otherwise. */
const score = (kind: Kind, choose: Choose, seconds = 4) => {
  const instrument = SEED_INSTRUMENTS[kind]
  const given = instrument.items.map(
    (item): GivenAnswer => ({ item, choice: choose(item.id, item.scale), seconds }),
  )
  return scoreQuestionnaire({ instrument, given })
}

/** The least of every scale, but for the items named. */
const least =
  (but: Record<string, number | null> = {}): Choose =>
  (id) =>
    id in but ? (but[id] ?? null) : 0

/** No sign of trouble in any area of general psychology: the better end of each item. */
const well =
  (but: Record<string, number | null> = {}): Choose =>
  (id) => {
    if (id in but) return but[id] ?? null
    return SEED_INSTRUMENTS.psychology.items.find((item) => item.id === id)?.keyed === -1 ? 0 : 4
  }

const bandOf = (scored: ReturnType<typeof score>, scale: string) =>
  scored.result.scores.find((each) => each.scale === scale)?.band

/** The rules of safety, one by one, each with what is answered and what must follow. */
describe('the safety rules', () => {
  it.each([
    ['depression', 'dp9', 0, false],
    ['depression', 'dp9', 1, true],
    ['depression', 'dp9', 2, true],
    ['depression', 'dp9', 3, true],
    ['psychology', 'md6', 0, false],
    ['psychology', 'md6', 1, true],
    ['psychology', 'md6', 4, true],
  ] as const)(
    '%s: %s answered with choice %i asks for help: %s, whatever the rest',
    (kind, item, choice, asks) => {
      const rest = kind === 'depression' ? least({ [item]: choice }) : well({ [item]: choice })
      const { result } = score(kind, rest)
      expect(result.safety?.item).toBe(asks ? 'yes' : 'no')
      expect(result.safety && needsHelp(result.safety)).toBe(asks)
    },
  )

  it.each([0, 1, 2, 3, 4])('map: sa1 answered with choice %i, alone', (choice) => {
    const { result } = score('map', (id, scale) => (id === 'sa1' ? choice : scale === 'wellbeing' ? 4 : 1))
    expect(result.health?.safety?.item).toBe(choice >= 1 ? 'yes' : 'no')
    expect(result.safety).toBeUndefined()
  })

  it.each([
    // Four items of mood, each from 0 to 4: 10 of 16 is 62.5 percent, 9 is 56.3.
    [10, true],
    [9, false],
  ])('map by sums: a low mood of %i of 16', (points, asks) => {
    let left = points
    const { result } = score('map', (id, scale) => {
      if (scale !== 'mood') return id === 'sa1' ? 0 : 1
      const choice = Math.min(4, left)
      left -= choice
      return choice
    })
    expect(result.health?.safety).toEqual({ item: 'no', sums: asks })
  })

  it('an open question is told as open and never as no', () => {
    expect(score('depression', least({ dp9: null })).result.safety).toEqual({ item: 'open', sums: false })
    expect(score('psychology', well({ md6: null })).result.safety?.item).toBe('open')
    const { result } = score('map', (id) => (id === 'sa1' ? null : 1))
    expect(result.health?.safety?.item).toBe('open')
  })

  it.each([
    // Nine signs: 27 is all of them. 21 of 27 is 77.8 percent, 20 is 74.1; 15 is 55.6, 14 is 51.9.
    ['signs of 77.8 percent', { signs: 21, impairment: 0 }, true],
    ['signs of 74.1 percent, no effect on the days', { signs: 20, impairment: 0 }, true],
    ['signs of 70.4 percent, no effect on the days', { signs: 19, impairment: 0 }, false],
    ['signs of 55.6 percent and an effect of 55.6', { signs: 15, impairment: 5 }, true],
    ['signs of 55.6 percent and an effect of 44.4', { signs: 15, impairment: 4 }, false],
    ['signs of 51.9 percent and the largest effect', { signs: 14, impairment: 9 }, false],
  ])('depression by sums: %s', (_, sums, asks) => {
    const left = { ...sums }
    const { result } = score('depression', (id, scale) => {
      if (scale === 'wellbeing' || id === 'dp9') return 0
      const key = scale as keyof typeof left
      const choice = Math.min(3, left[key])
      left[key] -= choice
      return choice
    })
    expect(result.safety).toEqual({ item: 'no', sums: asks })
  })

  it.each([
    // Ten items of mood: 8 of 40 is 20 percent.
    [8, true],
    [9, false],
  ])('psychology by sums: a mood of %i of 40', (points, asks) => {
    // The question itself at its best is four of the points.
    let left = points - 4
    const { items } = SEED_INSTRUMENTS.psychology
    const { result } = score('psychology', (id, scale) => {
      const item = items.find((each) => each.id === id)!
      const wanted = scale !== 'mood' ? 4 : id === 'md6' ? 4 : Math.min(4, left)
      if (scale === 'mood' && id !== 'md6') left -= wanted
      return item.keyed === 1 ? wanted : 4 - wanted
    })
    expect(result.safety).toEqual({ item: 'no', sums: asks })
  })

  it('with a sign, depression is never told as few signs', () => {
    expect(bandOf(score('depression', least()), 'signs')).toBe('few')
    const held = score('depression', least({ dp9: 1 })).result.scores.find(({ scale }) => scale === 'signs')
    expect(held?.band).toBe('some')
    expect(held?.bands.find(({ id }) => id === 'few')?.probability).toBe(0)
    expect(held?.bands.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
    expect(held?.percent).toBeCloseTo(100 / 27, 9)
  })

  it('with a sign, mood is never told as steady', () => {
    expect(bandOf(score('psychology', well()), 'mood')).toBe('steady')
    expect(bandOf(score('psychology', well({ md6: 1 })), 'mood')).toBe('mixed')
  })

  it('with a sign, the index of a map is held at 40', () => {
    const { result } = score('map', (id, scale) => (id === 'sa1' ? 1 : scale === 'wellbeing' ? 4 : 0))
    const index = readIndex(result.health!, SEED_INSTRUMENTS.map.rules!.map!)
    expect(index).toMatchObject({ value: 40, band: 'many', capped: true })
  })

  it('careless answers hold no help back', () => {
    const fast = score('depression', least({ dp9: 3 }), 0.3)
    expect(fast.verdict).toBe('invalid')
    expect(fast.result.safety?.item).toBe('yes')
    const { verdict, result } = score('psychology', (id) => (id === 'md6' ? 2 : null))
    expect(verdict).toBe('invalid')
    expect(result.safety?.item).toBe('yes')
  })

  it('the same answer all along is no carelessness where one is well', () => {
    expect(score('depression', () => 0).verdict).toBe('valid')
  })

  it('a core sign is told though the sum is small', () => {
    expect(score('depression', least({ dp1: 2 })).result.core).toBe(true)
    expect(score('depression', least({ dp2: 3 })).result.core).toBe(true)
    expect(score('depression', least({ dp1: 1, dp2: 1 })).result.core).toBe(false)
    expect(score('depression', least({ dp3: 3 })).result.core).toBe(false)
  })

  it('the part of a map about health may be left out, and never speaks against the rest', () => {
    const play = (id: string, scale: string): number | null => {
      const { items, rules } = SEED_INSTRUMENTS.map
      const { part, keyed } = items.find((item) => item.id === id)!
      const beside = Number(id.replace(/\D/g, '')) % 2
      if (part === 6) return null
      return rules?.directed?.[id] ?? (scale === 'motive' ? 0 : keyed === 1 ? 2 + beside : 1 + beside)
    }
    const { verdict, result } = score('map', play)
    expect(verdict).toBe('valid')
    expect(result.health).toBeUndefined()
    expect(result.total).toBe(86)
    expect(result.scores.map(({ scale }) => scale)).not.toContain('mood')
  })
})
