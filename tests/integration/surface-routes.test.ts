import type { CollectionSlug, Endpoint } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/storms'
import { COLLECTIONS } from './authorization.table'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, ROLES, type Role } from './support/roles'

/**
 * What each route that Payload mounts answers to somebody who is not staff: by method and pattern, for any collection or
 * global; a row that names one comes first. A route without a row fails, so a new plugin or feature must be judged here.
 */
const EXPECTED: Record<string, number> = {
  // Everybody's
  'get /access': 200,
  'get /statistics': 401,
  'post /editing/completeness': 401,
  'post /editing/duplicate-landing': 401,
  'post /editing/matrix': 401,
  'post /editing/preview': 401,
  'get /admin/orders/:id/refund': 401,
  'post /admin/orders/:id/refund': 401,
  'post /admin/anomalies/:id/repair': 401,
  'get /admin/ledger.csv': 401,
  'get /admin/plans.csv': 401,
  'get /admin/subscriptions/:id/record': 401,
  'post /admin/subscriptions/:id/cancel': 401,
  'post /admin/subscriptions/:id/advance': 401,
  'post /admin/subscriptions/:id/price': 401,
  'post /admin/find': 401,
  'post /admin/promo-uses': 401,
  'post /admin/promo-pages': 401,
  'post /admin/address': 401,
  'post /admin/leads': 401,
  'post /admin/slug': 401,
  'post /admin/archive': 401,
  'post /admin/live': 401,
  'get /admin/secrets/queue': 401,
  'post /admin/secrets/decide': 401,
  'post /admin/password': 401,
  'get /admin/second-step': 401,
  'post /admin/second-step/begin': 401,
  'post /admin/second-step/confirm': 401,
  'post /admin/second-step/end': 401,
  'post /admin/colleagues/invite': 401,
  'post /admin/colleagues/:id/invite': 401,
  'post /admin/uses': 401,
  'post /admin/replace': 401,
  'post /admin/texts': 401,
  'post /admin/texts/save': 401,
  'post /admin/alternatives': 401,
  'get /admin/texts.csv': 401,
  'get /admin/support/person': 401,
  'post /admin/support/reply': 401,
  'media get /': 200,
  'media get /:id': 404,
  'media get /count': 200,
  'media get /file/:filename': 404,
  'media post /:id/duplicate': 404,
  'course-files get /file/:filename': 403,
  'admins get /init': 200,
  'admins get /me': 200,
  // Open, and says the same to everybody
  'admins post /forgot-password': 200,
  'admins post /login': 401,
  'admins post /logout': 400,
  // What somebody may do: nothing
  'post /access/:id?': 200,
  'post /access': 200,
  // Closed
  'get /': 403,
  'get /:id': 403,
  'get /count': 403,
  'post /': 403,
  'delete /': 403,
  'delete /:id': 403,
  'patch /': 403,
  'patch /:id': 403,
  'post /:id/duplicate': 403,
  'get /versions': 403,
  'get /versions/:id': 403,
  'post /versions/:id': 403,
  'admins post /refresh-token': 403,
  'admins post /reset-password': 403,
  'admins post /unlock': 403,
  'get /:key': 403,
  'delete /:key': 403,
  'post /:key': 403,
  'payload-kv post /access/:id?': 403,
  'payload-locked-documents post /access/:id?': 403,
  'payload-preferences post /access/:id?': 403,
  // Payload's own job queue serves scheduled publishing; its worker asks for it from inside.
  'get /run': 403,
  'get /handle-schedules': 403,
  'post /cancel': 403,
  'payload-jobs post /access/:id?': 403,
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

type Mounted = { at: string; slug: string; method: string; pattern: string }

let mounted: Mounted[]
let ask: Record<Role, Ask>
let ids: Record<string, string>
let versionIds: Record<string, string>

beforeAll(async () => {
  await forgetRateLimits()
  const payload = await localPayload()
  const { collections, globals, endpoints } = payload.config
  const of = (at: string, slug: string, list: Pick<Endpoint, 'method' | 'path'>[] | false): Mounted[] =>
    (list || []).map(({ method, path }) => ({ at, slug, method, pattern: path }))
  mounted = [
    ...of('/api', '', endpoints),
    // Answered before Payload's own routes (cms/endpoints/admin/preview.ts).
    ...of('/api', '', [{ method: 'post', path: '/editing/preview' }]),
    ...collections.flatMap(({ slug, endpoints: own }) => of(`/api/${slug}`, slug, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => of(`/api/globals/${slug}`, slug, own)),
  ]
  ask = await everyRole()
  ids = {}
  versionIds = {}
  for (const { slug } of collections) {
    const collection = slug as CollectionSlug
    const kept = COLLECTIONS[slug]?.versions !== 'none' && slug in COLLECTIONS
    const versions = kept ? (await payload.db.findVersions({ collection, limit: 1, where: {} })).docs : []
    versionIds[slug] = String(versions[0]?.id ?? NOBODY)
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      limit: 1,
      where: {},
    })
    ids[slug] = String(docs[0]?.id ?? NOBODY)
  }
})

