import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CODE_MINUTES } from '@/domain/accounts/email-code'
import { IDLE_DAYS, LONGEST_DAYS } from '@/domain/accounts/session'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { VISITOR_CLASSES } from '@/domain/privacy/data-map'
import { Protocol } from '@/ui/protocol/protocol'
import { render } from '../ui-checkout/render'

const paragraph = {
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', text: 'As an editor wrote it.', version: 1, format: 0 }],
}
const content = { root: { type: 'root', version: 1, children: [paragraph] } }
const page = ({ linkCode = 'privacy', locale = 'EN' }: { linkCode?: string; locale?: Locale }) =>
  render({
    locale,
    screen: createElement(Protocol, {
      place: { code: 'iq', examId: 1 },
      linkCode,
      title: 'A title',
      version: '3',
      editions: [],
      content,
    }),
  })

describe('the privacy page', () => {
  it.each(LOCALES)(
    'names in %s every kind of data: what, why, how long, and what a request does',
    async (locale) => {
      const { html, messages } = await page({ locale })
      const { kept } = messages.protocol
      expect(html.match(/<h3/g)).toHaveLength(VISITOR_CLASSES.length + 1)
      for (const label of [kept.why, kept.howLong, kept.onRequest])
        expect(html.split(`<dt>${label}</dt>`)).toHaveLength(VISITOR_CLASSES.length + 1)
      for (const name of VISITOR_CLASSES) {
        expect(html).toContain(`>${kept.classes[name].title}<`)
        expect(html).toContain(`>${kept.classes[name].what}<`)
      }
    },
  )

  it.each(LOCALES)('says in %s how long logins and codes work, as the code has it', async (locale) => {
    const { text } = await page({ locale })
    for (const number of [IDLE_DAYS, LONGEST_DAYS, CODE_MINUTES]) expect(text).toContain(`${number}`)
    expect(text).not.toMatch(/[{}]/)
  })

  it('stands below what an editor wrote, and leads to the page for messages', async () => {
    const { html } = await page({})
    expect(html.indexOf('As an editor wrote it.')).toBeLessThan(html.indexOf('id="kept"'))
    expect(html).toContain('href="/user/data/iq-1?hl=EN"')
  })

  it('is the only page with that section', async () => {
    const { html } = await page({ linkCode: 'terms' })
    expect(html).toContain('As an editor wrote it.')
    expect(html).not.toContain('id="kept"')
  })
})
