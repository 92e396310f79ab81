import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '@/domain/matrices/random'
import { isDirected } from '@/domain/questionnaires/directed-items'
import { type Instrument, itemsOf, type QuestionnaireItem } from '@/domain/questionnaires/instrument'
import { judgeAnswers } from '@/domain/questionnaires/judge-answers'
import { randomness } from '@/domain/questionnaires/random-answers'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

/** The tests of at least 24 statements on three scales and more: only those can be told from dice. */
const KINDS = ['types16', 'eq', 'psychology', 'map'] as const
const TAKERS = 1_200

/** What is asked, scored and keyed, and not left to the taker. */
const statements = ({ items, rules }: Instrument): QuestionnaireItem[] =>
  items.filter((item) => !item.worth && item.part !== rules?.optional?.part && !isDirected(rules, item))

const normal = ({ next }: Random): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

type Scales = Instrument['scales']

/** How far apart people, and one person's answers, lie on a scale with this alpha, SD and number of items. */
const spreadOf = (scale: Scales[number], count: number) => {
  const r = scale.alpha / (count - scale.alpha * (count - 1))
  const variance = ((scale.sd / 100) ** 2 * count) / (1 + (count - 1) * r)
  return { people: Math.sqrt(r * variance), answers: Math.sqrt((1 - r) * variance) }
}

/**
 * Somebody who reads, as the instrument itself assumes people to be: in the middle of its scales on average, which is where
 * they are hardest to tell from dice. Some use the ends of the line, some keep to the middle, some agree more than others.
 */
const reader = (instrument: Instrument, random: Random) => {
  const ends = Math.exp(0.25 * normal(random))
  const agrees = 0.05 * normal(random)
  const choices = new Map<string, number>()
  for (const scale of instrument.scales.filter(({ of }) => !of)) {
    const items = itemsOf(instrument, scale)
    const spread = spreadOf(scale, items.length)
    const place = 0.5 + spread.people * normal(random)
    for (const { id, keyed, choices: count } of items) {
      const share = place + spread.answers * normal(random)
      const shown = 0.5 + keyed * (share - 0.5) * ends + agrees
      choices.set(id, Math.min(count - 1, Math.max(0, Math.round(shown * (count - 1)))))
    }
  }
  return statements(instrument).map((item) => ({ item, choice: choices.get(item.id) ?? null, seconds: null }))
}

const dice = (instrument: Instrument, random: Random) =>
  statements(instrument).map((item) => ({ item, choice: random.below(item.choices), seconds: null }))

/** Share of takers with a caution, or with no result. */
const marked = (take: () => ReturnType<typeof reader>) => {
  const verdicts = Array.from({ length: TAKERS }, () => judgeAnswers(take()).verdict)
  return {
    any: verdicts.filter((verdict) => verdict !== 'valid').length / TAKERS,
    invalid: verdicts.filter((verdict) => verdict === 'invalid').length / TAKERS,
  }
}

describe.each(KINDS)('of %s', (kind) => {
  const instrument = SEED_INSTRUMENTS[kind]

  it('at most 5 of 100 who read are marked, and none of them loses the result', () => {
    const random = createRandom(`readers of ${kind}`)
    const { any, invalid } = marked(() => reader(instrument, random))
    expect(any).toBeLessThanOrEqual(0.05)
    expect(invalid).toBe(0)
  })

  it('at least 60 of 100 who roll dice are marked', () => {
    const random = createRandom(`dice of ${kind}`)
    expect(marked(() => dice(instrument, random)).any).toBeGreaterThanOrEqual(0.6)
  })
})

describe('randomness', () => {
  const given = (take: (item: QuestionnaireItem, index: number) => number | null) =>
    SEED_INSTRUMENTS.types16.items.map((item, index) => ({ item, choice: take(item, index) }))
  const share = (to: number) => (item: QuestionnaireItem) => (item.keyed === 1 ? to : 4 - to)

  it('is 0 for the middle throughout, and far below for one side of everything', () => {
    expect(randomness(given(() => 2))).toBe(0)
    expect(randomness(given(share(4)))).toBe(-1)
  })

  it('by hand: who takes the two ends of each scale by turns scatters twice as far as dice', () => {
    // 48 answers at 0 or 1, each a half off its scale's mean, less four means: 12 / 44 over 0.125; no lean.
    expect(randomness(given((_, index) => (index % 4 < 2 ? 0 : 4)))).toBeCloseTo(12 / 44 / 0.125, 10)
  })

  it.each([
    ['fewer than 24 answers', given((_, index) => (index < 23 ? 1 : null))],
    ['two scales', given(share(3)).filter(({ item }) => item.scale === 'ei' || item.scale === 'sn')],
    [
      'situations',
      given(share(3)).map(({ item, choice }) => ({ item: { ...item, worth: [0, 1, 2, 3, 4] }, choice })),
    ],
  ])('is not known of %s', (_, few) => {
    expect(randomness(few)).toBeNull()
  })
})
