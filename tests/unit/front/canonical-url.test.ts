import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalUrl } from '@/front/canonical-url'

describe('the one spelling of a path', () => {
  it.each([
    ['/', '/'],
    ['*', '*'],
    ['/?hl=EN', '/?hl=EN'],
    ['/landing_page/new/iq-1?hl=FR&x=/../%2e', '/landing_page/new/iq-1?hl=FR&x=/../%2e'],
    ['/%61dmin/%6Cogin', '/admin/login'],
    ['/iq%2D1', '/iq-1'],
    ['/caf%c3%a9.png', '/caf%C3%A9.png'],
    ['/a%20b%25', '/a%20b%25'],
    // Once more escaped it is a name like any other; nobody of ours unescapes twice.
    ['/%252e%252e/x', '/%252e%252e/x'],
    ['/.well-known/x', '/.well-known/x'],
    ['/a..b/...', '/a..b/...'],
    ['/admin/', '/admin/'],
  ])('of %s is %s', (url, spelled) => {
    expect(canonicalUrl(url)).toBe(spelled)
  })

  it.each([
    '',
    'admin',
    'http://169.254.169.254/latest',
    '//evil.example',
    '/a//b',
    '/admin/../api/orders',
    '/admin/..',
    '/admin/./login',
    '/.',
    '/admin/%2e%2e/api/app/contact',
    '/admin/%2E./api',
    '/admin/.%2e?x',
    '/admin\\..\\api',
    '/admin/..%2fapi',
    '/admin%2Flogin',
    '/admin%5c..',
    '/a%00b',
    '/a%0d%0aLocation:x',
    '/a%7f',
    '/a%',
    '/a%2',
    '/a%zz',
    '/%E6',
    '/api/%ff',
    '/_next/data/23a46a5a9a3336a3/api/admins.json',
    '/_NEXT/data/x/admin.json',
    '/_next/dat%61/x.json',
    '/a#b',
    '/a b',
    '/\u00ef',
  ])('there is none of %j', (url) => {
    expect(canonicalUrl(url)).toBeNull()
  })

  it('is its own spelling, and the URL parser and it agree on where it leads', () => {
    const pieces = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%61',
      'admin',
      'api',
      '\\',
      '?',
      '#',
      '%',
      'é',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 9 }), (parts) => {
        const spelled = canonicalUrl(`/${parts.join('')}`)
        if (spelled === null) return
        expect(canonicalUrl(spelled)).toBe(spelled)
        expect(new URL(spelled, 'http://site').pathname).toBe(spelled.split('?')[0])
      }),
      { numRuns: 2_000 },
    )
  })
})
