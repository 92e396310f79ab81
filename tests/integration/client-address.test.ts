import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

/** The product's own modules as a process with another environment has them. */
const withEnvironment = async (set: { SITE_URL: string; TRUSTED_PROXIES: string }) => {
  vi.resetModules()
  // Failpoints are refused on https.
  Object.assign(process.env, { ...set, FAILPOINTS_DIR: '' })
  const [limits, { viewerOf }, { readReadiness }] = await Promise.all([
    import('@/services/visitors/limit-rate'),
    import('@/services/visitors/viewer'),
    import('@/services/operation/read-readiness'),
  ])
  return { ...limits, viewerOf, readReadiness }
}

let payload: Payload

beforeAll(async () => {
  payload = await localPayload()
})
beforeEach(forgetRateLimits)
// The next file of this process has its own environment, and modules that read it.
afterAll(() => {
  for (const name of ['TRUSTED_PROXIES', 'FAILPOINTS_DIR']) delete process.env[name]
  vi.resetModules()
})

describe('an address that a trusted proxy names', () => {
  it.each([
    [
      'IPv4, with a port or inside IPv6',
      ['203.0.113.7', '203.0.113.7:1', '203.0.113.7:2', '[::ffff:203.0.113.7]:3'],
    ],
    ['one network of IPv6', ['2001:db8:1:2::1', '2001:DB8:1:2:a:b:c:d', '[2001:db8:1:2::9]:443']],
    ['what is no address', ['unknown', '_x', '']],
  ])('counts once in all its spellings: %s', async (_, spellings) => {
    const { countHit, viewerOf } = await withEnvironment({
      SITE_URL: 'http://localhost',
      TRUSTED_PROXIES: '1',
    })
    const hits: number[] = []
    for (const said of spellings) {
      const { network } = viewerOf(new Headers({ 'x-forwarded-for': `198.51.100.1, ${said}` }))
      const window = { name: 'test-address', subject: `ip:${network}`, windowSeconds: 60 }
      hits.push((await countHit({ payload, now: () => new Date() }, window)).hits)
    }
    expect(hits).toEqual(spellings.map((_, at) => at + 1))
  })

  it('stands in the evidence of a consent as it was told', async () => {
    const { viewerOf } = await withEnvironment({ SITE_URL: 'http://localhost', TRUSTED_PROXIES: '1' })
    const headers = new Headers({ 'x-forwarded-for': '2001:db8:1:2::1' })
    expect(viewerOf(headers)).toMatchObject({ ip: '2001:db8:1:2::1', network: '2001:db8:1:2::/64' })
  })
})

describe('the health of a site', () => {
  it.each([
    ['of https with no trusted proxy', 'https://example.com', '0', true],
    ['of https with one', 'https://example.com', '1', false],
    ['of http', 'http://localhost', '0', false],
  ])('%s', async (_, SITE_URL, TRUSTED_PROXIES, told) => {
    const { readReadiness } = await withEnvironment({ SITE_URL, TRUSTED_PROXIES })
    const { ready, degraded } = await readReadiness({ payload: async () => payload, migrations: [] })
    expect({ ready, told: degraded.includes('proxies') }).toEqual({ ready: true, told })
  })
})
