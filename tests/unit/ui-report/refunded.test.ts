import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale, tagOf } from '@/domain/locale/locales'
import { Refunded } from '@/ui/report/care/refunded'
import { render } from '../ui-checkout/render'

const AT = '2026-11-28T12:00:00Z'
const refunded = (locale: Locale) =>
  render({
    locale,
    screen: createElement(
      AppRouterContext.Provider,
      { value: {} as AppRouterInstance },
      createElement(Refunded, {
        place: { code: 'iq', examId: 1 },
        orderNumber: '0123456789AB',
        refundedAt: AT,
      }),
    ),
  })

describe('a report whose money was given back', () => {
  it.each(LOCALES)('says when in %s, and names no price', async (locale) => {
    const { text, messages } = await refunded(locale)
    const date = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(AT),
    )
    expect(text).toContain(
      messages.report.refunded.title.replace('{date}', date.replace(/[\u00a0\u202f]/g, ' ')),
    )
    expect(text).not.toContain(messages.questionnaire.report.closed.title)
    expect(text).not.toMatch(/\p{Sc}/u)
  })

  it('leads to what is free, and nowhere else', async () => {
    const { html } = await refunded('EN')
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('orderNumber=0123456789AB')
  })
})
