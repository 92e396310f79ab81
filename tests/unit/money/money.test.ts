import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency, isCurrency, parseCurrency } from '@/domain/money/currencies'
import { fromProviderMinorUnits, toProviderMinorUnits, validatePrice } from '@/domain/money/money'

describe('a price as an editor enters it', () => {
  it.each([
    ['$19.99', 1999, 'USD', null],
    ['one cent', 1, 'USD', null],
    ['the largest price', 99_999_999, 'EUR', null],
    ['¥2,000', 200_000, 'JPY', null],
    ['KWD has three decimals', 1999, 'KWD', 'three_decimal_currency'],
    ['BHD has three decimals', 1999, 'BHD', 'three_decimal_currency'],
    ['an unlisted currency', 1999, 'XAU', 'unknown_currency'],
    ['a lower-case currency', 1999, 'usd', 'unknown_currency'],
    ['a name every object has', 1999, 'toString', 'unknown_currency'],
    ['HRK is shown, not sold', 1999, 'HRK', 'withdrawn_currency'],
    ['a fraction of a cent', 19.5, 'USD', 'not_an_integer'],
    ['not a number', Number.NaN, 'USD', 'not_an_integer'],
    ['endless', Number.POSITIVE_INFINITY, 'USD', 'not_an_integer'],
    ['nothing', 0, 'USD', 'not_positive'],
    ['less than nothing', -1999, 'USD', 'not_positive'],
    ['a million', 100_000_000, 'USD', 'too_large'],
    ['¥20.50', 2050, 'JPY', 'fraction_of_a_zero_decimal_currency'],
    ['₩19.99', 1999, 'KRW', 'fraction_of_a_zero_decimal_currency'],
    ['CNY 19.99', 1999, 'CNY', 'fraction_of_a_zero_decimal_currency'],
    ['INR 19.99', 1999, 'INR', 'fraction_of_a_zero_decimal_currency'],
  ])('%s', (_, amount, currency, error) => {
    expect(validatePrice({ amount, currency })).toBe(error)
  })
})

describe("hundredths and the provider's minor unit", () => {
  it.each<[Currency, number, number]>([
    ['USD', 1999, 1999],
    ['EUR', 1, 1],
    ['JPY', 200_000, 2000],
    ['KRW', 1_990_000, 19_900],
    ['CNY', 12_800, 12_800],
    ['INR', 49_900, 49_900],
    ['TWD', 60_000, 60_000],
    ['JPY', 0, 0],
  ])('%s: %d hundredths are %d minor units, and back', (currency, amount, minorUnits) => {
    expect(toProviderMinorUnits({ amount, currency })).toEqual({ minorUnits, currency })
    expect(fromProviderMinorUnits({ minorUnits, currency })).toEqual({ amount, currency })
  })

  it.each<[string, number, string]>([
    ['a yen has no hundredths at the provider', 199_950, 'JPY'],
    ['nor has a won', 1, 'KRW'],
    ['a fraction of a cent', 0.5, 'USD'],
    ['a negative amount', -100, 'USD'],
    ['a currency we do not know', 100, 'KWD'],
  ])('throws: %s', (_, amount, currency) => {
    expect(() => toProviderMinorUnits({ amount, currency: currency as Currency })).toThrow(RangeError)
  })

  it('throws instead of losing digits on the way back', () => {
    expect(() => fromProviderMinorUnits({ minorUnits: Number.MAX_SAFE_INTEGER, currency: 'JPY' })).toThrow(
      RangeError,
    )
    expect(() => fromProviderMinorUnits({ minorUnits: 0.5, currency: 'USD' })).toThrow(RangeError)
  })

  it('round-trips every amount or throws, and throws only for the fractions of JPY and KRW', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.nat(99_999_999), (currency, amount) => {
        const exact = !['JPY', 'KRW'].includes(currency) || amount % 100 === 0
        const roundTrip = () => fromProviderMinorUnits(toProviderMinorUnits({ amount, currency }))
        if (exact) expect(roundTrip()).toEqual({ amount, currency })
        else expect(roundTrip).toThrow(RangeError)
      }),
    )
  })

  it('converts every price that an editor may enter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: -10, max: 99_999_999 }),
        (currency, amount) => {
          fc.pre(validatePrice({ amount, currency }) === null)
          expect(() => toProviderMinorUnits({ amount, currency })).not.toThrow()
        },
      ),
    )
  })
})

describe('a currency code', () => {
  it('is read in any case from a provider', () => {
    expect(parseCurrency('jpy')).toBe('JPY')
    expect(parseCurrency('kwd')).toBeNull()
    expect(parseCurrency(undefined)).toBeNull()
  })

  it('is not a property that objects inherit', () => {
    expect(isCurrency('constructor')).toBe(false)
  })
})
