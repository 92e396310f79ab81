import { describe, expect, it } from 'vitest'
import { descriptionLength } from '@/domain/languages/description-length'
import type { Locale } from '@/domain/locale/locales'

describe('the description of a page', () => {
  it.each<[string, string, Locale, ReturnType<typeof descriptionLength>['fits']]>([
    ['nothing is too short', '', 'EN', 'short'],
    ['one line is too short', 'a'.repeat(69), 'EN', 'short'],
    ['what is shown whole fits', 'a'.repeat(70), 'DE', 'well'],
    ['up to the last letter', `  ${'a'.repeat(160)}  `, 'FR', 'well'],
    ['one more is cut off', 'a'.repeat(161), 'PT', 'long'],
    ['half as many fit in a wide script', '検'.repeat(80), 'JA', 'well'],
    ['and no more', '검'.repeat(81), 'KR', 'long'],
    ['a letter outside the first plane is one', '𠮷'.repeat(35), 'HK', 'well'],
  ])('%s', (_, text, locale, fits) => {
    expect(descriptionLength(text, locale).fits).toBe(fits)
  })
})
