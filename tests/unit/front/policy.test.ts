import { describe, expect, it } from 'vitest'
import { patternsOf } from '@/domain/routing/match-path'
import { IS_PAYING } from '@/domain/routing/path-signs'
import { fill } from '@/domain/routing/pattern'
import { PAYING_HEADS } from '@/domain/routing/paying-path'
import { PRIVATE_HEADS } from '@/domain/routing/private-path'
import { ROUTES, type RouteId, type RouteRow } from '@/domain/routing/routes'
import { headersOf, placeOf, policyOf, sandboxOrigin } from '@/front/policy'

type Settings = Parameters<typeof policyOf>[0]['settings']

const settings: Settings = {
  dev: false,
  https: false,
  sandbox: 'http://127.0.0.1:3001',
  sandboxFollowsHost: true,
  providers: [],
}
const GATEWAY = 'http://localhost:3001'

const pathsOf = (route: RouteId): string[] =>
  patternsOf(ROUTES[route]).map(
    (pattern) => fill(pattern, { code: 'iq', examId: '1', slug: 'new', linkCode: 'terms' }) ?? pattern,
  )

const rules = (path: string) => ({ ...placeOf(path), settings, sandbox: GATEWAY })
const directive = (path: string, name: string): string =>
  policyOf(rules(path))
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? ''
const header = (path: string, name: string) =>
  new Headers(headersOf(rules(path)) as [string, string][]).get(name)

