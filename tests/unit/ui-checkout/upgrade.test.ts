import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { OrderSummary } from '@/ui/checkout/order/order-summary'
import { TierChoice } from '@/ui/checkout/tiers/tier-choice'
import { TierColumn } from '@/ui/triple/tier-column'
import { render } from './render'

const [FIRST, SECOND] = ['0123456789AB', 'CDEFGHJKMNPQ'] as const
const dollars = (amount: number) => ({ amount, currency: 'USD' })
const sku = (due: number, orders: string[]) => ({
  skuId: 's',
  tier: 'sku2' as const,
  name: 'Answers',
  description: null,
  parts: [],
  price: dollars(999),
  mostPopular: false,
  owned: false,
  upgrade: { due: dollars(due), paid: dollars(999 - due), orders },
})
const quote = {
  currency: 'USD',
  list: 999,
  discounts: [
    { kind: 'permanent', amount: 100 },
    { kind: 'owned', label: FIRST, amount: 500 },
    { kind: 'owned', label: SECOND, amount: 369 },
    { kind: 'given', amount: 30 },
  ],
  total: 0,
  taxRate: 0,
  taxIncluded: 0,
  subtotal: 0,
}

describe.each(LOCALES)('in %s', (locale) => {
  it('a tier costs the difference, and says what was paid by which order', async () => {
    for (const screen of [
      createElement(TierChoice, { items: [sku(300, [FIRST])], value: 's', onChange: () => {} }),
      createElement(TierColumn, {
        sku: sku(300, [FIRST]),
        holds: null,
        added: [],
        taxRatePercent: 19,
        chosen: true,
        onChoose: () => {},
      }),
    ]) {
      const { text } = await render({ locale, screen })
      expect(text).toMatch(/3\.00/)
      expect(text).toMatch(/6\.99/)
      expect(text).not.toMatch(/9\.99(?!.*6\.99)/)
      expect(text).toContain(FIRST)
    }
  })

  it('one that two orders paid for wholly costs nothing, with its tax', async () => {
    const { text } = await render({
      locale,
      screen: createElement(TierColumn, {
        sku: sku(0, [FIRST, SECOND]),
        holds: null,
        added: [],
        taxRatePercent: 19,
        chosen: false,
        onChoose: () => {},
      }),
    })
    for (const number of [FIRST, SECOND]) expect(text).toContain(number)
    expect(text).toMatch(/0\.00.*9\.99.*0\.00/)
  })

  it('an order lists what each order before paid of it, and what is too little to charge', async () => {
    const screen = createElement(OrderSummary, { item: 'x', quote, promoCode: null })
    const { text, words } = await render({ locale, screen })
    for (const number of [FIRST, SECOND])
      expect(text).toContain(words.summary.ownedDiscount.replace('{number}', number))
    expect(text).toContain(words.summary.givenDiscount)
    expect(text).toContain(words.summary.permanentDiscount)
    for (const amount of ['5.00', '3.69', '0.30']) expect(text).toContain(amount)
  })
})
