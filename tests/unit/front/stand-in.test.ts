import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES, tagOf } from '@/domain/locale/locales'
import { isDocument } from '@/front/is-document'
import { type StandInKind, standInFor } from '@/front/stand-in'
import { STYLE } from '@/front/stand-in-style'

const TOKENS = readFileSync(join(import.meta.dirname, '../../../src/ui/primitives/tokens.css'), 'utf8')

const pageFor = (kind: StandInKind, { url = '/', headers = {} } = {}): string =>
  standInFor({ request: { url, headers: { 'x-request-id': 'abc123', ...headers } }, kind, seconds: 7 })

describe('a page that stands in', () => {
  it.each(LOCALES)('speaks %s when the address says so', (locale) => {
    const page = pageFor('busy', { url: `/landing_page/new/iq-1?hl=${locale}` })
    expect(page).toContain(`<html lang="${tagOf(locale)}">`)
    expect(page.replaceAll('<wbr>', '')).toMatch(/<p role="status">[^<]*7[^<]*<\/p>/)
    expect(page).toContain('abc123')
    expect(page).not.toMatch(/\{\w+\}/)
  })

  it.each([
    ['the cookie', { cookie: 'a=b; i18n_redirected=JA' }, 'ja'],
    ["the browser's language", { 'accept-language': 'fr-CA,fr;q=0.9' }, 'fr'],
    ['English when nothing is said', {}, 'en'],
  ])('takes %s', (_, headers, tag) => {
    expect(pageFor('away', { headers })).toContain(`<html lang="${tag}">`)
  })

  it('reloads by itself when that may help, and only then', () => {
    expect(pageFor('busy')).toContain('<meta http-equiv="refresh" content="7">')
    expect(pageFor('away')).toContain('<meta http-equiv="refresh" content="7">')
    expect(pageFor('broken')).not.toContain('http-equiv')
    expect(pageFor('unreadable')).not.toContain('http-equiv')
  })

  it.each(LOCALES)('leads home in %s from an address that cannot be read', (locale) => {
    const page = pageFor('unreadable', { url: `/%?hl=${locale}` })
    const notFound = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../../locales/${locale}/notFound.json`), 'utf8'),
    )
    expect(page.replaceAll('<wbr>', '')).toContain(`<h1>${notFound.pageTitle}</h1>`)
    expect(page).toContain(`<a href="/?hl=${locale}">${notFound.home}</a>`)
  })

  it.each([
    ['busy', 503],
    ['away', 503],
    ['broken', 500],
    ['unreadable', 400],
  ] as const)('prints the status code when it is %s', (kind, code) => {
    expect(pageFor(kind)).toContain(`<p class="code">${code}</p>`)
  })

  it.each(['busy', 'away', 'broken'] as const)(
    'offers another try, then the way home, when it is %s',
    (kind) => {
      expect(pageFor(kind, { url: '/?hl=EN' })).toContain(
        '<a href="">Try again now</a><a class="home" href="/?hl=EN">Go back home</a>',
      )
    },
  )

  it('is small and asks for nothing else', () => {
    const page = pageFor('busy')
    expect(page.length).toBeLessThan(4_000)
    expect(page).not.toMatch(/<script|src=|url\(/)
  })

  it.each(['light', 'dark'])("has the site's own colours in a %s scheme", (scheme) => {
    const own = coloursIn(STYLE, scheme)
    expect(own).toMatchObject({ '--surface': expect.any(String), '--on-accent': expect.any(String) })
    expect(coloursIn(TOKENS, scheme)).toMatchObject(own)
  })
})

/** The hexadecimal values of custom properties, before or after a style sheet turns to the dark scheme. */
const coloursIn = (css: string, scheme: string): Record<string, string> => {
  const [light = '', dark = ''] = css.split(/prefers-color-scheme: ?dark/)
  const found = (scheme === 'dark' ? dark : light).matchAll(/(--[\w-]+): ?(#\w{6})/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

describe('a document', () => {
  const ask = (change: object) =>
    isDocument({ method: 'GET', url: '/', headers: { accept: 'text/html,*/*' }, ...change })

  it('is what a browser shows as a page', () => expect(ask({})).toBe(true))

  it.each([
    ['a call', { url: '/api/exam/sitting/current' }],
    ['a payment call', { url: '/pay/pay/check/payInfo' }],
    ['what the router fetches', { headers: { accept: '*/*', rsc: '1' } }],
    ['a script', { url: '/_next/static/a.js', headers: { accept: '*/*' } }],
    ['a form that is sent', { method: 'POST' }],
  ])('is not %s', (_, change) => expect(ask(change)).toBe(false))
})