describe('the table of browser rules, held against the table of routes', () => {
  it('knows the first segments of all paying pages, and of no other', () => {
    const heads = 'payCheck payPage pay_failed pay_package pay_success paying payinsider payment primer'
    expect([...PAYING_HEADS].sort()).toEqual([...heads.split(' '), 'scheme_select', 'triplePurchase'])
    for (const [route, row] of Object.entries(ROUTES) as [RouteId, RouteRow][])
      for (const path of pathsOf(route)) {
        const paying = row.page.startsWith('/{code}/{examId}/pay/')
        expect([path, placeOf(path).place, IS_PAYING.test(path)]).toEqual([
          path,
          paying ? 'paying' : 'site',
          paying,
        ])
      }
  })

  it('lets the card form stand on paying pages and nothing stand anywhere else', () => {
    for (const route of Object.keys(ROUTES) as RouteId[])
      for (const path of pathsOf(route))
        expect([path, directive(path, 'frame-src')]).toEqual([
          path,
          IS_PAYING.test(path) ? GATEWAY : "'none'",
        ])
  })

  it('lets our own admin frame what it previews, and nobody frame anything else', () => {
    expect(directive('/admin/preview/EN/questions/1', 'frame-ancestors')).toBe("'self'")
    for (const path of ['/admin', '/api/orders', '/pay/pay/order/create', '/admin/previews'])
      expect([path, directive(path, 'frame-ancestors')]).toEqual([path, "'none'"])
    for (const route of Object.keys(ROUTES) as RouteId[])
      for (const path of pathsOf(route))
        expect([path, directive(path, 'frame-ancestors')]).toEqual([path, "'none'"])
  })

  it('knows the first segments of all private pages', () => {
    const heads = [
      'c',
      'cancel',
      'continue',
      'r',
      'report',
      'retrieve',
      'retrieve_report',
      'user',
      'userCenter',
    ]
    expect([...PRIVATE_HEADS].sort()).toEqual(heads)
  })

  it.each([
    'reportLink',
    'deviceLink',
    'report',
    'wrongAnswers',
    'teaser',
    'sharedResult',
    'retrieve',
    'login',
    'loginLink',
    'myData',
    'forgotPassword',
    'cancel',
  ] as const)('tells nobody the address of %s', (route) => {
    for (const path of pathsOf(route)) expect(header(path, 'referrer-policy')).toBe('no-referrer')
  })

  it.each([
    ['/admin', 'admin'],
    ['/admin/collections/orders', 'admin'],
    ['/administrator', 'site'],
    ['/ADMIN', 'site'],
    ['/api', 'api'],
    ['/api/orders', 'api'],
    ['/api/media/file/a.png', 'file'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/_next/static/media/pdf.worker.min.0b1c2d3e.mjs', 'worker'],
    ['/_next/static/media/pdf.worker.min.0b1c2d3e.mjs/a.html', 'file'],
    ['/_next/static/media/a.mjs', 'file'],
    ['/pay/pay/order/create', 'api'],
    ['/payment/iq-1', 'paying'],
    ['/apiary', 'site'],
  ])('%s is %s', (path, place) => {
    expect(placeOf(path).place).toBe(place)
  })
})

describe('a policy', () => {
  const everywhere = ['/', '/landing_page/new/iq-1', '/paying/payment/iq-1', '/report/result/iq-1', '/admin']

  it.each(everywhere)('of %s runs no inline script, no eval, no other origin', (path) => {
    expect(directive(path, 'script-src')).toBe("'self'")
    expect(policyOf(rules(path))).not.toContain('unsafe-eval')
    for (const name of ['object-src', 'base-uri', 'default-src']) expect(directive(path, name)).toBe("'none'")
    expect(directive(path, 'form-action')).toBe("'self'")
  })

  it('allows the scripts whose hashes it is given, and those of its nonce', () => {
    expect(policyOf({ ...rules('/'), scripts: ["'sha256-x'"] })).toContain("script-src 'self' 'sha256-x';")
    expect(policyOf({ ...rules('/admin'), nonce: 'abc' })).toContain("script-src 'self' 'nonce-abc';")
  })

  it('lets a page start workers of ours, which are in no sandbox and load nothing', () => {
    expect(directive('/userCenter/courseList/detail/pdf/iq-1', 'worker-src')).toBe("'self'")
    const worker = policyOf(rules('/_next/static/media/pdf.worker.min.0b1c2d3e.mjs'))
    expect(worker).toContain("default-src 'none'")
    expect(worker).not.toContain('sandbox')
    expect(policyOf(rules('/_next/static/chunks/a.js'))).toContain('sandbox')
  })

  it('asks for https and says so for two years only where the site is https', () => {
    const secure = { ...rules('/'), settings: { ...settings, https: true } }
    const of = (given: Parameters<typeof headersOf>[0]) => new Headers(headersOf(given) as [string, string][])
    expect(of(secure).get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(of(secure).get('content-security-policy')).toContain('upgrade-insecure-requests')
    expect(of(rules('/')).get('strict-transport-security')).toBeNull()
    expect(of(rules('/')).get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })
})

describe('the scripts of a payment provider', () => {
  const withProviders = (path: string, providers: Settings['providers'], dev = false) => ({
    ...rules(path),
    settings: { ...settings, providers, dev },
  })
  const others = ['/', '/landing_page/new/iq-1', '/report/result/iq-1', '/admin', '/pay/pay/order/create']

  it.each([
    ['stripe', "script-src 'self' https://js.stripe.com https://*.js.stripe.com;", 'paypal'],
    ['paypal', "script-src 'self' https://*.paypal.com https://*.paypalobjects.com;", 'stripe'],
  ] as const)('of %s run on paying pages once its keys are set', (name, scripts, other) => {
    const policy = policyOf(withProviders('/paying/payment/iq-1', [name]))
    expect(policy).toContain(scripts)
    expect(policy).not.toContain(other)
    expect(policyOf(rules('/paying/payment/iq-1'))).not.toContain(name)
  })

  it.each(others)('run nowhere else: not on %s', (path) => {
    const all = withProviders(path, ['stripe', 'paypal'])
    expect(policyOf(all)).toBe(policyOf(rules(path)))
    expect(headersOf(all)).toEqual(headersOf(rules(path)))
  })

  it('may open a wallet from their own frames, and only while a payment is made', () => {
    const permissions = new Headers(
      headersOf(withProviders('/paying/payment/iq-1', ['stripe'])) as [string, string][],
    ).get('permissions-policy')
    expect(permissions).toContain(`payment=(self "${GATEWAY}" "https://js.stripe.com"`)
  })

  it('run beside the tools of a developer as well', () => {
    const policy = policyOf({ ...withProviders('/payment/iq-1', ['stripe'], true), scripts: ["'sha256-x'"] })
    expect(policy).toContain("https://js.stripe.com https://*.js.stripe.com 'unsafe-inline' 'unsafe-eval';")
    expect(policy).not.toContain('sha256')
  })
})

describe('the origin of the card form', () => {
  it.each([
    ['localhost:3000', GATEWAY],
    ['192.168.1.7:3000', 'http://192.168.1.7:3001'],
    ['[::1]:3000', 'http://[::1]:3001'],
    ['evil.example; script-src *', 'http://127.0.0.1:3001'],
    ['', 'http://127.0.0.1:3001'],
  ])('reached as %s is %s', (host, origin) => {
    expect(sandboxOrigin({ host, settings })).toBe(origin)
  })

  it('is a fixed public one, or none', () => {
    const fixed = { ...settings, sandbox: 'https://pay.example', sandboxFollowsHost: false }
    expect(sandboxOrigin({ host: 'localhost', settings: fixed })).toBe('https://pay.example')
    expect(sandboxOrigin({ host: 'localhost', settings: { ...settings, sandbox: null } })).toBeNull()
  })
})
