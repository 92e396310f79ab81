import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { HeldCard } from '@/ui/report/held/held-card'
import { render } from '../ui-checkout/render'

const idle = { busy: false, told: null, used: false, onOpen: async () => {}, onLater: () => {} }
const card = (props: Partial<Parameters<typeof HeldCard>[0]> = {}) =>
  render({ screen: createElement(HeldCard, { ...idle, ...props }) })

describe('a test that came with a report', () => {
  it('is used by one button and kept by another', async () => {
    const { text, messages } = await card()
    const { text: words, action, notNow } = messages.report.held
    for (const said of [words, action, notNow]) expect(text).toContain(said)
  })

  it('that was used meanwhile opens nothing any more, and says so', async () => {
    const { html, text, messages } = await card({ used: true, told: 'It was used.' })
    expect(text).toContain('It was used.')
    expect(html).not.toContain(`>${messages.report.held.action}</button>`)
    expect(html).toContain(`>${messages.report.held.notNow}</button>`)
  })
})
