import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorScreen } from '@/ui/message-screen/error-screen'
import { storedLandingHref, storeLandingHref } from '@/ui/navigation/landing-href'
import { render } from '../ui-checkout/render'

/** What a tab keeps, without a browser. */
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the way home', () => {
  it.each([
    ['/landing_page/new/iq-1', '?gclid=a&hl=FR', '/landing_page/new/iq-1?gclid=a'],
    ['/landing_page/new/iq-1', '?hl=FR', '/landing_page/new/iq-1'],
    ['/', '', '/'],
    ['//evil.example', '', '/'],
  ])('after %s%s is %s', (pathname, search, href) => {
    storeLandingHref({ pathname, search })
    expect(storedLandingHref()).toBe(href)
  })

  it('is the root page for who came through no landing, or may store nothing', () => {
    expect(storedLandingHref()).toBe('/')
    vi.stubGlobal('window', {})
    expect(storedLandingHref()).toBe('/')
  })
})

describe('the error screen', () => {
  it.each([
    ['something broke in the browser', new Error('x'), 500],
    ['the server answered 503', Object.assign(new Error('x'), { result: 503 }), 503],
    ['a call refused for a reason of its own', Object.assign(new Error('x'), { result: 10101 }), 500],
  ])('shows the status code when %s', async (_, error, code) => {
    const { text } = await render({ screen: createElement(ErrorScreen, { error }) })
    expect(text).toContain(` ${code} `)
    expect(text).toContain('Go back home')
  })
})
