import { createElement } from 'react'
import { expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import type { OwnTest } from '@/ui/account/data/delete-test'
import { TestList } from '@/ui/account/data/own-tests'
import { render } from '../ui-checkout/render'

const test: OwnTest = {
  orderNumber: '0123456789AB',
  appExamId: 'iq-1',
  examKind: 'iq',
  title: 'The first test',
  state: 'completed',
  startedAt: '2026-03-01T12:00:00.000Z',
  finishedAt: '2026-03-01T12:30:00.000Z',
  open: true,
  abnormal: false,
  pay: null,
  own: true,
  eraseAt: null,
  order: null,
}
const byLetter: OwnTest = { ...test, orderNumber: '0123456789AC', title: 'The second test', own: false }

it.each(LOCALES)(
  'each test is deleted by a button that names it, and says in %s what goes',
  async (locale) => {
    const screen = createElement(TestList, { tests: [test, byLetter], onDeleted: () => {} })
    const { html, text, messages } = await render({ locale, screen })
    const { named, goes, letter, keys } = messages.account.data.own
    for (const { title } of [test, byLetter]) expect(html).toContain(named.replace('{title}', title))
    const said = (words: string, title: string) =>
      words
        .replace('{title}', title)
        .replace('{days}', '30')
        .replace(/[\s\u00a0\u202f]+/g, ' ')
    expect(text).toContain(said(goes, test.title))
    expect(text).toContain(said(letter, byLetter.title))
    // Who else has a key is for the owner.
    expect(text.split(keys)).toHaveLength(2)
  },
)
