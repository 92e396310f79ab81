import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES } from '@/domain/locale/locales'
import { MailStatus } from '@/ui/checkout/outcome/mail-status'
import { OrderBox } from '@/ui/checkout/payment/order-box'
import { render } from './render'

describe.each(LOCALES)('in %s', (locale) => {
  it('a mail that is kept is told with the address to which it would go', async () => {
    const mail = { email: 'ada@example.com', state: 'kept', sentAt: null, sentTo: () => {} } as const
    const { text, words } = await render({ locale, screen: createElement(MailStatus, { mail }) })
    expect(text).toContain('ada@example.com')
    const [begin = ''] = words.mail.sent.split('{email}')
    expect(text).not.toContain(begin.trim() || words.mail.sent)
  })

  it('the box of what is being paid has the order’s number', async () => {
    const order = {
      orderNumber: 'ABCDEFGHJKMN',
      examOrderNumber: '0123456789AB',
      course: null,
      email: 'ada@example.com',
      plan: null,
      quote: {
        currency: 'EUR',
        list: 999,
        discounts: [],
        total: 999,
        taxRate: 0,
        taxIncluded: 0,
        subtotal: 999,
      },
      sku: { tier: 'sku1', name: 'Report', parts: [] },
    } as unknown as CallData<'pay.info'>
    const box = { place: { code: 'iq', examId: 1 }, order, note: null, children: null }
    const { text } = await render({
      locale,
      of: ['passing', 'pay', 'packages', 'plans.order'],
      screen: createElement(OrderBox, box),
    })
    expect(text).toContain('ABCDEFGHJKMN')
  })
})
