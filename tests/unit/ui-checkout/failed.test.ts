import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { Failed } from '@/ui/checkout/outcome/failed'
import { render } from './render'

const order = {
  orderNumber: 'ABCDEFGHJKMN',
  examOrderNumber: '0123456789AB',
  sku: { tier: 'sku1' },
  country: 'US',
  quote: { total: 699, currency: 'USD' },
  refundedAt: null,
} as unknown as CallData<'pay.info'>
const failedAs = (state: 'failed' | 'refunded', refundedAt: string | null = null, locale: Locale = 'EN') =>
  render({
    locale,
    screen: createElement(
      AppRouterContext.Provider,
      { value: {} as AppRouterInstance },
      createElement(Failed, {
        place: { code: 'iq', examId: 1 },
        order: { ...order, refundedAt },
        check: { state, failureCode: null } as CallData<'pay.check'>,
      }),
    ),
  })

describe('a payment that did not come about', () => {
  it('shows no button for another method before it is known that there is one', async () => {
    const { text, words } = await failedAs('failed')
    expect(text).toContain(words.failed.retry)
    expect(text).not.toContain(words.payment.otherMethod)
  })
})

describe('an order whose money was given back', () => {
  it.each(LOCALES)('says when, and offers nothing, in %s', async (locale) => {
    const { text, html, words } = await failedAs('refunded', '2026-11-28T10:00:00.000Z', locale)
    expect(text).toMatch(/2026/)
    expect(text).toContain(words.failed.refunded.replace(/\u202f/g, ' '))
    expect(text).not.toContain(words.payment.startOver)
    expect(html).not.toMatch(/href="\/paying\//)
  })
})
