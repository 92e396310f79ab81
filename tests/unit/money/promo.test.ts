import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Currency } from '@/domain/money/currencies'
import { applyPromo, normalizePromoCode, type Promo, validatePromo } from '@/domain/money/promo'

const START = new Date('2026-01-01T00:00:00Z')
const END = new Date('2026-02-01T00:00:00Z')
const DURING = new Date('2026-01-15T00:00:00Z')

const promoWith = (changes: Partial<Promo> = {}): Promo => ({
  code: 'SPRING',
  startsAt: START,
  endsAt: END,
  maxUses: 10,
  used: 0,
  off: { kind: 'percent', percent: 20 },
  skuIds: null,
  ...changes,
})

const apply = (changes: Partial<Promo>, { now = DURING, amount = 1999, currency = 'USD' as Currency } = {}) =>
  applyPromo({ promo: promoWith(changes), skuId: 'sku1', price: { amount, currency }, now })

describe('a promo code as typed', () => {
  it.each([
    [' spring ', 'SPRING'],
    ['ＳＰＲＩＮＧ２０', 'SPRING20'],
    ['\u3000spring\u3000', 'SPRING'],
    ['straße', 'STRASSE'],
    ['sp\u200bring\u200e', 'SPRING'],
    ['\u202espring\u202c', 'SPRING'],
    ['\ufeffSPR\u00adING', 'SPRING'],
    ['E\u200d\u0301TÉ', 'ÉTÉ'],
    ['\u200b', ''],
    ['', ''],
  ])('%j is %j', (typed, code) => {
    expect(normalizePromoCode(typed)).toBe(code)
  })

  it('is the same when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizePromoCode(text)
        expect(normalizePromoCode(once)).toBe(once)
      }),
    )
  })
})

describe('a promo is refused', () => {
  it.each<[string, Partial<Promo>, Date, string]>([
    ['a millisecond before it starts', {}, new Date(START.getTime() - 1), 'not_started'],
    ['at the instant it ends', {}, END, 'expired'],
    ['when its uses are spent', { used: 10 }, DURING, 'used_up'],
    ['for a SKU it does not name', { skuIds: ['sku4'] }, DURING, 'not_for_sku'],
    ['when it names no SKU', { skuIds: [] }, DURING, 'not_for_sku'],
    [
      'for a price in another currency',
      { off: { kind: 'amounts', amounts: [{ amount: 500, currency: 'EUR' }] } },
      DURING,
      'wrong_currency',
    ],
    ['when its start is no date', { startsAt: new Date(Number.NaN), endsAt: null }, DURING, 'not_started'],
    ['as expired before as used up', { used: 10 }, END, 'expired'],
  ])('%s', (_, changes, now, code) => {
    expect(apply(changes, { now })).toEqual({ ok: false, code })
  })

  it('when nothing was found under its code', () => {
    const price = { amount: 1999, currency: 'USD' as const }
    expect(applyPromo({ promo: null, skuId: 'sku1', price, now: DURING })).toEqual({
      ok: false,
      code: 'unknown',
    })
  })
})

describe('a promo takes off', () => {
  const percent = (value: number): Promo['off'] => ({ kind: 'percent', percent: value })
  const hundredths = (amount: number, currency: Currency): Promo['off'] => ({
    kind: 'amounts',
    amounts: [
      { amount: 1, currency: 'CHF' },
      { amount, currency },
    ],
  })
  it.each<[string, Promo['off'], number, Currency, number]>([
    ['20 % of $19.99 is $4.00', percent(20), 1999, 'USD', 400],
    ['50 % of $0.01 rounds half up to $0.01', percent(50), 1, 'USD', 1],
    ['7 % of $12.50 is $0.875, so $0.88', percent(7), 1250, 'USD', 88],
    ['1 % of $0.49 rounds to nothing', percent(1), 49, 'USD', 0],
    ['100 % is the whole price', percent(100), 1999, 'USD', 1999],
    ['20 % of ¥1,999 is ¥400', percent(20), 199_900, 'JPY', 40_000],
    ['50 % of ¥1 rounds half up to ¥1', percent(50), 100, 'JPY', 100],
    ['20 % of CNY 128 is CNY 26', percent(20), 12_800, 'CNY', 2600],
    ['$5 of $19.99', hundredths(500, 'USD'), 1999, 'USD', 500],
    ['never more than the price', hundredths(5000, 'USD'), 1999, 'USD', 1999],
  ])('%s', (_, off, amount, currency, discount) => {
    expect(apply({ off }, { amount, currency })).toEqual({
      ok: true,
      discount: { kind: 'promo', label: 'SPRING', amount: discount },
    })
  })

  it('the same at the first instant, for the last use, and without limits', () => {
    expect(apply({}, { now: START }).ok).toBe(true)
    expect(apply({ used: 9 }).ok).toBe(true)
    expect(apply({ startsAt: null, endsAt: null, maxUses: null, used: 1e9, skuIds: ['sku1'] }).ok).toBe(true)
  })
})

describe('an editor may not save a promo', () => {
  it.each<[string, Partial<Promo>, string | null]>([
    ['that is in order: may', {}, null],
    ['without a code', { code: '' }, 'no_code'],
    ['whose code is not normalised', { code: 'spring' }, 'no_code'],
    ['of 0 %', { off: { kind: 'percent', percent: 0 } }, 'percent_out_of_range'],
    ['of 101 %', { off: { kind: 'percent', percent: 101 } }, 'percent_out_of_range'],
    ['of half a percent', { off: { kind: 'percent', percent: 0.5 } }, 'percent_out_of_range'],
    ['of ¥0.50', { off: { kind: 'amounts', amounts: [{ amount: 50, currency: 'JPY' }] } }, 'bad_amount'],
    ['of no amount', { off: { kind: 'amounts', amounts: [] } }, 'bad_amount'],
    [
      'of less than nothing',
      { off: { kind: 'amounts', amounts: [{ amount: -1, currency: 'USD' }] } },
      'bad_amount',
    ],
    [
      'of two amounts of one currency',
      {
        off: {
          kind: 'amounts',
          amounts: [
            { amount: 500, currency: 'USD' },
            { amount: 600, currency: 'USD' },
          ],
        },
      },
      'bad_amount',
    ],
    ['that nobody may use', { maxUses: 0 }, 'bad_max_uses'],
    ['that ends as it starts', { endsAt: START }, 'empty_window'],
  ])('%s', (_, changes, error) => {
    expect(validatePromo(promoWith(changes))).toBe(error)
  })

  it('and one that slipped through is never applied', () => {
    expect(() => apply({ off: { kind: 'percent', percent: 200 } })).toThrow(RangeError)
  })
})
