import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { OrderOwned } from '@/ui/checkout/outcome/order-owned'
import { AllOwned } from '@/ui/checkout/tiers/all-owned'
import { TierChoice } from '@/ui/checkout/tiers/tier-choice'
import { render } from './render'

const place = { code: 'iq', examId: 1 }
const NUMBER = '0123456789AB'
const sku = (tier: 'sku1' | 'package1' | 'course') => ({ tier, name: '', parts: [] })

describe.each(LOCALES)('in %s', (locale) => {
  it('whoever has every report is led to it', async () => {
    const screen = createElement(AllOwned, { place, orderNumber: NUMBER })
    const { html, text, words } = await render({ locale, screen })
    for (const key of ['allOwned', 'allOwnedText', 'toReport'] as const)
      expect(text).toContain(words.tiers[key])
    expect(html).toMatch(new RegExp(`href="/report/[^"]+orderNumber=${NUMBER}\\b`))
  })

  it.each([
    ['sku1', /href="\/report\/result\//],
    ['package1', /href="\/report\/guide\//],
    ['course', /href="\/userCenter\/courseList\/detail\/iq-1\?id=learning&amp;/],
  ] as const)('an order for %s that is theirs already leads to what it sold', async (tier, way) => {
    const ofCourse = tier === 'course'
    const order = {
      sku: sku(tier),
      examOrderNumber: ofCourse ? null : NUMBER,
      course: ofCourse ? 'learning' : null,
    }
    const { html, text, words } = await render({
      locale,
      screen: createElement(OrderOwned, { place, order }),
    })
    expect(text).toContain(words.owned.title)
    expect(html).toContain(words.owned.text)
    expect(html).toMatch(way)
    expect(html).not.toMatch(/<button|<input|<iframe/)
  })
})

it('a tier that is owned has no price and cannot be chosen', async () => {
  const item = (skuId: string, owned: boolean, amount: number) => ({
    skuId,
    tier: 'sku1' as const,
    name: skuId,
    description: null,
    parts: [],
    price: { amount, currency: 'USD' },
    mostPopular: owned,
    owned,
    upgrade: null,
  })
  const items = [item('mine', true, 699), item('more', false, 999)]
  const { html, text, words } = await render({
    screen: createElement(TierChoice, { items, value: 'more', onChange: () => {} }),
  })
  expect(text).toContain(words.tiers.owned)
  expect(text).not.toContain('6.99')
  expect(text).toContain('9.99')
  expect(text).not.toContain(words.tiers.mostPopular)
  expect(
    html.match(/<input[^>]*disabled[^>]*value="mine"|<input[^>]*value="mine"[^>]*disabled/),
  ).not.toBeNull()
})
