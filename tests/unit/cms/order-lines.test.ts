import { describe, expect, it } from 'vitest'
import { linesOf } from '@/cms/admin/order/lines-of'
import type { Order } from '@/payload-types'

const order = { list: 999, discounts: [], total: 999, taxIncluded: 0, taxRatePercent: 0 } as unknown as Order
const lines = (changes: object, language = 'en') => linesOf({ ...order, ...changes }, { language })

describe('the sum of an order', () => {
  it('is one line where nothing was taken off and no tax is in it', () => {
    expect(lines({})).toEqual([{ name: 'Total', amount: 999 }])
  })

  it('goes from the list price to what is paid, each discount with its reason', () => {
    const discounts = [
      { kind: 'promo', label: 'SPRING', amount: 200 },
      { kind: 'owned', label: 'TX2T6Y0PKE7Q', amount: 300 },
      { kind: 'given', amount: 99 },
    ]
    expect(lines({ discounts, total: 400, taxIncluded: 64, taxRatePercent: 19 })).toEqual([
      { name: 'List price', amount: 999 },
      { name: 'Promo code SPRING', amount: -200 },
      { name: 'Paid before with order TX2T6Y0PKE7Q', amount: -300 },
      { name: 'Given: too small to charge', amount: -99 },
      { name: 'Total', amount: 400 },
      { name: 'Tax included (19 %)', amount: 64 },
    ])
  })

  it('is in the language of who reads it', () => {
    const discounts = [{ kind: 'permanent', amount: 200 }]
    expect(lines({ discounts, total: 799 }, 'de').map(({ name }) => name)).toEqual([
      'Listenpreis',
      'Dauerrabatt',
      'Gesamtbetrag',
    ])
  })
})
