import { expect, it } from 'vitest'
import { subtotalsOf } from '@/domain/money/subtotals'

const PLAIN = { list: 1000, discounts: [], total: 1000, taxRate: 0, taxIncluded: 0 }
const NONE = { beforeDiscounts: null, discounts: null, beforeTax: null }

it.each([
  ['a plain price has none', PLAIN, NONE],
  ['a tax has one before it', { ...PLAIN, taxRate: 0.19, taxIncluded: 160 }, { ...NONE, beforeTax: 840 }],
  [
    'discounts have one before them, and their sum',
    { ...PLAIN, discounts: [{ amount: 200 }, { amount: 50 }], total: 750 },
    { ...NONE, beforeDiscounts: 1000, discounts: 250 },
  ],
  [
    'both have both, and the tax is taken off what is paid',
    { list: 1000, discounts: [{ amount: 200 }], total: 800, taxRate: 0.25, taxIncluded: 160 },
    { beforeDiscounts: 1000, discounts: 200, beforeTax: 640 },
  ],
  [
    'what costs nothing after a discount still says what it cost',
    { list: 1000, discounts: [{ amount: 1000 }], total: 0, taxRate: 0.25, taxIncluded: 0 },
    { beforeDiscounts: 1000, discounts: 1000, beforeTax: 0 },
  ],
])('%s', (_, quote, sums) => {
  expect(subtotalsOf(quote)).toEqual(sums)
})
