import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, displayUnit, SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import type { Discount } from '@/domain/money/promo'
import { type Quote, quote } from '@/domain/money/quote'

const promoOf = (amount: number): Discount => ({ kind: 'promo', label: 'SPRING', amount })

type Input = Parameters<typeof quote>[0]

describe('a quote', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const })
  it.each<[string, Input, Partial<Quote>]>([
    [
      '€19.99 with 19 % tax holds €3.19 of tax',
      { price: { amount: 1999, currency: 'EUR' }, taxRate: 0.19 },
      { list: 1999, discounts: [], total: 1999, taxIncluded: 319, subtotal: 1680 },
    ],
    [
      'no tax where there is none',
      { price: usd(1999), taxRate: 0 },
      { total: 1999, taxIncluded: 0, subtotal: 1999 },
    ],
    [
      'a French rate of 5.5 %',
      { price: { amount: 1055, currency: 'EUR' }, taxRate: 0.055 },
      { taxIncluded: 55, subtotal: 1000 },
    ],
    [
      'the tax of a yen price is whole yen',
      { price: { amount: 199_900, currency: 'JPY' }, taxRate: 0.1 },
      { total: 199_900, taxIncluded: 18_200, subtotal: 181_700 },
    ],
    [
      'the permanent discount of 20 % on $19.99',
      { price: usd(1999), permanentDiscountRate: 0.2, taxRate: 0 },
      { discounts: [{ kind: 'permanent', amount: 400 }], total: 1599 },
    ],
    [
      'a half rounds up in favour of the buyer: 50 % of $0.05',
      { price: usd(5), permanentDiscountRate: 0.5, taxRate: 0 },
      { discounts: [{ kind: 'permanent', amount: 3 }], total: 2 },
    ],
    [
      '20 % of ₩19,900 is whole won',
      { price: { amount: 1_990_000, currency: 'KRW' }, permanentDiscountRate: 0.2, taxRate: 0 },
      { total: 1_592_000 },
    ],
    [
      'a better promo replaces the permanent discount',
      { price: usd(1999), promo: promoOf(500), permanentDiscountRate: 0.2, taxRate: 0 },
      { discounts: [promoOf(500)], total: 1499 },
    ],
    [
      'what a promo leaves is given where nobody takes so little',
      { price: usd(1999), promo: promoOf(1970), isTooSmall: (amount) => amount < 50, taxRate: 0.19 },
      { discounts: [promoOf(1970), { kind: 'given', amount: 29 }], total: 0, taxIncluded: 0 },
    ],
    [
      'and is paid where somebody does',
      { price: usd(1999), promo: promoOf(1949), isTooSmall: (amount) => amount < 50, taxRate: 0 },
      { discounts: [promoOf(1949)], total: 50 },
    ],
    [
      'a small price is given away by no promo that is not used',
      { price: usd(40), promo: promoOf(4), permanentDiscountRate: 0.2, isTooSmall: () => true, taxRate: 0 },
      { discounts: [{ kind: 'permanent', amount: 8 }], total: 32 },
    ],
    [
      'a worse promo is not used',
      { price: usd(1999), promo: promoOf(399), permanentDiscountRate: 0.2, taxRate: 0 },
      { discounts: [{ kind: 'permanent', amount: 400 }], total: 1599 },
    ],
    [
      'an equal promo is not spent',
      { price: usd(1999), promo: promoOf(400), permanentDiscountRate: 0.2, taxRate: 0 },
      { discounts: [{ kind: 'permanent', amount: 400 }] },
    ],
    [
      '100 % off costs nothing and holds no tax',
      { price: usd(1999), promo: promoOf(1999), taxRate: 0.19 },
      { total: 0, taxIncluded: 0, subtotal: 0 },
    ],
    [
      'a discount above the price takes the price, no more',
      { price: usd(1999), promo: promoOf(5000), taxRate: 0.19 },
      { discounts: [promoOf(1999)], total: 0 },
    ],
    [
      'a discount of nothing is not listed',
      { price: usd(1), promo: promoOf(0), permanentDiscountRate: 0.2, taxRate: 0 },
      { discounts: [], total: 1 },
    ],
  ])('%s', (_, input, expected) => {
    expect(quote(input)).toMatchObject(expected)
  })

  it.each<[string, Input]>([
    ['a price of nothing', { price: usd(0), taxRate: 0 }],
    ['half a yen', { price: { amount: 50, currency: 'JPY' }, taxRate: 0 }],
    ['a withdrawn currency', { price: { amount: 1999, currency: 'HRK' }, taxRate: 0 }],
    ['a tax rate in percent', { price: usd(1999), taxRate: 19 }],
    ['a tax rate that is no number', { price: usd(1999), taxRate: Number.NaN }],
    ['a discount that adds', { price: usd(1999), promo: promoOf(-1), taxRate: 0 }],
    ['a rate that pays the buyer', { price: usd(1999), permanentDiscountRate: 1.2, taxRate: 0 }],
  ])('throws for %s', (_, input) => {
    expect(() => quote(input)).toThrow(RangeError)
  })
})

describe('every quote', () => {
  const inputs = fc
    .record({
      currency: fc.constantFrom<Currency>(...SELLABLE_CURRENCIES),
      units: fc.integer({ min: 1, max: 999_999 }),
      off: fc.option(fc.nat(1_999_999)),
      permanentDiscountRate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
      taxRate: fc.integer({ min: 0, max: 300 }).map((thousandths) => thousandths / 1000),
    })
    .map(({ currency, units, off, ...rates }) => ({
      ...rates,
      price: { amount: units * displayUnit(currency), currency },
      promo: off === null ? null : promoOf(off * displayUnit(currency)),
    }))

  it('lies between nothing and the list price, in units that can be shown', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { total, list, taxIncluded, subtotal, discounts } = quote(input)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(list)
        const unit = displayUnit(input.price.currency)
        const amounts = [total, taxIncluded, subtotal, ...discounts.map(({ amount }) => amount)]
        expect(amounts.every((amount) => amount % unit === 0)).toBe(true)
      }),
    )
  })

  it('adds up, and its tax is the rate of its subtotal to within half a unit', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { total, list, taxIncluded, subtotal, discounts, taxRate } = quote(input)
        expect(subtotal + taxIncluded).toBe(total)
        expect(discounts.reduce((left, { amount }) => left - amount, list)).toBe(total)
        const exact = (total * taxRate) / (1 + taxRate)
        expect(Math.abs(taxIncluded - exact)).toBeLessThanOrEqual(
          displayUnit(input.price.currency) / 2 + 1e-6,
        )
      }),
    )
  })

  it('gives the better discount and never both', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const both = quote(input)
        const onlyPromo = quote({ ...input, permanentDiscountRate: 0 })
        const onlyPermanent = quote({ ...input, promo: null })
        expect(both.discounts.length).toBeLessThanOrEqual(1)
        expect(both.total).toBe(Math.min(onlyPromo.total, onlyPermanent.total))
      }),
    )
  })
})
