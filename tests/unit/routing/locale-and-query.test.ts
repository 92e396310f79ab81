import { describe, expect, it } from 'vitest'
import { chooseLocale } from '@/domain/locale/choose-locale'
import { LOCALES, localeOfTag, tagOf } from '@/domain/locale/locales'
import { carryQuery, cleanTracking } from '@/domain/routing/tracking'

const none = { hl: null, cookie: null, acceptLanguage: null }

describe('chooseLocale', () => {
  it.each([
    [{}, 'EN'],
    [{ hl: 'FR', cookie: 'JA', acceptLanguage: 'de' }, 'FR'],
    [{ hl: 'fr', cookie: 'JA' }, 'FR'],
    [{ hl: 'xx', cookie: 'JA', acceptLanguage: 'de' }, 'EN'],
    [{ hl: '', cookie: 'JA' }, 'EN'],
    [{ cookie: 'JA', acceptLanguage: 'de' }, 'JA'],
    [{ cookie: 'bogus', acceptLanguage: 'de' }, 'DE'],
    [{ acceptLanguage: 'fr-CH, fr;q=0.9, en;q=0.8' }, 'FR'],
    [{ acceptLanguage: 'en;q=0.5, ko;q=0.9' }, 'KR'],
    [{ acceptLanguage: 'it, sv;q=0.9, pt-BR;q=0.1' }, 'PT'],
    [{ acceptLanguage: 'fr;q=0, es' }, 'ES'],
    [{ acceptLanguage: 'it' }, 'EN'],
    [{ acceptLanguage: '*' }, 'EN'],
    [{ acceptLanguage: ';;;,q=,fr;q=abc' }, 'EN'],
    [{ acceptLanguage: 'zh' }, 'CN'],
    [{ acceptLanguage: 'zh-CN' }, 'CN'],
    [{ acceptLanguage: 'zh-TW' }, 'HK'],
    [{ acceptLanguage: 'zh-Hant' }, 'HK'],
    [{ acceptLanguage: 'zh-Hans-HK' }, 'CN'],
    [{ acceptLanguage: 'yue' }, 'HK'],
  ])('%j is %s', (hints, locale) => {
    expect(chooseLocale({ ...none, ...hints })).toBe(locale)
  })
})

it('a tag leads back to its locale', () => {
  for (const locale of LOCALES) expect(localeOfTag(tagOf(locale))).toBe(locale)
})

describe('carryQuery', () => {
  it.each([
    ['/a', '', '/a?hl=FR'],
    ['/a', '?hl=de&gclid=G&foo=1', '/a?hl=FR&gclid=G'],
    ['/a?id=3#top', '?MSCLKID=M&ScCid=S', '/a?id=3&hl=FR&ScCid=S&MSCLKID=M#top'],
    ['/a?hl=JA', '?hl=FR', '/a?hl=JA'],
    ['/a', '?logid=a%26b', '/a?hl=FR&logid=a%26b'],
  ])('%s under %j becomes %s', (href, search, expected) => {
    expect(carryQuery({ href, search, hl: 'FR' })).toBe(expected)
  })
})

it('what is stored of a query turns nothing around it', () => {
  expect(cleanTracking({ gclid: 'a\u202Eb\u200B\n', hl: undefined })).toEqual({ gclid: 'ab', hl: undefined })
})
