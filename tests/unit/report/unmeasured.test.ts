import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { NoScoreSold } from '@/ui/checkout/tiers/no-score-sold'
import { MoneyBack } from '@/ui/report/care/money-back'
import { render } from '../ui-checkout/render'

const place = { code: 'main', examId: 1 }
const NUMBER = '0123456789AB'
const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')

describe.each(LOCALES)('where a score could not be measured, in %s', (locale) => {
  it('whoever paid for it is offered the money back, with the order attached to the message', async () => {
    const screen = createElement(MoneyBack, { place, orderNumber: NUMBER })
    const { html, text, messages } = await render({ locale, screen })
    const { title, text: said, action } = messages.report.moneyBack
    for (const words of [title, said, action]) expect(text).toContain(plain(words))
    const support = `${pathTo({ route: 'support', ...place })}?orderNumber=${NUMBER}&amp;about=moneyBack`
    expect(html).toContain(`href="${support}`)
    expect(messages.support.moneyBack.length).toBeGreaterThan(10)
  })

  it.each([
    [false, 'text'],
    [true, 'textSome'],
  ] as const)(
    'something else is offered: %s, it says why no score is, with the test again',
    async (some, key) => {
      const { html, text, words } = await render({
        locale,
        screen: createElement(NoScoreSold, { place, some }),
      })
      expect(text).toContain(plain(words.tiers.unmeasured.title))
      expect(text).toContain(plain(words.tiers.unmeasured[key]))
      expect(html).toContain(`href="${pathTo({ route: 'instructions', ...place })}`)
    },
  )
})
