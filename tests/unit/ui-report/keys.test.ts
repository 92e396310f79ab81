import { createElement } from 'react'
import { expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { Keys } from '@/ui/keys/key-list'
import { render } from '../ui-checkout/render'

const idle = { busy: false, problem: null, forget: () => {}, end: async () => true }
const since = '2026-03-01T12:00:00.000Z'
const keys = [
  { key: '1', mailbox: 'kim@example.com', since, opened: true },
  { key: '2', mailbox: 'a…@example.com', since, opened: false },
]

it.each(LOCALES)(
  'the mailboxes with a link are told in %s, each with a button that names it',
  async (locale) => {
    const { text, html, messages } = await render({ locale, screen: createElement(Keys, { ...idle, keys }) })
    const { named, opened, sent } = messages.share.keys
    for (const { mailbox } of keys) {
      expect(text).toContain(mailbox)
      expect(html).toContain(named.replace('{mailbox}', mailbox))
    }
    for (const words of [opened, sent])
      for (const piece of words.split('{date}').filter((each) => each.trim()))
        expect(text).toContain(piece.replace(/[\s\u00a0\u202f]+/g, ' ').trim())
  },
)

it('where no mailbox has one it is said', async () => {
  const { text, messages } = await render({ screen: createElement(Keys, { ...idle, keys: [] }) })
  expect(text).toContain(messages.share.keys.none)
})
