import { describe, expect, it } from 'vitest'
import { pathTo } from '@/domain/routing/path-to'
import { ROUTE_CHECKS, type RouteCheck } from '../e2e/routes.table'
import { crawl, get, linksOf } from './support/crawl'

const cacheOf = (header: string | null): RouteCheck['cache'] =>
  header?.includes('s-maxage') ? 'public' : header?.startsWith('private, no-cache') ? 'private' : undefined

const named = ROUTE_CHECKS.map((check) => ({
  ...check,
  name: `${check.path.length > 80 ? `${check.path.slice(0, 80)}…` : check.path} ${check.headers ? JSON.stringify(check.headers) : ''}`,
}))

describe('the table of routes', () => {
  it.each(named)('$name is $status', async ({ path, headers, status, text, lang, cache, location }) => {
    const answer = await get(path, headers)
    const html = await answer.text()
    expect(answer.status).toBe(status)
    if (location) expect(answer.headers.get('location')).toBe(location)
    if (lang) expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(lang)
    if (text) expect(html.replace(/<!--.*?-->/g, '')).toContain(text)
    if (cache) expect(cacheOf(answer.headers.get('cache-control'))).toBe(cache)
  })
})

describe('a page that may be kept', () => {
  it.each([
    ['as a page', {}],
    [
      'as the next screen, fetched ahead',
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    ],
  ])('is never shown when it is out of date: %s', async (_, headers) => {
    const path = `${pathTo({ route: 'instructions', code: 'iq', examId: 1 })}?hl=EN`
    const asked = await get(path, headers)
    const { headers: said } =
      asked.status === 307 ? await get(asked.headers.get('location') ?? '', headers) : asked
    expect(said.get('cache-control')).toBe('s-maxage=1')
  })
})

describe('a visitor who follows links', () => {
  it('is followed by each link of a page, and by no other', () => {
    const html =
      '<a href="/help?a=1&amp;b=2#x">a</a><a href="?hl=FR">b</a><script>"<a href=\\"/no\\">"</script>' +
      '<a href="https://x.test/">c</a><a class="y" href="//x.test/z">d</a><a href="mailto:a@b.c">e</a>'
    expect(linksOf(html, '/support?hl=EN')).toEqual(['/help?a=1&b=2', '/support?hl=FR'])
  })

  it('meets no page that is missing or broken on the first step from a landing (on two: crawl.deep.test.ts)', async () => {
    const landing = pathTo({ route: 'landing', code: 'iq', examId: 1, slug: 'new' })
    const { seen, dead } = await crawl(['/?hl=EN', `${landing}?hl=JA`], 1)
    expect(dead).toEqual([])
    // Landing, instructions, support, retrieval and three legal pages, in both languages.
    expect(seen.size).toBeGreaterThan(12)
  })

  it('learns of a page that is missing', async () => {
    const { dead } = await crawl(['/no/such/page?hl=EN'], 0)
    expect(dead).toEqual([{ path: '/no/such/page?hl=EN', from: 'the start', status: 404 }])
  })
})

describe('every screen that is built', () => {
  const SCREENS = [
    'instructions',
    'questions',
    'confirm',
    'calculating',
    'email',
    'abnormal',
    'teaser',
    'tiers',
    'payment',
    'payCheck',
    'payFailed',
    'paySuccess',
    'payPackage',
    'triplePurchase',
    'premium',
    'subscribeCheck',
    'upgrade',
    'report',
    'guides',
    'wrongAnswers',
    'reportLink',
    'retrieve',
    'support',
    'login',
    'register',
    'forgotPassword',
    'editPassword',
    'loginLink',
    'myData',
  ] as const

  it.each(SCREENS)('%s answers in two languages to a visitor who has nothing yet', async (route) => {
    for (const [hl, lang] of [
      ['EN', 'en'],
      ['JA', 'ja'],
    ] as const) {
      const answer = await get(`${pathTo({ route, code: 'iq', examId: 1 })}?hl=${hl}`)
      const html = await answer.text()
      expect([hl, answer.status, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([hl, 200, lang])
      expect(html).not.toMatch(/MISSING_MESSAGE|data-dgst="[^"]|NEXT_REDIRECT/)
    }
  })
})
