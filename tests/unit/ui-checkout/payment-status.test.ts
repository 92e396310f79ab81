import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES } from '@/domain/locale/locales'
import { CallRefused } from '@/ui/api/call-at'
import { ConsentBoxes } from '@/ui/checkout/order/consent-boxes'
import { Receipt } from '@/ui/checkout/outcome/receipt'
import { FIRST_SCREEN, type PaymentPhase } from '@/ui/checkout/payment/payment-machine'
import { PaymentStatus } from '@/ui/checkout/payment/payment-status'
import type { Payment } from '@/ui/checkout/payment/use-payment'
import { render } from './render'

const place = { code: 'iq', examId: 1 }
const order = {
  orderNumber: 'ABCDEFGHJKMN',
  examOrderNumber: '0123456789AB',
  sku: { tier: 'sku1' },
} as CallData<'pay.info'>
const paymentIn = (phase: PaymentPhase) =>
  ({
    screen: { ...FIRST_SCREEN, phase },
    problem: new CallRefused(429, 'tooMany', [], { retryAfterSeconds: 1_103 }),
    method: null,
    start: () => {},
    check: () => {},
  }) as unknown as Payment

type Shown = { phase: PaymentPhase; other: boolean; locale?: (typeof LOCALES)[number] }
const statusIn = ({ phase, other, locale }: Shown) =>
  render({
    locale,
    screen: createElement(PaymentStatus, {
      place,
      order,
      payment: paymentIn(phase),
      onOther: other ? () => {} : null,
    }),
  })

describe('what stands above the pay button', () => {
  it('names another method only where there is one, and otherwise somebody who helps', async () => {
    const two = await statusIn({ phase: 'pay_code_missing', other: true })
    expect(two.text).toContain(two.words.payment.payCodeMissing)
    expect(two.text).toContain(two.words.payment.otherMethod)
    const one = await statusIn({ phase: 'pay_code_missing', other: false })
    expect(one.text).toContain(one.words.payment.payCodeMissingOnly)
    expect(one.html).toMatch(/href="\/support\/iq-1\?orderNumber=ABCDEFGHJKMN/)
    expect(one.text).not.toContain(one.words.payment.otherMethod)
  })

  it.each(LOCALES)(
    'says in %s that no mail is sent, and offers no other method, which is refused too',
    async (locale) => {
      const { text, html, words } = await statusIn({ phase: 'unmailed', other: true, locale })
      expect(text).toContain(words.payment.mailMissing)
      expect(text).not.toContain(words.payment.unavailable)
      expect(text).toContain(words.retry)
      expect(html).toContain('orderNumber=ABCDEFGHJKMN')
      expect(text).not.toContain(words.payment.otherMethod)
    },
  )

  it.each(['start_too_often', 'check_too_often'] as const)(
    'says in %s after how long it can be tried again',
    async (phase) => {
      const { text, words } = await statusIn({ phase, other: true })
      expect(text).toContain('in 19 minutes')
      expect(text).not.toContain(words.network)
    },
  )

  it('does not blame the network for a server that could not say', async () => {
    const { text, words } = await statusIn({ phase: 'unchecked', other: true })
    expect(text).toContain(words.payment.unchecked)
    expect(text).toContain(words.payment.checkAgain)
  })
})

describe('the least age of a country', () => {
  const boxes = (minimumAge: number, kinds: ('age' | 'waiver')[]) =>
    createElement(ConsentBoxes, {
      place,
      agreed: false,
      onAgreed: () => {},
      boxes: kinds.map((kind) => ({ kind, label: kind })),
      ticked: new Set<string>(),
      onTicked: () => {},
      minimumAge,
      pressed: false,
    })

  it.each(LOCALES)('is told beside the boxes in %s', async (locale) => {
    const { text, words } = await render({ locale, screen: boxes(16, ['waiver']) })
    expect(text).toContain(words.minimumAge.replace('{age}', '16'))
  })

  it('is not told where there is none, nor twice where a box asks for it', async () => {
    for (const screen of [boxes(0, []), boxes(16, ['age'])])
      expect((await render({ screen })).text).not.toContain('years old')
  })
})

describe('a receipt', () => {
  it('names the zone of its time, and leads to support with its order', async () => {
    const paid = {
      orderNumber: '0123456789AB',
      paidAt: '2026-11-22T23:30:00.000Z',
      quote: { currency: 'EUR', list: 1, discounts: [], total: 1, taxRate: 0, taxIncluded: 0, subtotal: 1 },
      sku: { tier: 'sku1', name: 'Report', parts: [] },
      payment: { method: 'apple_pay', transaction: 'ch_3QabcXYZ' },
    } as unknown as CallData<'pay.info'>
    const { text, html } = await render({ screen: createElement(Receipt, { place, order: paid }) })
    expect(text).toContain('Nov 22, 2026, 11:30 PM UTC')
    expect(html).toContain('orderNumber=0123456789AB')
    expect(text).toContain('Payment method Apple Pay')
    expect(text).toContain('Transaction number ch_3QabcXYZ')
  })

  it('of what was free tells no payment', async () => {
    const free = {
      orderNumber: '0123456789AB',
      paidAt: '2026-11-22T23:30:00.000Z',
      quote: { currency: 'EUR', list: 1, discounts: [], total: 0, taxRate: 0, taxIncluded: 0, subtotal: 0 },
      sku: { tier: 'sku1', name: 'Report', parts: [] },
      payment: null,
    } as unknown as CallData<'pay.info'>
    const { text, words } = await render({ screen: createElement(Receipt, { place, order: free }) })
    expect(text).not.toContain(words.success.method)
    expect(text).not.toContain(words.success.transaction)
  })
})
