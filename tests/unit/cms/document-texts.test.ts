import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { changesIn } from '@/cms/admin/languages/read-file'
import { collections } from '@/cms/collections'
import { textsInLocale } from '@/cms/publishing/languages/in-locale'
import { seenAs, textsOf } from '@/cms/publishing/texts/list-texts'
import { HAS_TEXTS } from '@/cms/publishing/texts/read-texts'
import { writeCsv } from '@/domain/languages/texts/csv'

const fieldsOf = (slug: string): Field[] => collections.find((config) => config.slug === slug)?.fields ?? []
const rich = (...texts: string[]) => ({
  root: { children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})
const COURSE = {
  id: 'c',
  slug: 'memory',
  title: { EN: 'Memory', DE: 'Gedächtnis' },
  summary: { EN: 'How it works' },
  tags: ['recommend'],
  chapters: [
    {
      id: 'one',
      title: { EN: 'First', DE: 'Erstes' },
      body: { EN: rich('A', 'B'), DE: rich('Ä') },
      recording: 'file',
    },
    { id: 'two', title: { EN: 'Second' }, body: { EN: rich('C') } },
  ],
}

describe('the texts of a document beside English', () => {
  const texts = textsOf({ fields: fieldsOf('courses'), doc: COURSE, locale: 'DE' })
  const shown = texts.filter(({ english, said }) => english || said)

  it('are its words, each in its place, a text with form in parts', () => {
    expect(shown.map(({ path, english, said }) => [path, english, said])).toEqual([
      ['title', 'Memory', 'Gedächtnis'],
      ['summary', 'How it works', ''],
      ['chapters.one.title', 'First', 'Erstes'],
      ['chapters.one.body#0', 'A', 'Ä'],
      ['chapters.one.body#1', 'B', ''],
      ['chapters.two.title', 'Second', ''],
      ['chapters.two.body#0', 'C', ''],
    ])
  })

  it('keep their places when rows are moved', () => {
    const moved = { ...COURSE, chapters: COURSE.chapters.toReversed() }
    const paths = textsOf({ fields: fieldsOf('courses'), doc: moved, locale: 'DE' }).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(texts.map(({ path }) => path).toSorted())
  })

  it('have a limit each, and none is written where the other language has no place for it', () => {
    const of = (path: string) => texts.find((text) => text.path === path)
    expect([of('title')?.max, of('chapters.one.body#0')?.max]).toEqual([120, 40_000])
    expect(shown.filter(({ fixed }) => fixed).map(({ path }) => path)).toEqual(['chapters.one.body#1'])
  })

  it('are recognized later', () => {
    expect(seenAs('Ä')).toBe(seenAs('Ä'))
    expect(seenAs('Ä')).not.toBe(seenAs('A'))
  })
})

describe('a form in one language', () => {
  it('has what a document says in it, nothing filled in, and whatever stands beside it in its rows', () => {
    const form = textsInLocale({ fields: fieldsOf('courses'), doc: COURSE, locale: 'DE' })
    expect(form).toMatchObject({
      title: 'Gedächtnis',
      summary: null,
      chapters: [
        { id: 'one', title: 'Erstes', recording: 'file' },
        { id: 'two', title: null, body: null },
      ],
    })
    expect(form).not.toHaveProperty('tags')
    expect(form).not.toHaveProperty('slug')
  })

  it('takes the texts of another version for the rows that both have', () => {
    const [first] = COURSE.chapters
    const live = { title: { DE: 'Merken' }, chapters: [{ ...first, title: { DE: 'Anfang' } }] }
    const form = textsInLocale({ fields: fieldsOf('courses'), doc: COURSE, locale: 'DE', texts: live })
    expect(form).toMatchObject({
      title: 'Merken',
      chapters: [
        { id: 'one', title: 'Anfang' },
        { id: 'two', title: null },
      ],
    })
  })
})

describe('a file of texts', () => {
  const current = new Map([
    ['title', 'Alt'],
    ['summary', ''],
  ])
  const read = (rows: string[][]) => changesIn(writeCsv(rows), { locale: 'DE', current })

  it('changes what is written in it anew, and no other', () => {
    const found = read([
      ['path', 'seen', 'place', 'state', 'EN', 'DE'],
      ['title', 's1', 'Title', 'done', 'Old', 'Alt'],
      ['summary', 's2', 'Summary', 'missing', 'Sum', '=1+1'],
      ['nowhere', 's3', '', '', '', ''],
      ['forged', 's4', '', '', '', 'x'],
    ])
    expect(found?.changes).toEqual([
      { path: 'summary', seen: 's2', text: '=1+1' },
      { path: 'forged', seen: 's4', text: 'x' },
    ])
    expect(found?.rows.get('forged')).toBe(5)
  })

  it.each<[string, string[][]]>([
    ['without the column of the language', [['path', 'seen', 'FR']]],
    ['without what was seen', [['path', 'DE']]],
    ['of nothing', []],
    [
      'whose letters could not be read',
      [
        ['path', 'seen', 'DE'],
        ['title', 's1', 'Gr\uFFFD\uFFFDe'],
      ],
    ],
  ])('%s is none', (_, rows) => {
    expect(read(rows)).toBeNull()
  })
})

describe('the tab of the texts', () => {
  it('is there for documents with texts that have drafts, and a picture has its own field', () => {
    const tables = collections.filter(({ custom }) => custom?.[HAS_TEXTS]).map(({ slug }) => slug)
    expect(tables).toEqual(
      expect.arrayContaining(['landing-pages', 'articles', 'courses', 'help-entries', 'media']),
    )
    expect(tables).not.toContain('promo-codes')
    expect(tables).not.toContain('orders')
  })
})

describe('a required text', () => {
  type Validate = (value: unknown, options: object) => string | true
  const titleOf = (slug: string, name: string) => {
    const field = fieldsOf(slug).find((each) => 'name' in each && each.name === name) as unknown as {
      validate: Validate
    }
    return (locale: string, data: object, value: unknown = null) =>
      field.validate(value, {
        required: true,
        maxLength: 3,
        data,
        req: { locale, t: (key: string) => key, payload: {} },
      })
  }
  const NEEDED = 'validation:required'
  it.each<[string, string, string, string, object, string | true]>([
    ['is asked for where the document is public', 'articles', 'title', 'EN', { publicIn: ['EN'] }, NEEDED],
    ['is not where it is not', 'articles', 'title', 'PT', { publicIn: ['EN'] }, true],
    ['is asked for everywhere while nobody has said where', 'articles', 'title', 'PT', {}, NEEDED],
    ['of a review is asked for in its own language', 'reviews', 'content', 'DE', { locale: 'DE' }, NEEDED],
    ['of a review is not in another', 'reviews', 'content', 'EN', { locale: 'DE' }, true],
  ])('%s', (_, slug, name, locale, data, answer) => {
    expect(titleOf(slug, name)(locale, data)).toBe(answer)
  })

  it('is no longer than it may be in any language', () => {
    expect(titleOf('articles', 'title')('PT', { publicIn: ['EN'] }, 'long')).toBe('validation:shorterThanMax')
  })
})
