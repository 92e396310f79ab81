import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '@/cms/admin/publishing/outcome-of'
import { collections } from '@/cms/collections'
import { describeGaps } from '@/cms/publishing/describe-gaps'
import { localizedTexts, saidIn } from '@/cms/publishing/localized-texts'
import { withForm } from '@/cms/publishing/with-form'
import { LOCALES } from '@/domain/locale/locales'

const fieldsOf = (slug: string): Field[] => collections.find((config) => config.slug === slug)?.fields ?? []
const inAll = (text: string) => Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]))
const landing = {
  title: inAll('Title'),
  description: { ...inAll('Description'), PT: '  ' },
  blocks: [
    { id: 'a', blockType: 'hero', heading: inAll('Hero'), text: inAll('Text'), action: inAll('Go') },
    {
      id: 'b',
      blockType: 'faq',
      heading: inAll('Questions'),
      items: [{ id: 'x', title: { EN: 'Only here' }, text: inAll('Answer') }],
    },
  ],
}
const gapsOf = (doc: unknown) =>
  localizedTexts({ fields: fieldsOf('landing-pages'), doc })
    .filter(({ required, filled }) => (required || filled.length > 0) && filled.length < LOCALES.length)
    .map(({ path }) => path)

describe('the texts of a document', () => {
  it('are found in blocks and their rows; a space is no text', () => {
    expect(gapsOf(landing)).toEqual(['description', 'blocks.1.items.0.title'])
  })

  it('count as rich text when there is a letter in it', () => {
    const rich = (text: string) => ({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
    })
    const content = { EN: rich('Terms'), FR: rich(' '), DE: { root: { children: [] } } }
    const [, found] = localizedTexts({ fields: fieldsOf('protocols'), doc: { title: inAll('T'), content } })
    expect(found).toEqual({ path: 'content', required: true, filled: ['EN'] })
  })
})

describe('what the texts of a document say', () => {
  const rich = (text: string, url?: string) => ({
    root: {
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text },
            ...(url ? [{ type: 'link', fields: { url }, children: [{ type: 'text', text: 'here' }] }] : []),
          ],
        },
      ],
    },
  })
  const contentOf = (content: object) =>
    saidIn({ fields: fieldsOf('protocols'), doc: { title: inAll('T'), content } }).find(
      ({ path }) => path === 'content',
    )?.said

  it('is its words without their form, and where its links lead', () => {
    const { EN, FR, DE } = contentOf({ EN: rich('Read'), FR: rich('Lisez', '/help') }) ?? {}
    expect({ EN, FR, DE }).toEqual({ EN: 'Read', FR: 'Lisez here /help', DE: '' })
  })

  it('is the same in a text that the editor keeps in another form', () => {
    const bold = {
      root: { version: 1, children: [{ children: [{ type: 'text', format: 1, text: 'Read' }] }] },
    }
    expect(contentOf({ EN: bold })).toEqual(contentOf({ EN: rich('Read') }))
  })
})

describe('the panel beside a form', () => {
  const place = { path: 'title', where: ['Title'], sentence: 'So.', locales: [] }
  const found = { gaps: [], warnings: [], languages: null, tried: true, failed: null }
  const refused = { ...found, gaps: [place], warnings: [place], tried: false }
  it.each<[string, Parameters<typeof outcomeOf>[0]]>([
    ['checking', { phase: 'checking', found: null }],
    ['checking', { phase: 'checking', found }],
    ['refused', { phase: 'checking', found: refused }],
    ['refused', { phase: 'done', of: '', found: refused }],
    ['untried', { phase: 'done', of: '', found: { ...found, warnings: [place], tried: false } }],
    ['warned', { phase: 'done', of: '', found: { ...found, warnings: [place] } }],
    ['clear', { phase: 'done', of: '', found }],
    ['unreachable', { phase: 'failed' }],
  ])('says %s of %j', (outcome, reading) => {
    expect(outcomeOf(reading)).toBe(outcome)
  })
})

describe('a form over what is stored', () => {
  const form = {
    title: 'Typed',
    blocks: [
      { ...landing.blocks[1], heading: 'Moved up', items: [{ id: 'x', title: 'Seulement ici', text: 'R' }] },
      { id: 'new', blockType: 'reviews', heading: 'Nouveau' },
    ],
  }
  const merged = withForm({ fields: fieldsOf('landing-pages'), stored: landing, form, locale: 'FR' })

  it('changes one language and keeps the others', () => {
    expect(merged.title).toEqual({ ...landing.title, FR: 'Typed' })
  })

  it('keeps what the form does not show', () => {
    expect(merged.description).toEqual(landing.description)
  })

  it('knows a row by its id wherever it moved, and a new one has only the language of the form', () => {
    expect(merged.blocks).toMatchObject([
      {
        heading: { EN: 'Questions EN', FR: 'Moved up' },
        items: [{ title: { EN: 'Only here', FR: 'Seulement ici' } }],
      },
      { heading: { FR: 'Nouveau' } },
    ])
    expect((merged.blocks as object[])[1]).not.toHaveProperty('heading.EN')
  })
})

describe('a gap in words', () => {
  it('says where in the form’s own words, and in which languages it is to be mended', () => {
    const gaps = [
      { code: 'missing_translation', path: 'blocks.1.items.0.title', what: ['FR', 'KR'] } as const,
    ]
    const at = { fields: fieldsOf('landing-pages'), doc: landing }
    const mutable = gaps.map((gap) => ({ ...gap, what: [...gap.what] }))
    const [english] = describeGaps({ gaps: mutable, ...at, language: 'en' })
    const [german] = describeGaps({ gaps: mutable, ...at, language: 'de' })
    expect(english).toMatchObject({ sentence: 'Missing in FR · KR', locales: ['FR', 'KR'] })
    expect(english?.where.join(' › ')).toMatch(/^\S.* 2 › \S.* 1 › Title$/)
    expect(german?.sentence).toBe('Fehlt in FR · KR')
    expect(german?.where).not.toEqual(english?.where)
  })
})
