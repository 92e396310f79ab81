import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, tagOf } from '@/domain/locale/locales'
import { CURRENCIES, type Currency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'

/** No-break spaces made visible: _ is U+00A0, ~ is U+202F. */
const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')

describe('a price as text', () => {
  it.each<[number, Currency, string, string]>([
    [1999, 'USD', 'en', '$19.99'],
    [1999, 'USD', 'de', '19.99_$'],
    [1999, 'USD', 'fr', '19.99_$US'],
    [1999, 'USD', 'zh-Hans', 'US$19.99'],
    [1999, 'EUR', 'en', '€19,99'],
    [1999, 'EUR', 'de', '19,99_€'],
    [1999, 'EUR', 'fr', '19,99_€'],
    [1999, 'EUR', 'ja', '€19,99'],
    [1999, 'EUR', 'pt', '€_19,99'],
    [1999, 'PLN', 'en', 'PLN_19,99'],
    [1999, 'BRL', 'pt', 'R$_19,99'],
    [1999, 'DKK', 'en', 'DKK_19,99'],
    [1999, 'HRK', 'en', 'HRK_19,99'],
    [1999, 'GBP', 'de', '19.99_£'],
    [200_000, 'JPY', 'ja', '￥2,000'],
    [200_000, 'JPY', 'en', '¥2,000'],
    [200_000, 'JPY', 'de', '2.000_¥'],
    [2_500_000, 'KRW', 'ko', '₩25,000'],
    [12_800, 'CNY', 'zh-Hans', '¥128'],
    [15_600, 'HKD', 'zh-Hant-HK', 'HK$156.00'],
    [49_900, 'INR', 'en', '₹499'],
    [0, 'USD', 'en', '$0.00'],
    [0, 'JPY', 'en', '¥0'],
    [1, 'EUR', 'en', '€0,01'],
    [-500, 'USD', 'en', '-$5.00'],
  ])('%d hundredths of %s in %s: %s', (amount, currency, tag, text) => {
    expect(visible(formatMoney({ amount, currency }, tag))).toBe(text)
  })

  it.each<[number, Currency, string, string]>([
    [123_456_789, 'EUR', 'en', '€1.234.567,89'],
    [123_456_789, 'EUR', 'de', '1.234.567,89_€'],
    [123_456_789, 'EUR', 'fr', '1~234~567,89_€'],
    [123_456_789, 'USD', 'de', '1,234,567.89_$'],
    [123_456_789, 'USD', 'fr', '1~234~567.89_$US'],
    [123_456_700, 'KRW', 'fr', '1~234~567_₩'],
  ])('groups %d hundredths of %s in %s without a second meaning: %s', (amount, currency, tag, text) => {
    expect(visible(formatMoney({ amount, currency }, tag))).toBe(text)
  })

  it('reads back as the same amount in every locale and currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...CURRENCIES),
        fc.nat(999_999),
        (locale, currency, units) => {
          const text = formatMoney({ amount: units * 100, currency }, tagOf(locale))
          expect(text).not.toContain(' ')
          const digits = Number(text.replace(/\D/g, ''))
          const decimals = /[.,]\d\d\D*$/.test(text) ? 2 : 0
          expect(digits / 10 ** decimals).toBe(units)
        },
      ),
    )
  })
})
