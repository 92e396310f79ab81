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

it.each([
  ['neither where nothing is taken off or in it', { taxRate: 0, taxIncluded: 0 }, []],
  ['that before tax where there is one', {}, ['net']],
  [
    'that before discounts, too, where something is taken off',
    { discounts: [{ kind: 'permanent', amount: 200 }], total: 799 },
    ['list', 'net'],
  ],
] as const)('shows of the subtotals %s', async (_, quote, shown) => {
  const messages = await readMessages('EN')
  const around = {
    locale: 'en',
    timeZone: 'UTC',
    messages,
    children: createElement(OrderSummary, {
      item: 'x',
      quote: { ...FINLAND, ...quote } as never,
      promoCode: null,
    }),
  }
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, around))
  const { list, net } = messages.pay.summary
  expect(
    Object.entries({ list, net }).flatMap(([name, words]) => (html.includes(words) ? [name] : [])),
  ).toEqual(shown)
})