const expectedOf = ({ slug, method, pattern }: Mounted): number | undefined => {
  const row = EXPECTED[`${slug} ${method} ${pattern}`] ?? EXPECTED[`${method} ${pattern}`]
  // Payload looks for a version before it asks who wants it.
  if (method === 'post' && pattern === '/versions/:id' && versionIds[slug] === NOBODY) return 404
  return row
}

const pathOf = ({ at, slug, method, pattern }: Mounted): string =>
  `${at}${pattern}`
    .replace(/\/$/, method === 'get' ? '' : `?where[id][equals]=${NOBODY}`)
    .replace('/versions/:id', `/versions/${versionIds[slug]}`)
    .replace(/:id\??/, slug === 'media' || slug === '' ? NOBODY : (ids[slug] ?? ''))
    .replace(':key', 'nav')
    .replace(':filename', 'none.png')

describe('every route that Payload mounts', () => {
  it('has a row in the table', () => {
    expect(mounted.length).toBeGreaterThan(200)
    expect(mounted.filter((route) => expectedOf(route) === undefined)).toEqual([])
  })

  it.each(['anonymous', 'customer'] as const)('answers %s as its row says', async (role) => {
    const observed: string[] = []
    const expected: string[] = []
    for (const route of mounted) {
      const { method } = route
      const request = {
        method: method.toUpperCase(),
        ...(method === 'get'
          ? {}
          : { body: JSON.stringify({ email: 'nobody@example.com', password: 'no' }) }),
      }
      // A site that has just been under load turns this lane away for a moment, and says so.
      const answer = await eventually(
        () => ask[role](pathOf(route), request),
        ({ status }) => status !== 503,
      )
      const text = await answer.text()
      const name = `${method} ${route.at}${route.pattern}`
      observed.push(`${name} ${answer.status}`)
      expected.push(`${name} ${expectedOf(route)}`)
      expect(text, name).not.toMatch(/node_modules|at \w+ \(|drizzle|postgres|select /i)
      if (route.pattern.startsWith('/access/'))
        expect(text, name).not.toMatch(
          /"(?:create|update|delete|readVersions|unlock)":(?:true|\{"permission":true)/,
        )
    }
    expect(observed).toEqual(expected)
    await forgetRateLimits()
  })

  it('names no collection that the table of rights does not know', () => {
    expect(
      [...new Set(mounted.map(({ at }) => at.split('/')[2]))].filter(
        (slug) => slug && slug !== 'globals' && !COLLECTIONS[slug],
      ),
    ).toEqual([])
  })
})

describe('what Payload would mount, and we took away', () => {
  const GONE: [method: string, path: string][] = [
    ['POST', '/api/admins/first-register'],
    ['POST', '/api/admins/verify/x'],
    ['POST', '/api/orders/versions/x'],
    ['POST', '/api/sittings/versions/00000000-0000-4000-8000-000000000000'],
    ['GET', '/api/admins/versions/x'],
    ['POST', '/api/graphql'],
    ['GET', '/api/payload-jobs/run?allQueues=true&limit=1000'],
    ['POST', '/api/reorder'],
  ]
  it.each(GONE)('%s %s is 4xx for everybody, staff too', async (method, path) => {
    for (const role of ROLES) {
      const answer = await ask[role](path, { method, ...(method === 'POST' ? { body: '{}' } : {}) })
      expect([role, answer.status >= 400 && answer.status < 500, answer.status]).toEqual([
        role,
        true,
        answer.status,
      ])
    }
  })

  it.each([
    '/api/orders/not-an-id',
    '/api/orders/versions',
    '/api/exams/versions/not-an-id',
    '/api/orders?where[id][equals]=not-an-id',
    '/api/orders?where[total][equals]=x',
    '/api/orders?limit=x&page=-1',
    '/api/orders?limit=-1',
    '/api/orders?sort=nothing',
    '/api/orders?where=1',
    '/api/orders?where[or]=1',
    '/api/orders?depth=1e9',
    '/api/orders?select[number]=x',
    '/api/orders?locale=%00',
    '/api/orders/%00',
    `/api/orders?where[number][in]=${'x,'.repeat(500)}`,
  ])('%s does not break the server for staff', async (path) => {
    const answer = await ask.owner(path)
    expect([path, answer.status < 500, answer.status]).toEqual([path, true, answer.status])
  })
})
