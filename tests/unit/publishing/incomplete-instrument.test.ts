import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '@/domain/locale/locales'
import { incompleteInstrument } from '@/domain/publishing/incomplete-instrument'
import type { Instrument, QuestionnaireItem, Scale } from '@/domain/questionnaires/instrument'
import type { InstrumentWords } from '@/domain/questionnaires/worded-instrument'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'

const item = (id: string, change: Partial<QuestionnaireItem> = {}): QuestionnaireItem => ({
  id,
  scale: 'a',
  part: 1,
  kind: 'agreement',
  choices: 5,
  keyed: 1,
  ...change,
})
const scale = (id: string, change: Partial<Scale> = {}): Scale => ({
  id,
  alpha: 0.8,
  sd: 15,
  norm: null,
  bands: [
    { id: 'low', from: 0 },
    { id: 'high', from: 50 },
  ],
  ...change,
})
const NO_WORDS: InstrumentWords = { items: {}, scales: {}, types: {}, note: null, phrases: {} }
const gapsOf = (instrument: Partial<Instrument>, words = NO_WORDS) =>
  incompleteInstrument({
    instrument: { items: [item('a1')], scales: [scale('a')], mostMissing: 0.1, ...instrument },
    words,
  }).map(({ code, what }) => [code, ...what].join(' '))

describe('a questionnaire is not published', () => {
  it.each<[string, Partial<Instrument>, string[]]>([
    ['as it is: nothing lacks', {}, []],
    ['with a key twice', { items: [item('a1'), item('a1')] }, ['key_twice a1']],
    ['with an item of no scale', { items: [item('a1'), item('b1', { scale: 'b' })] }, ['unknown_scale b1']],
    ['with a scale of no item', { scales: [scale('a'), scale('b')] }, ['empty_scale b']],
    [
      'with bands that do not begin at 0',
      { scales: [scale('a', { bands: [{ id: 'x', from: 5 }] })] },
      ['broken_bands a'],
    ],
    [
      'with bands out of order',
      {
        scales: [
          scale('a', {
            bands: [
              { id: 'x', from: 0 },
              { id: 'y', from: 60 },
              { id: 'z', from: 40 },
            ],
          }),
        ],
      },
      ['broken_bands a'],
    ],
    ['with an item of four choices', { items: [item('a1', { choices: 4 })] }, ['choices_missing a1']],
    ['with one statement of two', { items: [item('a1', { kind: 'bipolar' })] }, ['choices_missing a1']],
    [
      'with a situation without choices',
      { items: [item('a1', { kind: 'situation' })] },
      ['choices_missing a1'],
    ],
    [
      'with a situation of which nothing is worth anything',
      { items: [item('a1', { kind: 'situation', choices: 2, worth: [0, 0] })] },
      ['choices_missing a1'],
    ],
    [
      'with a total: its items are those of others',
      { scales: [scale('a'), scale('all', { of: ['a'] })] },
      [],
    ],
  ])('%s', (_, instrument, expected) => {
    expect(gapsOf(instrument)).toEqual(expected)
  })

  it('with axes of the 16 types and a type without text', () => {
    const axis = { items: [item('ei1', { scale: 'ei' })], scales: [scale('ei')] }
    expect(gapsOf(axis)[0]).toMatch(/^type_missing ESTJ /)
  })
})

it.each(['types16', 'eq', 'left_right'] as const)('the seeded %s lacks nothing', (kind) => {
  const { instrument, words } = wordedInstrumentOf(instrumentDocument(kind))
  expect(incompleteInstrument({ instrument, words: words[DEFAULT_LOCALE] })).toEqual([])
})
