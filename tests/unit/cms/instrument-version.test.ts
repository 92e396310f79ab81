import { describe, expect, it } from 'vitest'
import { bandName } from '@/cms/admin/instrument/band-name'
import { versionRows } from '@/cms/admin/instrument/version-rows'
import { QUESTIONNAIRE_KINDS, type QuestionnaireKind } from '@/domain/exam/kinds'
import { wordedInstrumentOf } from '@/domain/questionnaires/worded-instrument-of'
import { instrumentDocument } from '@/seed/instruments/documents'

const contentOf = (kind: QuestionnaireKind) => wordedInstrumentOf(instrumentDocument(kind))
const rowsOf = (kind: QuestionnaireKind) => versionRows({ content: contentOf(kind), locale: 'KR' })!

describe('an instrument version', () => {
  it.each(QUESTIONNAIRE_KINDS)('of %s has all of its items and scales, with words', (kind) => {
    const { instrument } = contentOf(kind)
    const { items, scales } = rowsOf(kind)
    expect(items.map(({ id }) => id)).toEqual(instrument.items.map(({ id }) => id))
    expect(scales.map(({ id }) => id)).toEqual(instrument.scales.map(({ id }) => id))
    expect(items.every(({ statements: [text] }) => text)).toBe(true)
    expect(scales.every(({ name, bands }) => name && bands.every(({ text }) => text))).toBe(true)
  })

  it('says of an item which scale it is of, and how it counts', () => {
    const content = contentOf('eq')
    const { items } = rowsOf('eq')
    for (const [index, { scale, keyed, worth }] of content.instrument.items.entries()) {
      const said = content.words.KR
      expect(items[index]).toMatchObject({
        scale: said.scales[scale]?.name,
        reversed: !worth && keyed === -1,
        options: (worth ?? []).map((value, place) => ({
          text: said.items[items[index]!.id]?.options?.[place],
          worth: value,
        })),
      })
    }
    expect(items.some(({ reversed }) => reversed)).toBe(true)
    expect(items.some(({ options }) => options.length > 0)).toBe(true)
  })

  it('has both ends of a bipolar item, and its types', () => {
    const { items, types } = rowsOf('types16')
    expect(items.every(({ statements }) => statements.length === 2)).toBe(true)
    expect(types).toHaveLength(16)
  })

  it('names the scales that a total is of', () => {
    const { scales } = rowsOf('eq')
    const { words } = contentOf('eq')
    const total = scales.find(({ of }) => of.length > 0)
    expect(total?.of).toEqual(['pe', 'us', 'un', 'ma'].map((id) => words.KR.scales[id]?.name))
  })

  it.each([
    ['nothing', null],
    ['a text', 'instrument'],
    ['an empty record', {}],
  ])('is not %s', (_, content) => {
    expect(versionRows({ content, locale: 'EN' })).toBeNull()
  })
})

describe('a band is called', () => {
  it.each([
    ['by its own name', { id: 'low', name: 'Rather quiet' }, 'Rather quiet'],
    ['by its place where it has none', { id: 'low', name: null }, 'Lower range'],
    ['by its key where that is all there is', { id: 'E', name: null }, 'E'],
  ])('%s', (_, band, name) => {
    expect(bandName({ band, i18n: { language: 'en' } })).toBe(name)
  })
})
