import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { NetworkError } from '@/ui/api/call-at'
import { FileState } from '@/ui/report/download/file-state'
import { render } from '../ui-checkout/render'

const FILE = {
  state: 'drawn',
  name: '123456789012.pdf',
  pages: 21,
  bytes: 98_765,
  url: '/api/exam/order/file/down',
  view: '/api/exam/order/file/down/123456789012/pdf?hl=EN',
} as const
const idle = { save: () => {}, again: () => {}, busy: false, problem: null, saved: false }

const shown = (props: Partial<Parameters<typeof FileState>[0]>) =>
  render({ screen: createElement(FileState, { ...idle, file: FILE, ...props }) })

describe('the page of a file', () => {
  it.each([[null], [{ ...FILE, state: 'waiting', pages: null, bytes: null } as const]])(
    'says that it is being drawn: %j',
    async (file) => {
      const { html, text, messages } = await shown({ file })
      expect(text).toContain(messages.download.drawing)
      expect(html).not.toContain('<button')
    },
  )

  it('says that it could not be drawn, and draws it again', async () => {
    const { text, messages } = await shown({ file: { ...FILE, state: 'failed' } })
    expect(text).toContain(messages.download.drawFailed)
    expect(text).toContain(messages.download.again)
    expect(text).not.toContain(messages.download.save)
  })

  it('says how long it is, saves it and opens it', async () => {
    const { html, text, messages } = await shown({})
    expect(text).toContain('21 pages, 99 kB.')
    expect(text).toContain(messages.download.save)
    expect(html).toContain(`href="${FILE.view}"`)
  })

  it('says what became of saving it', async () => {
    const { text, messages } = await shown({ saved: true })
    expect(text).toContain('Saved as 123456789012.pdf.')
    expect((await shown({ problem: new NetworkError() })).text).toContain(messages.download.saveFailed)
  })
})
