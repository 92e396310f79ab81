import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { directionsMissed, isDirected } from '@/domain/questionnaires/directed-items'
import { scoreQuestionnaire } from '@/domain/questionnaires/score-questionnaire'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { readMessages } from '@/i18n/messages'
import { instrumentDocument } from '@/seed/instruments/documents'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

const KINDS = Object.keys(SEED_INSTRUMENTS) as (keyof typeof SEED_INSTRUMENTS)[]
const directedOf = (kind: (typeof KINDS)[number]) =>
  Object.entries(SEED_INSTRUMENTS[kind].rules?.directed ?? {})
const LONG = KINDS.filter((kind) => directedOf(kind).length > 0)

describe('statements that only say which choice to make', () => {
  it('are two in each test of fifty statements and more, in different parts, and in no other', () => {
    for (const kind of KINDS) {
      const { items, rules } = SEED_INSTRUMENTS[kind]
      const asked = items.filter((item) => !isDirected(rules, item))
      const directed = items.filter((item) => isDirected(rules, item))
      expect([kind, directed.length]).toEqual([kind, asked.length >= 50 ? 2 : 0])
      expect(new Set(directed.map(({ part }) => part)).size).toBe(directed.length)
    }
  })

  it.each(LONG)('of %s are of no scale that is scored', (kind) => {
    const { scales } = SEED_INSTRUMENTS[kind]
    const named = scales.flatMap(({ id, of = [] }) => [id, ...of])
    for (const { scale } of SEED_INSTRUMENTS[kind].items.filter((item) =>
      isDirected(SEED_INSTRUMENTS[kind].rules, item),
    ))
      expect(named).not.toContain(scale)
  })

  it.each(LOCALES)('name in %s the choice by the words that stand below them', async (locale) => {
    const { scale } = (await readMessages(locale)).questionnaire
    for (const kind of LONG) {
      const { words, instrument } = wordedInstrumentOf(instrumentDocument(kind))
      const { items, phrases } = words[locale]
      for (const [id, choice] of directedOf(kind)) {
        const { kind: shown } = instrument.items.find((item) => item.id === id)!
        const place = String(choice + 1) as '1'
        const said = shown === 'agreement' ? scale[place] : phrases[`sets.often.${place}`]
        expect(items[id]?.text).toMatch(new RegExp(`[“„«「‘]\\s?${said}\\s?[”“»」’]`))
      }
    }
  })
})

describe.each(LONG)('the directions of %s', (kind) => {
  const instrument = SEED_INSTRUMENTS[kind]
  const [first = '', second = ''] = directedOf(kind).map(([id]) => id)
  /** The middle of everything, or one choice beside it; the directions as named. */
  const given = (but: Record<string, number | null>) =>
    instrument.items.map((item, index) => ({
      item,
      choice:
        item.id in but ? (but[item.id] ?? null) : (instrument.rules?.directed?.[item.id] ?? 1 + (index % 2)),
      seconds: 5,
    }))

  it.each([
    [{}, 0, [], 'valid'],
    [{ [first]: null, [second]: null }, 0, [], 'valid'],
    [{ [first]: 4 }, 1, ['missed_direction'], 'caution'],
    [{ [first]: 4, [second]: null }, 1, ['missed_direction'], 'caution'],
    [{ [first]: 4, [second]: 0 }, 2, ['missed_directions'], 'invalid'],
  ])('answered %j: %i missed', (but, missed, codes, verdict) => {
    expect(directionsMissed(instrument.rules ?? {}, given(but))).toBe(missed)
    expect(scoreQuestionnaire({ instrument, given: given(but) })).toMatchObject({ codes, verdict })
  })

  it('change no score, and are not among the statements that are counted', () => {
    const [followed, missed] = [{}, { [first]: 4, [second]: 0 }].map(
      (but) => scoreQuestionnaire({ instrument, given: given(but) }).result,
    )
    expect(missed).toEqual(followed)
    const { items, rules } = instrument
    const counted = items.filter((item) => item.part !== rules?.optional?.part && !isDirected(rules, item))
    expect(followed).toMatchObject({ answered: counted.length, total: counted.length })
  })
})

it('answers that ask for help are read where nothing else of them can be', () => {
  const instrument = SEED_INSTRUMENTS.psychology
  const directed = instrument.rules?.directed ?? {}
  const given = instrument.items.map((item) => ({
    item,
    choice: item.id === 'md6' ? 2 : item.id in directed ? 4 : 2,
    seconds: 5,
  }))
  expect(scoreQuestionnaire({ instrument, given })).toMatchObject({
    verdict: 'invalid',
    result: { safety: { item: 'yes' } },
  })
})
