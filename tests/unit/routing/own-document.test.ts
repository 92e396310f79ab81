import { afterEach, describe, expect, it, vi } from 'vitest'

/** The module as a document that was loaded at a path has it. */
const loadedAt = async (pathname: string, mark?: string) => {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => (mark === undefined ? null : { content: mark }) })
  vi.stubGlobal('window', { location: { pathname, href: `https://shop.example${pathname}` } })
  return import('@/ui/navigation/own-document')
}

afterEach(() => vi.unstubAllGlobals())

describe('where a document of its own is needed', () => {
  it.each([
    ['/report/result/iq-1', '/paying/scheme/iq-1', true],
    ['/', '/payment/iq-1?orderNumber=1', true],
    ['/paying/payment/iq-1', '/report/result/iq-1', true],
    ['/payinsider/iq-1', '/email/iq-1', true],
    ['/paying/scheme/iq-1', '/paying/payment/iq-1', false],
    ['/paying/payment/iq-1', '/pay_success/iq-1', false],
    ['/report/result/iq-1', '/retrieve/iq-1', false],
  ])('from %s to %s: %s', async (from, to, needed) => {
    const { needsOwnDocument } = await loadedAt(from)
    expect(needsOwnDocument(to)).toBe(needed)
  })

  it.each([
    ['/landing_page/new/iq-1', '/answer_question/start_loading/iq-1', true],
    ['/landing_page/new/iq-1', '/landing_page/new/iq-2', true],
    ['/landing_page/new/iq-1', '/landing_page/new/iq-1?hl=DE', false],
    ['/pay_success/iq-1', '/paying/package/iq-1', true],
  ])('from %s, which bears the mark of scripts of others, to %s: %s', async (from, to, needed) => {
    const { needsOwnDocument } = await loadedAt(from, 'metaPixel=1')
    expect(needsOwnDocument(to)).toBe(needed)
  })
})
