import { afterEach, describe, expect, it, vi } from 'vitest'

/** The module as a document that was loaded at a path has it. */
const loadedAt = async (pathname: string) => {
  vi.resetModules()
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
})
