import { beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { query } from '../support/database'
import { site } from '../support/site'
import { newVisitor, type Visitor } from '../support/visitor'
import { startSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** What Payload and Next bring along, and what it answers to somebody who is not staff. */
const CLOSED: [method: string, path: string, status: number, body?: unknown][] = [
  // GraphQL is gone
  ['GET', '/api/graphql', 404],
  ['POST', '/api/graphql', 404, { query: '{ __typename }' }],
  ['GET', '/api/graphql-playground', 404],
  // Payload's own jobs are scheduled publishing, and our worker's alone
  ['GET', '/api/payload-jobs', 403],
  ['POST', '/api/payload-jobs', 403, {}],
  ['GET', '/api/payload-jobs/run', 403],
  ['POST', '/api/payload-jobs/run', 404, {}],
  ['GET', '/api/payload-jobs/handle-schedules', 403],
  ['POST', '/api/payload-jobs/cancel', 404, {}],
  // The admin's own calls
  ['POST', '/api/editing/completeness', 401, {}],
  ['POST', '/api/editing/duplicate-landing', 401, {}],
  ['POST', '/api/editing/matrix', 401, {}],
  ['POST', '/api/editing/preview', 401, {}],
  ['POST', '/api/admin/uses', 401, {}],
  ['POST', '/api/admin/replace', 401, {}],
  ['POST', '/api/admin/texts', 401, {}],
  ['POST', '/api/admin/texts/save', 401, {}],
  ['POST', '/api/admin/alternatives', 401, {}],
  ['GET', '/api/admin/texts.csv', 401],
  ['GET', '/api/admin/support/person', 401],
  ['POST', '/api/admin/support/reply', 401, {}],
  // Payload's own collections
  ['GET', '/api/payload-preferences', 403],
  ['GET', '/api/payload-preferences/nav', 403],
  ['POST', '/api/payload-preferences/nav', 403, { value: 1 }],
  ['DELETE', '/api/payload-preferences/nav', 403],
  ['GET', '/api/payload-locked-documents', 403],
  ['POST', '/api/payload-locked-documents', 403, {}],
  ['GET', '/api/payload-kv', 403],
  ['GET', '/api/payload-migrations', 404],
  ['POST', '/api/payload-migrations', 404, {}],
  // Signing in
  ['POST', '/api/admins/login', 401, { email: 'nobody@example.com', password: 'no' }],
  ['POST', '/api/admins/first-register', 404, { email: 'a@example.com', password: 'a long password' }],
  ['POST', '/api/admins/refresh-token', 403, {}],
  ['POST', '/api/admins/reset-password', 403, { token: 'x', password: 'a long password' }],
  ['POST', '/api/admins/unlock', 403, { email: 'admin@localhost.test' }],
  ['POST', `/api/admins/${UNKNOWN}/api-key/reveal`, 404, {}],
  ['POST', '/api/admins', 403, { email: 'a@example.com', password: 'a long password', roles: ['owner'] }],
  // Uploads
  ['POST', '/api/media', 403, {}],
  ['GET', '/api/media/paste-url?src=http://127.0.0.1/', 404],
  ['GET', '/api/media?page=-1', 400],
  ['GET', '/api/media?limit=-1', 400],
  ['GET', '/api/media?where=x', 400],
  // Plugins and features that are not there
  ['POST', '/api/reorder', 404, {}],
  ['POST', '/api/stripe/rest', 404, {}],
  // Ours, at the address where the plugin's own would stand: without a signature nothing is taken.
  ['POST', '/api/stripe/webhooks', 400, {}],
  ['GET', '/api/export/download', 404],
  ['GET', '/api/internal', 404],
  ['GET', '/api/internal/revalidate', 404],
  ['POST', '/api/mail/returned', 404, {}],
  ['GET', '/api/nothing', 404],
  ['GET', '/api', 404],
  ['GET', '/pay/nothing', 404],
  // Next
  ['GET', '/_next/data/build/index.json', 400],
  ['GET', '/_next/image?url=%2Ffavicon.ico&w=64&q=75', 404],
  ['GET', '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75', 404],
  ['GET', '/__nextjs_original-stack-frames', 404],
  // Files that are not for visitors
  ['GET', '/.env', 404],
  ['GET', '/package.json', 404],
  ['GET', '/.git/config', 404],
  ['GET', '/src/payload-types.ts', 404],
  ['GET', '/server.js', 404],
]

/** What a collection refuses, in the envelope of every call. */
const REFUSED: [path: string, result: number, message: string][] = [
  ['/api/admins', 403, 'forbidden'],
  ['/api/orders', 403, 'forbidden'],
  ['/api/payload-jobs', 403, 'forbidden'],
  ['/api/payload-locked-documents', 403, 'forbidden'],
  [`/api/media/${UNKNOWN}`, 404, 'notFound'],
]

/** Open, with nothing in it that is not everybody's. */
const OPEN: [method: string, path: string, status: number, text: RegExp][] = [
  ['GET', '/api/admins/me', 200, /^\{"user":null,/],
  ['GET', '/api/admins/init', 200, /^\{"initialized":true\}$/],
  ['GET', '/api/media', 200, /"docs":\[/],
  ['GET', '/builds/latest.json', 200, /"id":/],
]

const send = (visitor: Visitor, [method, path, , body]: [string, string, number, unknown?]) =>
  visitor.fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

const anonymous = newVisitor()
const visitor = newVisitor()
beforeAll(async () => {
  await forgetRateLimits()
  await startSitting(visitor)
})

describe.each([
  ['anonymous', anonymous],
  ['a visitor', visitor],
])('the surface for %s', (_, who) => {
  it.each(CLOSED)('%s %s is %i', async (...row) => {
    const answer = await send(who, row)
    expect(answer.status).toBe(row[2])
    expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(|postgres|drizzle|SELECT /i)
  })

  it.each(REFUSED)('GET %s is refused in the envelope', async (path, result, message) => {
    const answer = await who.fetch(path)
    expect([answer.status, await answer.json()]).toEqual([result, { result, message }])
    // A screen of the admin shows the words of Payload, also where its session has ended.
    const shown = await who.fetch(path, { headers: { referer: `${site().url}/admin/login` } })
    expect([shown.status, await shown.json()]).toMatchObject([result, { errors: [expect.anything()] }])
  })

  it.each(OPEN)('%s %s says nothing about anybody', async (method, path, status, text) => {
    const answer = await send(who, [method, path, status])
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(text)
  })

  it('a query that cannot be read is refused in a body as in an address', async () => {
    const answer = await who.fetch('/api/media', {
      method: 'POST',
      body: 'page=-1',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'malformed' }])
  })

  it.each(['/api/media', '/api/exam/order/country/list?hl=EN', '/api/nothing'])(
    'HEAD of %s is answered as GET, without a body',
    async (path) => {
      const [head, whole] = [await who.fetch(path, { method: 'HEAD' }), await who.fetch(path)]
      expect([head.status, head.headers.get('content-type')]).toEqual([
        whole.status,
        whole.headers.get('content-type'),
      ])
      expect(await head.text()).toBe('')
      expect(await whole.text()).not.toBe('')
    },
  )

  it('HEAD of the one GET that mails is refused, and mails nothing', async () => {
    const email = `head-${crypto.randomUUID()}@example.com`
    const path = `${CALLS['user.captcha'].path}?appExamId=iq-1&email=${email}&purpose=login&hl=EN`
    const head = await who.fetch(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await query('select 1 from email_codes where email = $1', [email])).toEqual([])
  })

  it('the map of rights names no collection but the pictures', async () => {
    const rights = (await (await who.fetch('/api/access')).json()) as {
      canAccessAdmin?: boolean
      collections: Record<string, Record<string, unknown>>
      globals?: object
    }
    expect(rights.canAccessAdmin ?? false).toBe(false)
    const { media, ...others } = rights.collections
    expect(Object.keys(media ?? {}).sort()).toEqual(['fields', 'read'])
    expect(
      Object.values(others).filter((rules) => Object.keys(rules).some((name) => name !== 'fields')),
    ).toEqual([])
  })

  it.each([
    '/admin',
    '/admin/collections/orders',
    '/admin/account',
    '/admin/globals/counters',
    '/admin/create-first-user',
  ])('%s shows only the way to sign in', async (path) => {
    const answer = await who.fetch(path)
    const html = await answer.text()
    const signIn =
      /^\/admin\/login/.test(answer.headers.get('location') ?? '') ||
      /\/admin\/login|NEXT_REDIRECT;replace;\/admin;/.test(html)
    expect([path, signIn]).toEqual([path, true])
    expect(html).not.toMatch(/visitorHash|"clientSecret"|taker@example\.com/)
  })
})

describe('an admin who forgot the password', () => {
  it('gets the same answer whether the address is known or not', async () => {
    const ask = async (email: string) => {
      const answer = await send(anonymous, ['POST', '/api/admins/forgot-password', 200, { email }])
      return [answer.status, await answer.text()]
    }
    expect(await ask(site().admin.email)).toEqual(await ask('nobody@example.com'))
  })
})

describe('the internal route', () => {
  const post = (authorization: string | null, body: string) =>
    fetch(`${site().url}/api/internal/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body,
    })
  const right = () => `Bearer ${site().secrets.internal}`

  it.each([
    ['no token', () => null],
    ['an empty token', () => 'Bearer '],
    ['another token of the same length', () => `Bearer ${'0'.repeat(site().secrets.internal.length)}`],
    ['the token with a letter more', () => `${right()}0`],
    ['the token in another scheme', () => right().replace('Bearer', 'Basic')],
  ])('is not there with %s', async (_, token) => {
    const answer = await post(token(), JSON.stringify({ tags: ['skus'] }))
    expect(answer.status).toBe(404)
  })

  it('takes tags with the right one, and nothing else', async () => {
    expect((await post(right(), JSON.stringify({ tags: ['skus'] }))).status).toBe(200)
    expect((await post(right(), JSON.stringify({ tags: ['../x'] }))).status).toBe(400)
    expect((await post(right(), JSON.stringify({ tags: ['skus'], path: '/' }))).status).toBe(400)
  })
})

describe('headers', () => {
  const PATHS = [
    '/?hl=EN',
    '/',
    '/landing_page/new/iq-1?hl=FR',
    '/answer_question/standard/iq-1?hl=EN',
    '/paying/payment/iq-1?hl=EN',
    '/r/iq-1?hl=EN',
    '/no/such/page?hl=DE',
    '/api/app/v2/view?hl=EN',
    '/api/exam/report/000000000000',
    '/api/orders',
    '/api/nothing',
    '/admin/login',
    '/builds/latest.json',
    '/_next/static/chunks/none.js',
    '/pay/pay/order/create',
  ]

  it.each(PATHS)('of %s keep browsers from guessing and framing, and name no software', async (path) => {
    const { headers } = await anonymous.fetch(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(?:self|none)'/)
  })

  it.each(['/?hl=EN', '/', '/landing_page/new/iq-1?hl=EN', '/api/app/v2/view?hl=EN'])(
    'of %s cost no second round trip for a client hint',
    async (path) => {
      const { headers } = await anonymous.fetch(path)
      expect(headers.get('critical-ch')).toBeNull()
      expect(headers.get('accept-ch')).toBeNull()
    },
  )

  it.each([
    ['GET', '/api/exam/report/000000000000'],
    ['GET', '/api/exam/sitting/current?appExamId=iq-1'],
    ['POST', '/api/exam/sitting/start'],
    ['POST', '/pay/pay/order/create'],
    ['GET', '/api/vip/pay/status/000000000000'],
  ])('of %s %s keep it out of every cache', async (method, path) => {
    const { headers } = await send(visitor, [method, path, 0, ...(method === 'POST' ? [{}] : [])] as never)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('the first row of admins', () => {
  it('is still the only owner', async () => {
    const owners = await query<{ email: string }>(
      "select email from admins where id in (select parent_id from admins_roles where value = 'owner')",
    )
    expect(owners.map(({ email }) => email)).toEqual([site().admin.email])
  })
})
