import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { foreignSources } from '@/front/foreign-sources'
import { placeOf, policyOf } from '@/front/policy'

type Rules = Parameters<typeof policyOf>[0]

/** Addresses of each place; a place without a row does not compile. */
const PLACES: Record<Rules['place'], readonly string[]> = {
  admin: ['/admin', '/admin/preview/EN/questions/1'],
  api: ['/api/orders', '/pay/pay/order/create'],
  file: ['/api/media/file/a.png', '/_next/static/chunks/a.js'],
  paying: ['/paying/payment/iq-1'],
  worker: ['/_next/static/media/pdf.worker.min.0b1c2d3e.mjs'],
  site: ['/', '/landing_page/new/iq-1', '/report/result/iq-1'],
}

/** As the front gives them: shells with the hashes of their scripts, the admin with a nonce. */
const SCRIPTS = ["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"]
const NONCE = Buffer.alloc(16, 7).toString('base64')

/** What csp_evaluator may say: its finding as `directive value: type`, and why it is no hole of ours. */
const ACCEPTED: Readonly<Record<string, string>> = {
  "script-src 'self': SCRIPT_ALLOWLIST_BYPASS":
    'Our origin serves scripts from /_next/static alone: no JSONP, no AngularJS; uploads are pictures, sent with nosniff and a policy of their own that is a sandbox.',
}
/**
 * Accepted as well on the pages under `pay/`, where a provider is on: it documents these hosts and serves no fixed
 * version of its script. Whoever can place a script there takes the payments anyway.
 */
const ACCEPTED_OF_PROVIDERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://*.paypal.com',
    'https://*.paypalobjects.com',
  ].map((host) => [`script-src ${host}: SCRIPT_ALLOWLIST_BYPASS`, 'No bypass is known there.']),
)
/** Accepted as well where the card form is the sandbox gateway's: on a machine of one's own, never on a public site. */
const ACCEPTED_IN_TEST_MODE: Readonly<Record<string, string>> = {
  'frame-src http://localhost:3001: SRC_HTTP':
    'The sandbox gateway is refused when SITE_URL is public https.',
}

/** With every provider on, so that the judge sees all their rows. */
const PROVIDERS: Rules['settings']['providers'] = ['stripe', 'paypal']

const findingsIn = (policy: string): { finding: string; severity: Severity }[] =>
  new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ directive, value, type, severity }) => ({
    finding: `${directive}${value ? ` ${value}` : ''}: ${Type[type]}`,
    severity,
  }))

const judge = (policy: string) => findingsIn(policy).map(({ finding }) => finding)

const cases = Object.entries(PLACES).flatMap(([place, paths]) =>
  paths.flatMap((path) =>
    [
      ['https', 'https://cards.example'],
      ['test mode', 'http://localhost:3001'],
    ].map(([mode = '', sandbox = '']) => ({ place, path, mode, sandbox })),
  ),
)

