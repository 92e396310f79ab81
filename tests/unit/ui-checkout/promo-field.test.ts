import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CallRefused } from '@/ui/api/call-at'
import type { Priced } from '@/ui/checkout/order/order-subject'
import type { QuoteRefusal } from '@/ui/checkout/order/use-quote'
import { clockText, PromoField } from '@/ui/checkout/promo/promo-field'
import type { PromoEntry } from '@/ui/checkout/promo/use-promo'
import { render } from './render'

const HOUR = 3_600_000
const promo: PromoEntry = {
  code: 'SPRING',
  refused: null,
  apply: () => {},
  remove: () => {},
  settle: () => {},
}
const pricedWith = (applied: Priced['promo']) =>
  ({
    promo: applied,
    quote: {
      currency: 'GBP',
      discounts: applied ? [{ kind: 'promo', label: applied.code, amount: 200 }] : [],
    },
  }) as unknown as Priced
const spring = (endsAt: string | null) => pricedWith({ code: 'SPRING', percent: 20, endsAt })
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

type Given = { priced?: Priced | null; refusal?: QuoteRefusal | null; refused?: unknown; busy?: boolean }
const field = ({ priced = null, refusal = null, busy = false, refused }: Given) =>
  render({ screen: createElement(PromoField, { promo, priced, refusal, refused, busy, onAgain: () => {} }) })

describe('a promo code', () => {
  it('is applied when a price came with it', async () => {
    expect((await field({ priced: spring(null) })).text).toContain('Code SPRING is applied: 20% off.')
  })

  it('that takes off an amount says how much it took', async () => {
    const priced = pricedWith({ code: 'SPRING', percent: null, endsAt: null })
    expect((await field({ priced })).text).toContain('Code SPRING is applied: £2.00 off.')
  })

  it('is beaten by the permanent discount only when a price came that says so', async () => {
    const { text, words } = await field({ priced: pricedWith(null) })
    expect(text).toContain(words.promo.betterDiscount)
  })

  it.each([
    ['no price came', {}],
    ['the price is still asked for', { priced: pricedWith(null), busy: true }],
    ['it was refused', { priced: pricedWith(null), refusal: 'promoExpired' }],
  ] as [string, Given][])('is not called valid when %s', async (_, given) => {
    const { text, words } = await field(given)
    expect(text).not.toContain(words.promo.betterDiscount)
    expect(text).toContain(words.promo.label)
  })

  it('says that too many were tried, and why a code is not taken', async () => {
    const refused = new CallRefused(429, 'tooMany', [], { retryAfterSeconds: 3_000 })
    const tooMany = await field({ priced: pricedWith(null), refusal: 'tooMany', refused })
    expect(tooMany.text).toContain('in 50 minutes')
    const foreign = await field({ priced: pricedWith(null), refusal: 'promoNotInCurrency' })
    expect(foreign.text).toContain('This code cannot be used in the currency of your country.')
    const unknown = await field({ priced: pricedWith(null), refusal: 'promoUnknown' })
    expect(unknown.text).toContain(unknown.words.promo.promoUnknown)
  })
})

describe('a promo code that was refused', () => {
  it('is forgotten: the field is empty, and says why', async () => {
    const forgotten: PromoEntry = { ...promo, code: '', refused: 'promoUnknown' }
    const screen = createElement(PromoField, {
      promo: forgotten,
      priced: pricedWith(null),
      refusal: null,
      busy: false,
      onAgain: () => {},
    })
    const { text, html, words } = await render({ screen })
    expect(text).toContain(words.promo.promoUnknown)
    expect(html).toMatch(/<details[^>]* open/)
    expect(html).toContain('value=""')
  })
})

describe('the end of a promo code', () => {
  it('runs down in its last day, as a timer that nobody is interrupted by', async () => {
    const { text, html } = await field({ priced: spring(inMs(5 * HOUR)) })
    expect(text).toMatch(/The code ends in 0[45]:\d\d:\d\d\./)
    expect(html).toContain('role="timer"')
  })

  it.each([
    ['more than a day away', inMs(25 * HOUR)],
    ['over by a clock that is wrong', inMs(-HOUR)],
    ['not set', null],
  ])('is not shown when it is %s', async (_, endsAt) => {
    expect((await field({ priced: spring(endsAt) })).html).not.toContain('timer')
  })

  it.each([
    [0, '00:00:00'],
    [59, '00:00:59'],
    [3_600, '01:00:00'],
    [86_400, '24:00:00'],
    [18_753, '05:12:33'],
  ])('writes %d seconds as %s', (seconds, shown) => {
    expect(clockText(seconds)).toBe(shown)
  })
})
