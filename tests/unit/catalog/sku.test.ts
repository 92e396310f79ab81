import { describe, expect, it } from 'vitest'
import { PARTS, type Part } from '@/domain/catalog/parts'
import { byPrice, priceFor, type SkuGap, skuCompleteness } from '@/domain/catalog/sku'
import type { Currency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'

const USD: Money = { amount: 1999, currency: 'USD' }
const EUR: Money = { amount: 1799, currency: 'EUR' }
const HALF_YEN: Money = { amount: 50, currency: 'JPY' }

describe('the price for a country’s currency', () => {
  it.each<[string, Money[], Currency, Currency | null, Money | null]>([
    ['its own', [USD, EUR], 'EUR', 'USD', EUR],
    ['the fallback where there is no own', [USD, EUR], 'JPY', 'USD', USD],
    ['not offered without a fallback', [USD, EUR], 'JPY', null, null],
    ['not offered when the fallback has no price', [EUR], 'JPY', 'USD', null],
    ['not offered without prices', [], 'USD', 'USD', null],
    ['a price that cannot be charged counts as absent', [HALF_YEN, USD], 'JPY', 'USD', USD],
    ['one entered twice with two amounts counts as absent', [EUR, { ...EUR, amount: 1 }], 'EUR', null, null],
    ['one entered twice alike is one', [EUR, { ...EUR }], 'EUR', null, EUR],
  ])('is %s', (_, prices, currency, fallback, expected) => {
    expect(priceFor({ prices, currency, fallback })).toEqual(expected)
  })

  it('never comes from another currency unasked', () => {
    expect(priceFor({ prices: [USD], currency: 'EUR' })).toBeNull()
  })
})

describe('tiers stand in the order of', () => {
  const at = (tier: string, amount: number, currency: Currency = 'EUR') => ({
    tier,
    price: { amount, currency },
  })
  it.each([
    ['their price, whatever they are called', [at('sku1', 999), at('sku2', 500)], ['sku2', 'sku1']],
    ['their name where they cost the same', [at('sku3', 500), at('sku2', 500)], ['sku2', 'sku3']],
    [
      'the country’s own currency before the fallback’s',
      [at('sku1', 100, 'USD'), at('sku2', 900), at('sku3', 50, 'USD')],
      ['sku2', 'sku3', 'sku1'],
    ],
  ])('%s', (_, items, expected) => {
    expect(byPrice({ items, currency: 'EUR' }).map(({ tier }) => tier)).toEqual(expected)
  })
})

describe('what a SKU still lacks', () => {
  const all = new Set<Part>(PARTS)
  it.each<[string, Partial<Parameters<typeof skuCompleteness>[0]>, SkuGap[]]>([
    ['nothing', {}, []],
    ['a price', { prices: [] }, [{ code: 'no_price' }]],
    ['anything deliverable', { deliverable: new Set() }, [{ code: 'nothing_deliverable' }]],
    [
      'the currency of a country we sell to',
      { requiredCurrencies: ['USD', 'KRW'] },
      [{ code: 'missing_price', currency: 'KRW' }],
    ],
    [
      'a price that can be charged',
      { prices: [HALF_YEN] },
      [{ code: 'invalid_price', currency: 'JPY', reason: 'fraction_of_a_zero_decimal_currency' }],
    ],
    [
      'one answer to what it costs',
      { prices: [USD, { ...USD, amount: 1 }] },
      [{ code: 'price_twice', currency: 'USD' }],
    ],
  ])('%s', (_, changes, gaps) => {
    expect(skuCompleteness({ parts: PARTS, deliverable: all, prices: [USD], ...changes })).toEqual(gaps)
  })
})
