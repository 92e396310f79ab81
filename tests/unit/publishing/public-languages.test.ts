import { describe, expect, it } from 'vitest'
import {
  languageStates,
  languagesOf,
  shownIn,
  withLanguage,
  writtenIn,
} from '@/domain/languages/public-languages'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { completenessOf, type Subject } from '@/domain/publishing/completeness'

const ALL = [...LOCALES]

describe('the languages in which a document is public', () => {
  it.each<[string, object, readonly Locale[]]>([
    ['those that were chosen, in the order of the house', { publicIn: ['DE', 'EN'] }, ['EN', 'DE']],
    ['all nine while nobody has chosen', { publicIn: [] }, ALL],
    ['all nine of a kind that is asked no such thing', {}, ALL],
    ['none that is no language', { publicIn: ['DE', 'XX', 7] }, ['DE']],
    ['all nine where only nonsense was chosen', { publicIn: ['XX'] }, ALL],
    ['all nine where it is no list', { publicIn: 'DE' }, ALL],
  ])('are %s', (_, held, languages) => {
    expect(languagesOf(held)).toEqual(languages)
  })

  it.each<[string, Locale[], Locale, Locale]>([
    ['their own', ['EN', 'PT'], 'PT', 'PT'],
    ['English before all others', ['DE', 'CN', 'EN'], 'PT', 'EN'],
    ['simplified Chinese before French', ['FR', 'CN'], 'DE', 'CN'],
    ['French before Spanish', ['ES', 'FR'], 'DE', 'FR'],
    ['Spanish before Japanese', ['JA', 'ES'], 'DE', 'ES'],
    ['Japanese before traditional Chinese', ['HK', 'JA'], 'CN', 'JA'],
    ['traditional Chinese before German', ['DE', 'HK'], 'CN', 'HK'],
    ['German before Portuguese', ['PT', 'DE'], 'ES', 'DE'],
    ['Portuguese before Korean', ['KR', 'PT'], 'ES', 'PT'],
    ['the only one there is', ['KR'], 'JA', 'KR'],
  ])('show a reader %s', (_, languages, reader, shown) => {
    expect(shownIn(languages, reader)).toBe(shown)
  })

  it('are one of a review, or not known', () => {
    expect([writtenIn({ locale: 'KR' }), writtenIn({ locale: 'ko' }), writtenIn({})]).toEqual([
      'KR',
      null,
      null,
    ])
  })
})

describe('publishing in one language', () => {
  it.each<[string, object | null, Locale[]]>([
    ['is public in that one alone where nothing was', null, ['DE']],
    ['keeps those in which it was', { publicIn: ['FR'] }, ['FR', 'DE']],
    ['changes nothing where it was among them', { publicIn: ['EN', 'DE'] }, ['EN', 'DE']],
    ['keeps all nine', { publicIn: ALL }, ALL],
  ])('%s', (_, before, languages) => {
    expect(withLanguage({ before, added: 'DE' })).toEqual(languages)
  })

  it('is told beside the form', () => {
    const states = languageStates({ before: { publicIn: ['EN', 'FR'] }, after: { publicIn: ['EN', 'DE'] } })
    const told = Object.fromEntries(states.map(({ locale, state }) => [locale, state]))
    expect(told).toMatchObject({ EN: 'public', FR: 'removed', DE: 'added', JA: 'hidden' })
    expect(languageStates({ before: null, after: { publicIn: ['EN'] } })[0]).toEqual({
      locale: 'EN',
      state: 'added',
    })
  })
})

describe('what a document lacks', () => {
  const TITLE = { path: 'title', required: true, filled: ['EN', 'DE'] as Locale[] }
  const NOTE = { path: 'note', required: false, filled: ['DE'] as Locale[] }
  const LOGO = { path: 'logo', described: ['EN', 'DE'] as Locale[] }
  const subject = (languages: readonly Locale[] | undefined, more: Partial<Subject>): Subject => ({
    languages,
    texts: [],
    pictures: [],
    ...more,
  })
  it.each<[string, Subject, [string, Locale[]][]]>([
    ['nothing in the languages that are written', subject(['EN', 'DE'], { texts: [TITLE] }), []],
    [
      'only those of its languages that are not written',
      subject(['EN', 'FR'], { texts: [TITLE] }),
      [['title', ['FR']]],
    ],
    [
      'all others where nobody has chosen',
      subject(undefined, { texts: [TITLE] }),
      [['title', ALL.filter((locale) => !['EN', 'DE'].includes(locale))]],
    ],
    ['no optional text that only another language has', subject(['EN'], { texts: [NOTE] }), []],
    [
      'an optional text that one of its languages has',
      subject(['EN', 'DE'], { texts: [NOTE] }),
      [['note', ['EN']]],
    ],
    ['no picture described in its languages', subject(['EN', 'DE'], { pictures: [LOGO] }), []],
    [
      'a picture that one of its languages does not describe',
      subject(['EN', 'KR'], { pictures: [LOGO] }),
      [['logo', ['KR']]],
    ],
  ])('is %s', (_, given, gaps) => {
    expect(completenessOf(given).map(({ path, what }) => [path, what])).toEqual(gaps)
  })
})
