import { describe, expect, it } from 'vitest'
import { kindOf } from '@/cms/admin/record/kind-of'

const is = (name: string, value: unknown, currency?: unknown) => kindOf({ name, value, currency }).is

describe('a stored value is read as', () => {
  it.each([
    ['nothing', 'parts', []],
    ['nothing', 'detail', {}],
    ['nothing', 'detail', null],
    ['codes', 'parts', ['iq_score', 'pdf_report']],
    ['codes', 'tier', 'sku2'],
    ['codes', 'version', '2026'],
    ['id', 'skuId', '00000000-0000-4000-8000-000000000000'],
    ['moment', 'paidAt', '2026-11-20T09:12:00.000Z'],
    ['yesNo', 'waived', false],
    ['number', 'percent', 20],
    ['number', 'total', 999],
    [
      'money',
      'prices',
      [
        { currency: 'EUR', amount: 999 },
        { amount: 148_000, currency: 'JPY' },
      ],
    ],
    ['panels', 'panels', [{ figure: {} }, { panel: { lines: [] } }]],
    ['table', 'discounts', [{ kind: 'promo', amount: 200 }]],
    ['pairs', 'quote', { list: 999, currency: 'USD' }],
  ])('%s: %s', (kind, name, value) => {
    expect(is(name, value)).toBe(kind)
  })

  it('money, where a currency stands beside an amount or above it', () => {
    expect(is('total', 999, 'USD')).toBe('money')
    expect(is('percent', 20, 'USD')).toBe('number')
    expect(kindOf({ name: 'quote', value: { currency: 'USD', discounts: [] } })).toMatchObject({
      currency: 'USD',
    })
  })

  it('a table with every column that some row has', () => {
    expect(kindOf({ name: 'detail', value: [{ a: 1 }, { b: 2 }] })).toMatchObject({ columns: ['a', 'b'] })
  })
})
