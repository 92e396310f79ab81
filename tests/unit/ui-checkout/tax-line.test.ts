import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderSummary } from '@/ui/checkout/order/order-summary'
import { TierColumn } from '@/ui/triple/tier-column'
import { render } from './render'

const quote = { currency: 'EUR', list: 699, discounts: [], total: 699, taxIncluded: 52, subtotal: 647 }
const sku = {
  skuId: 's',
  tier: 'sku1' as const,
  name: 'Report',
  description: null,
  parts: [],
  price: { amount: 699, currency: 'EUR' },
  mostPopular: false,
  owned: false,
  upgrade: null,
}

describe.each([
  ['EN', '8.1%', '25.5%'],
  ['CN', '8.1%', '25.5%'],
  ['HK', '8.1%', '25.5%'],
  ['JA', '8.1%', '25.5%'],
  ['KR', '8.1%', '25.5%'],
  ['DE', '8,1 %', '25,5 %'],
  ['FR', '8,1 %', '25,5 %'],
  ['ES', '8,1 %', '25,5 %'],
  ['PT', '8,1 %', '25,5 %'],
] as const)('the tax line in %s', (locale, small, large) => {
  it.each([
    [8.1, small],
    [25.5, large],
    [8.1000001, small],
  ])('has %d percent as it is written there, in the buy box and beside a tier', async (percent, shown) => {
    const summary = createElement(OrderSummary, {
      item: 'Report',
      quote: { ...quote, taxRate: percent / 100 },
      promoCode: null,
    })
    const column = createElement(TierColumn, {
      sku,
      holds: null,
      added: [],
      taxRatePercent: percent,
      chosen: false,
      onChoose: () => {},
    })
    for (const screen of [summary, column]) {
      const { text } = await render({ locale, screen })
      expect(text).toContain(shown)
      expect(text).not.toContain('NaN')
    }
  })
})