describe('the policies, judged by somebody else', () => {
  it.each(cases)('$path ($mode) has no finding but the accepted ones', ({ place, path, mode, sandbox }) => {
    const row = placeOf(path)
    expect(row.place).toBe(place)
    const settings = {
      dev: false,
      https: mode === 'https',
      sandbox,
      sandboxFollowsHost: false,
      providers: PROVIDERS,
    }
    const policy = policyOf({
      ...row,
      settings,
      sandbox: place === 'paying' ? sandbox : null,
      ...(place === 'admin' ? { nonce: NONCE } : { scripts: SCRIPTS }),
    })
    const accepted = {
      ...ACCEPTED,
      ...(place === 'paying' ? ACCEPTED_OF_PROVIDERS : {}),
      ...(mode === 'https' ? {} : ACCEPTED_IN_TEST_MODE),
    }
    expect(judge(policy).filter((finding) => !(finding in accepted))).toEqual([])
  })

  it('need every exception', () => {
    const settings = {
      dev: false,
      https: false,
      sandbox: 'http://localhost:3001',
      sandboxFollowsHost: false,
      providers: PROVIDERS,
    }
    const said = judge(policyOf({ place: 'paying', sandbox: settings.sandbox, settings, scripts: SCRIPTS }))
    const accepted = { ...ACCEPTED, ...ACCEPTED_OF_PROVIDERS, ...ACCEPTED_IN_TEST_MODE }
    expect(said.sort()).toEqual(Object.keys(accepted).sort())
  })

  it('know no way around the script rules, only that there might be one', () => {
    const settings = {
      dev: false,
      https: true,
      sandbox: null,
      sandboxFollowsHost: false,
      providers: PROVIDERS,
    }
    const found = findingsIn(policyOf({ place: 'paying', sandbox: null, settings, scripts: SCRIPTS }))
    expect(found.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
  })
})

describe('the policy of a landing page whose storefront has named every script of others', () => {
  const path = '/landing_page/new/iq-1'
  const named = new URLSearchParams({
    tagManager: 'GTM-ABCD123',
    metaPixel: '1234567890',
    tiktokPixel: 'C1ABCDEFGHIJ',
    snapPixel: '01234567-89ab-cdef-0123-456789abcdef',
    pinterestTag: '2612345678901',
    riskScript: 'https://risk.example/a.js',
  })
  const html = `<meta name="plumbline-foreign" content="${String(named).replaceAll('&', '&amp;')}"/>`
  const settings = {
    dev: false,
    https: true,
    sandbox: null,
    sandboxFollowsHost: false,
    providers: PROVIDERS,
  }
  const rules = { ...placeOf(path), settings, scripts: SCRIPTS }

  it('lets these six run and no other, no text and no eval', () => {
    const policy = policyOf({ ...rules, foreign: foreignSources({ path, html }) })
    const hosts = [
      'https://www.googletagmanager.com',
      'https://connect.facebook.net',
      'https://analytics.tiktok.com',
      'https://sc-static.net',
      'https://s.pinimg.com',
      'https://risk.example',
    ]
    expect(policy).toContain(`script-src 'self' ${hosts.join(' ')} ${SCRIPTS.join(' ')};`)
    expect(policy).toContain('frame-src https://tr.snapchat.com https://ct.pinterest.com;')
    const severe = findingsIn(policy).filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    expect(severe).toEqual([])
    const accepted = [
      ...Object.keys(ACCEPTED),
      ...hosts.map((host) => `script-src ${host}: SCRIPT_ALLOWLIST_BYPASS`),
    ]
    expect(judge(policy).filter((finding) => !accepted.includes(finding))).toEqual([])
  })

  it('is that of any other page while nothing is named', () => {
    const foreign = foreignSources({ path, html: '' })
    expect(policyOf({ ...rules, foreign })).toBe(policyOf(rules))
  })
})

describe('the judge', () => {
  it.each([
    ["script-src 'self' 'unsafe-inline'", 'SCRIPT_UNSAFE_INLINE'],
    ["script-src 'self' 'unsafe-eval'", 'SCRIPT_UNSAFE_EVAL'],
    ['script-src *', 'PLAIN_WILDCARD'],
    ['script-src data:', 'PLAIN_URL_SCHEMES'],
    ["script-src https://ajax.googleapis.com 'self'", 'SCRIPT_ALLOWLIST_BYPASS'],
    ["script-src 'self'; object-src *", 'PLAIN_WILDCARD'],
    ["script-src 'self'", 'MISSING_DIRECTIVES'],
    ["script-src 'nonce-abc'", 'NONCE_LENGTH'],
    ["script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='", 'MISSING_DIRECTIVES'],
  ])('finds what is wrong with %s', (policy, type) => {
    const found = findingsIn(policy)
    expect(found.map(({ finding }) => finding.split(': ').at(-1))).toContain(type)
    expect(Math.min(...found.map(({ severity }) => severity))).toBeLessThanOrEqual(Severity.MEDIUM)
  })
})
