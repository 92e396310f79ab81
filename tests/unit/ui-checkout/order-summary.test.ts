import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LOCALES, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'
import { OrderSummary } from '@/ui/checkout/order/order-summary'

const FINLAND = { list: 999, discounts: [], total: 999, currency: 'EUR', taxRate: 0.255, taxIncluded: 203 }

it.each(LOCALES)('in %s a rate that is no whole number is a number', async (locale) => {
  const around = {
    locale: tagOf(locale),
    timeZone: 'UTC',
    messages: await readMessages(locale),
    children: createElement(OrderSummary, { item: 'x', quote: FINLAND as never, promoCode: null }),
  }
  expect(renderToStaticMarkup(createElement(NextIntlClientProvider, around))).toMatch(/25[.,]5\s?%/)
})
