import { describe, expect, it } from 'vitest'
import { alternatesIn, pageLanguages } from '@/domain/languages/alternates-in'
import { languageName } from '@/domain/languages/language-name'
import type { Locale } from '@/domain/locale/locales'

describe('what a language is called', () => {
  it.each<[Locale, Locale, string]>([
    ['PT', 'EN', 'Portuguese'],
    ['HK', 'EN', 'Traditional Chinese'],
    ['CN', 'DE', 'Chinesisch (vereinfacht)'],
    ['EN', 'HK', '英文'],
    ['DE', 'KR', '독일어'],
  ])('%s for a reader of %s', (language, reader, name) => {
    expect(languageName(language, reader)).toBe(name)
  })
})

describe('the languages of a page for search engines', () => {
  const page = (locale: Locale) => ({ route: 'support' as const, code: 'iq', examId: 1, locale })

  it('are those in which it is public', () => {
    const { canonical, languages } = alternatesIn(page('DE'), ['EN', 'DE'])
    expect(canonical).toMatch(/\?hl=DE$/)
    expect(Object.keys(languages).toSorted()).toEqual(['de', 'en', 'x-default'])
  })

  it('are none of a page that shows the text of another', () => {
    expect(pageLanguages(page('PT'), ['EN', 'DE'])).toEqual({ robots: { index: false, follow: true } })
    expect(pageLanguages(page('EN'), ['EN', 'DE'])).not.toHaveProperty('robots')
  })
})
