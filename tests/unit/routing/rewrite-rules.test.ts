import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { internalPath } from '@/domain/routing/internal-path'
import { LANDING_NAMES } from '@/domain/routing/landing-names'
import { patternsOf } from '@/domain/routing/match-path'
import { fill, namesDocument } from '@/domain/routing/pattern'
import { rewriteRules } from '@/domain/routing/rewrite-rules'
import { ROUTE_IDS, ROUTES } from '@/domain/routing/routes'
import { config } from '@/proxy'

/** As Next compiles a rewrite under caseSensitiveRoutes. */
const compile = (source: string) =>
  getPathMatch(source, { strict: true, removeUnnamedParams: true, sensitive: true })
const rules = rewriteRules().map((rule) => ({ ...rule, match: compile(rule.source) }))

/** Where Next's first matching afterFiles rule leads; `hl` and `id` are valid ones or none. */
function rewritten(pathname: string, hl: string | null, id: string | null = null): string | null {
  for (const { match, has, destination } of rules) {
    const found = match(pathname)
    const query: Record<string, string | null> = { hl, id }
    if (!found || has?.some(({ key }) => !query[key])) continue
    const values: Record<string, string> = { ...found, hl: hl ?? '', id: id ?? '' }
    return destination.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
  }
  return null
}

const params = { code: 'iq', examId: '7', linkCode: 'privacy' }
const paths = ROUTE_IDS.flatMap((route) =>
  patternsOf(ROUTES[route]).flatMap((pattern) =>
    LANDING_NAMES.filter((slug) => pattern.includes('{slug}') || slug === 'new').map((slug) => ({
      path: fill(pattern, { ...params, slug }) ?? '',
      // A page of one document needs its name.
      id: namesDocument(ROUTES[route].page) ? 'sleep-and-mood' : null,
      built: ROUTES[route].built,
    })),
  ),
)
const strange = [
  '/x',
  '/x/y/z',
  '/iq/1/landing/new',
  '/FR',
  '/FR/iq/1/landing/new',
  '/FRA',
  '/home',
  '/apix/y',
]

describe('the rewrites of next.config', () => {
  it.each([...paths.map(({ path }) => path), ...strange])(
    '%s with hl goes where the proxy sends it without',
    (path) => {
      expect(rewritten(path, 'JA')).toBe(internalPath({ locale: 'JA', pathname: path }))
      expect(rewritten(path, null)).toBeNull()
    },
  )

  it('lead to a page exactly when the screen is built', () => {
    for (const { path, id, built } of paths) {
      expect(rewritten(path, 'EN', id)?.startsWith('/EN/not-found/')).toBe(!built)
      expect(rewritten(path, 'EN', id)).toBe(internalPath({ locale: 'EN', pathname: path, id }))
    }
  })

  it.each([
    '/api',
    '/api/x',
    '/pay/pay/order/create',
    '/admin',
    '/admin/x',
    '/_next/static/a.js',
    '/api/a.pdf',
  ])('leave %s alone', (path) => {
    expect(rewritten(path, 'EN')).toBeNull()
    expect(rewritten(path, null)).toBeNull()
  })

  it('send a file that is not there to the not-found page', () => {
    expect(rewritten('/a/foo.png', null)).toBe('/EN/not-found/a/foo.png')
    expect(rewritten('/a/foo.png', 'KR')).toBe('/KR/not-found/a/foo.png')
    expect(rewritten('/FR/iq/1/landing/new.png', null)).toBe('/EN/not-found/FR/iq/1/landing/new.png')
  })

  it('leave a path with a percent sign to the proxy', () => {
    expect(rewritten('/%E6', 'FR')).toBeNull()
  })
})

describe("the proxy's matcher", () => {
  const [withoutHl, awkward] = config.matcher.map(({ source }) => compile(source))
  const runs = (match: typeof awkward, path: string) => Boolean(match?.(path))

  it.each(['/', '/x', '/landing_page/new/iq-1', '/FR/iq/1/landing/new', '/a.b/c', '/apix', '/a%2Fb'])(
    'runs on %s',
    (path) => {
      expect(runs(withoutHl, path)).toBe(true)
    },
  )

  it.each([
    '/api',
    '/api/x',
    '/pay/x',
    '/admin',
    '/admin/x',
    '/_next/x',
    '/robots.txt',
    '/a/b.png',
    '/_next/%5Ba',
  ])('leaves %s alone', (path) => {
    expect(runs(withoutHl, path) || runs(awkward, path)).toBe(false)
  })

  it.each(['/a%2Fb', '/%25', '/[locale]/home'])(
    'runs on %s whatever hl says, the rewrites cannot carry it',
    (path) => {
      expect(runs(awkward, path)).toBe(true)
    },
  )

  it.each(['/', '/x', '/landing_page/new/iq-1'])('does not run on %s with a valid hl', (path) => {
    expect(runs(awkward, path)).toBe(false)
  })

  it('knows the nine locales', () => {
    expect(config.matcher[0]?.missing).toEqual([
      { type: 'query', key: 'hl', value: `(?:${LOCALES.join('|')})` },
    ])
  })
})
