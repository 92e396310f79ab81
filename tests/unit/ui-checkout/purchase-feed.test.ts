import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { FEED_KINDS } from '@/domain/orders/purchase-feed'
import { FeedShown } from '@/ui/checkout/feed/feed-shown'
import { render } from './render'

const item = (thing: (typeof FEED_KINDS)[number] | 'plan', count: number, unit: 'hour' | 'day' = 'hour') => ({
  thing,
  country: 'DE',
  ago: { unit, count },
})

describe.each(LOCALES)('the feed of recent purchases in %s', (locale) => {
  it('has words for everything that it can tell', async () => {
    for (const thing of [...FEED_KINDS, 'plan'] as const) {
      const items = [item(thing, 0), item(thing, 1), item(thing, 3, 'day')]
      const { html, text } = await render({
        locale,
        screen: createElement(FeedShown, { items }),
        of: ['pay'],
      })
      expect(html.match(/<li/g)).toHaveLength(3)
      expect(text).toMatch(/1/)
      expect(text).toMatch(/3/)
      expect(text).not.toMatch(/pay\.feed|\{\w+\}|\bDE\b/)
    }
  })

  it('stands still and has no button where all of it is shown; more of it can be paused', async () => {
    const three = Array.from({ length: 3 }, () => item('iq', 2))
    const still = await render({ locale, screen: createElement(FeedShown, { items: three }), of: ['pay'] })
    expect(still.html).not.toMatch(/<button/)
    const more = createElement(FeedShown, { items: [...three, item('eq', 4)] })
    const { html } = await render({ locale, screen: more, of: ['pay'] })
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).not.toMatch(/aria-live|role="status"|role="alert"/)
  })
})
