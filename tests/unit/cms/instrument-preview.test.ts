import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { type Leanings, playTaker } from '@/cms/admin/instrument/play-taker'
import { IN_ONE_LANGUAGE, readInstrument } from '@/cms/admin/instrument/read-instrument'
import { Instruments } from '@/cms/collections/instruments'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { inLocale, instrumentDocument } from '@/seed/instruments/documents'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'

const KINDS = Object.keys(SEED_INSTRUMENTS) as QuestionnaireKind[]
const formOf = (kind: QuestionnaireKind) =>
  inLocale(instrumentDocument(kind), 'DE') as Record<string, unknown>
const read = (form: Record<string, unknown>) => readInstrument({ form, locale: 'DE' })
const play = (kind: QuestionnaireKind, leanings: Leanings) => playTaker({ ...read(formOf(kind)), leanings })

/** Names of fields with one text a language, or those without. */
const namesIn = (fields: readonly Field[], localized: boolean): string[] =>
  fields.flatMap((field) => {
    const inner = 'fields' in field ? namesIn(field.fields, localized) : []
    const isOwn = 'name' in field && ('localized' in field && field.localized === true) === localized
    return isOwn && field.name ? [field.name, ...inner] : inner
  })

const all = (kind: QuestionnaireKind, to: number): Leanings =>
  Object.fromEntries(SEED_INSTRUMENTS[kind].items.map(({ scale }) => [scale, to]))

describe('the instrument of an unsaved form', () => {
  it('has the texts that the collection keeps in each language, and no others', () => {
    expect(new Set(IN_ONE_LANGUAGE)).toEqual(new Set(namesIn(Instruments.fields, true)))
    expect(namesIn(Instruments.fields, false).filter((name) => IN_ONE_LANGUAGE.includes(name))).toEqual([])
  })

  it.each(KINDS)('is that of the seed in %s, with the words of its language', (kind) => {
    const { instrument, words } = read(formOf(kind))
    expect(instrument.items).toEqual(
      SEED_INSTRUMENTS[kind].items.map((item) => expect.objectContaining(item)),
    )
    const texts = Object.values(words.items).map(({ text }) => text)
    expect(texts.every((text) => text.length > 0)).toBe(true)
  })
})

describe('a played taker', () => {
  it.each([
    ['types16', 0, 0],
    ['types16', 25, 25],
    ['types16', 100, 100],
    ['left_right', 75, 75],
    ['eq', 0, 0],
    ['eq', 100, 100],
  ] as [QuestionnaireKind, number, number][])('of %s who leans to %i scores %i', (kind, to, percent) => {
    const told = play(kind, all(kind, to))
    expect(told?.scales.map((scale) => scale.percent)).toEqual(told?.scales.map(() => percent))
  })

  it('is in the middle of every scale when nothing is chosen, or as near as situations allow', () => {
    for (const scale of (['types16', 'eq', 'left_right', 'psychology'] as const).flatMap(
      (kind) => play(kind, {})?.scales ?? [],
    ))
      expect(Math.abs(scale.percent - 50), scale.id).toBeLessThan(5)
  })

  it('has the nearest type of the axes, with its words', () => {
    const told = play('types16', { ei: 100, sn: 100, tf: 0, jp: 0 })
    expect(told?.type?.type).toBe('INTJ')
    expect(told?.type?.summary.length).toBeGreaterThan(0)
    expect(told?.scales.map(({ band }) => band)).toEqual(['I', 'N', 'T', 'J'])
  })

  it('has a total of the scales that it is of', () => {
    const told = play('eq', { pe: 100, us: 0, un: 100, ma: 0 })
    expect(told?.scales.find(({ id }) => id === 'overall')?.percent).toBe(50)
  })
})

describe('a form that is not whole yet', () => {
  const eq = formOf('eq')
  const [scale] = eq.scales as Record<string, unknown>[]
  const [item] = eq.items as Record<string, unknown>[]
  it.each([
    ['nothing in it', {}],
    ['a scale without items', { ...eq, items: [] }],
    ['a scale without bands', { ...eq, scales: [{ ...scale, bands: [] }] }],
    ['a scale without a standard deviation', { ...eq, scales: [{ ...scale, sd: undefined }] }],
    ['an item with one choice', { ...eq, items: [{ ...item, choices: 1 }] }],
    ['an item with a million choices', { ...eq, items: [{ ...item, choices: 1_000_000 }] }],
    ['options of which none counts', { ...eq, items: [{ ...item, options: [{ worth: 0 }, { worth: 0 }] }] }],
    ['axes without their types', { ...formOf('types16'), types: [] }],
  ] as [string, Record<string, unknown>][])('plays nobody with %s', (_, form) => {
    expect(playTaker({ ...read(form), leanings: {} })).toBeNull()
  })
})
