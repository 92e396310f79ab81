import { get } from 'node:http'
// docs/decisions/0045: what a storefront names of others opens the policy of its landing and success pages, and of no other.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Storefront } from '@/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole } from './support/roles'

const META = 'https://connect.facebook.net'
const RISK = 'https://risk.example'
const NAMED = { metaPixel: '1234567890', riskScript: `${RISK}/check.js` }
const EMPTY = { metaPixel: '', riskScript: '' }

const LANDING = '/landing_page/new/iq-1?hl=EN'
const SUCCESS = '/paying/success/iq-1?hl=EN'
/** A test about health, a form for a card, a test, a result, an account, and other pages under the same storefront. */
const CLOSED = [
  '/landing_page/new/iq-5?hl=EN',
  '/paying/success/iq-5?hl=EN',
  '/paying/payment/iq-1?hl=EN',
  '/paying/check/iq-1?hl=EN',
  '/answer_question/start_loading/iq-1?hl=EN',
  '/answer_question/standard/iq-1?hl=EN',
  '/report/result/iq-1?hl=EN',
  '/userCenter/exploreMore/treeHole/iq-1?hl=EN',
  '/user/info/iq-1?hl=EN',
  '/support/iq-1?hl=EN',
  '/help/iq-1?hl=EN',
]

let owner: AdminClient
let path: string
beforeAll(async () => {
  await forgetRateLimits()
  owner = await signIn()
  const { docs } = await owner.json<{ docs: Storefront[] }>('/api/storefronts?where[code][equals]=iq&depth=0')
  path = `/api/storefronts/${docs[0]?.id}`
})

const name = (foreignScripts: object, ask: Ask = owner.fetch) =>
  ask(path, { method: 'PATCH', body: JSON.stringify({ foreignScripts, _status: 'published' }) })

afterAll(async () => {
  await name(EMPTY)
  await vi.waitFor(async () => expect((await seen(LANDING)).policy).not.toContain(META), {
    timeout: 60_000,
    interval: 200,
  })
})

/** A page as somebody has it who accepted nothing; a policy depends on no visitor. */
const seen = async (address: string) => {
  const response = await newVisitor().fetch(address, { redirect: 'follow' })
  const policy = response.headers.get('content-security-policy') ?? ''
  return { status: response.status, policy, etag: response.headers.get('etag'), html: await response.text() }
}

const directiveOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ') ?? []

/** `fetch` adds `Cache-Control: no-cache` to a condition, as for somebody who wants the page whole. */
const askAgain = (address: string, etag: string) =>
  new Promise<{ status: number; policy: string }>((done, fail) =>
    get(new URL(address, site().url), { headers: { 'if-none-match': etag } }, (answer) => {
      answer.resume()
      done({
        status: answer.statusCode ?? 0,
        policy: String(answer.headers['content-security-policy'] ?? ''),
      })
    }).on('error', fail),
  )

/** A page is made anew, by a machine that is busy with tests. */
const SOON = { timeout: 60_000, interval: 200 }

describe('scripts of others that a storefront names', () => {
  it('open nothing while none is named', async () => {
    for (const address of [LANDING, SUCCESS, ...CLOSED]) {
      const { status, policy, html } = await seen(address)
      expect([address, status, policy.includes("script-src 'self'")]).toEqual([address, 200, true])
      expect([address, policy.includes(META), html.includes('plumbline-foreign')]).toEqual([
        address,
        false,
        false,
      ])
    }
  })

  it('open the landing and the success page, with and without a body, and nothing else', async () => {
    expect((await name(NAMED)).status).toBe(200)
    for (const address of [LANDING, SUCCESS])
      await vi.waitFor(async () => {
        const { status, policy } = await seen(address)
        expect([address, status]).toEqual([address, 200])
        expect(directiveOf(policy, 'script-src')).toEqual(expect.arrayContaining(["'self'", META, RISK]))
        expect(directiveOf(policy, 'img-src')).toContain('https://www.facebook.com')
        expect(policy).not.toMatch(/googletagmanager|tiktok|snapchat|pinterest|unsafe-eval/)
      }, SOON)
    // The page may be made anew between the two.
    await vi.waitFor(async () => {
      const { etag } = await seen(LANDING)
      const { status, policy } = await askAgain(LANDING, String(etag))
      expect([status, policy.includes(META)]).toEqual([304, true])
    }, SOON)
    for (const address of CLOSED) {
      const { policy, html } = await seen(address)
      expect([address, policy.includes(META), policy.includes(RISK)]).toEqual([address, false, false])
      expect([address, html.includes('<meta name="plumbline-foreign"')]).toEqual([address, false])
    }
  })

  it('are named to the visitor, who is asked for this very version', async () => {
    const { html } = await seen(LANDING)
    expect(html).toContain('Meta and risk.example')
    expect(html).toMatch(/<meta name="plumbline-foreign" content="[^"]*version=[^"]*%2Bmr/)
  })

  it.each([
    { metaPixel: "1234567890'; script-src *" },
    { riskScript: 'https://*.example/a.js' },
    { riskScript: 'http://risk.example/a.js' },
    { tagManager: '<script>' },
  ])('are refused as %j', async (strange) => {
    expect((await name({ ...NAMED, ...strange })).status).toBe(400)
  })

  it('are named by nobody who may not change the shop', async () => {
    const { owner: _, ...others } = await everyRole()
    for (const [role, ask] of Object.entries(others))
      expect([role, (await name(EMPTY, ask)).status]).toEqual([role, 403])
  })
})
