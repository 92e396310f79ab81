import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALL_IDS, CALLS, type CallId, rowOf } from '@/domain/api/calls'
import { newCustomer, signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { shareBought } from '../support/shared-result'
import { newVisitor, type Visitor } from '../support/visitor'
import { startSitting } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

type Row = { browser: number; address: number; seconds: number; counts?: 'wrong tokens' }

/** By hand, so that a row cannot open them by mistake: calls with which a secret, a code or an address can be guessed. */
const GUESSABLE: Partial<Record<CallId, Row>> = {
  'app.contact': { browser: 10, address: 20, seconds: 3600 },
  'sitting.open': { browser: 30, address: 60, seconds: 3600, counts: 'wrong tokens' },
  'order.email': { browser: 20, address: 100, seconds: 3600 },
  'sku.info': { browser: 240, address: 3_000, seconds: 60 },
  'package.info': { browser: 240, address: 3_000, seconds: 60 },
  'report.open': { browser: 30, address: 30, seconds: 3600, counts: 'wrong tokens' },
  'report.shared': { browser: 30, address: 30, seconds: 3600, counts: 'wrong tokens' },
  'order.share': { browser: 60, address: 300, seconds: 3600 },
  'report.unshare': { browser: 60, address: 300, seconds: 3600 },
  'certificate.check': { browser: 120, address: 600, seconds: 3600 },
  'report.retrieve': { browser: 20, address: 100, seconds: 3600 },
  'pay.create': { browser: 60, address: 300, seconds: 3600 },
  'package.submit': { browser: 60, address: 300, seconds: 3600 },
  'package.pay': { browser: 60, address: 300, seconds: 3600 },
  'package.payStep': { browser: 60, address: 300, seconds: 3600 },
  'user.register': { browser: 30, address: 120, seconds: 3600 },
  'user.captcha': { browser: 30, address: 120, seconds: 3600 },
  'user.verify': { browser: 30, address: 120, seconds: 3600 },
  'user.login': { browser: 60, address: 2_000, seconds: 3600 },
  'user.loginByLink': { browser: 30, address: 30, seconds: 3600, counts: 'wrong tokens' },
  'data.link': { browser: 30, address: 120, seconds: 3600 },
  'data.kept': { browser: 30, address: 30, seconds: 3600, counts: 'wrong tokens' },
  'data.export': { browser: 30, address: 30, seconds: 3600, counts: 'wrong tokens' },
  'data.erase': { browser: 30, address: 30, seconds: 3600, counts: 'wrong tokens' },
  'user.passwordReset': { browser: 30, address: 120, seconds: 3600 },
  'user.passwordUpdate': { browser: 30, address: 120, seconds: 3600 },
  'unsubscribe.check': { browser: 20, address: 100, seconds: 3600 },
  'unsubscribe.cancel': { browser: 20, address: 100, seconds: 3600 },
  'unsubscribe.undo': { browser: 30, address: 150, seconds: 3600 },
  'unsubscribe.reason': { browser: 30, address: 150, seconds: 3600 },
  'unsubscribe.withdraw': { browser: 20, address: 100, seconds: 3600 },
  'pay.resend': { browser: 10, address: 50, seconds: 3600 },
}

/** Requests in a window, of one browser and of one address, as the call's row says. Counted in steps (`sitting.save`): below. */
const limitOf = (id: CallId): Row | null => {
  const { limit } = rowOf(id)
  if (!limit || limit.inSteps) return null
  const { max, perIp = max * 5, windowSeconds, onlyRefused } = limit
  const row = { browser: max, address: perIp, seconds: windowSeconds }
  return onlyRefused ? { ...row, counts: 'wrong tokens' } : row
}

const LIMITS = Object.fromEntries(CALL_IDS.map((id) => [id, limitOf(id)])) as Record<CallId, Row | null>

const limited = Object.entries(LIMITS).flatMap(([id, limit]) =>
  limit ? [[id as CallId, limit] as const] : [],
)

const byTokens = limited.flatMap(([id, { counts }]) => (counts === 'wrong tokens' ? [id] : []))
const MADE_UP = 'x'.repeat(43)

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const keyOf = (name: string, subject: string) => sha(`${name}\0${subject}`)

let visitor: Visitor
let address: string
let browser: string

beforeAll(async () => {
  await forgetRateLimits()
  visitor = newVisitor()
  await startSitting(visitor)
  browser = sha(visitor.cookies.get('plumbline-visitor') ?? '')
  const keys = (await query<{ key: string }>('select key from rate_limits')).map(({ key }) => key)
  address = ['127.0.0.1', '::/64'].find((ip) => keys.includes(keyOf('sitting.start', `new:${ip}`))) ?? ''
})
beforeEach(forgetRateLimits)

/** What another process, or this one before its restart, has counted. */
const counted = (name: string, subject: string, hits: number, seconds = 600) =>
  query('insert into rate_limits (key, hits, resets_at) values ($1, $2, $3)', [
    keyOf(name, subject),
    hits,
    new Date(Date.now() + seconds * 1000).toISOString(),
  ])

/** The body of a call that takes a token. */
const withToken = (id: CallId, token: string) => ({ token, ...(id === 'data.erase' && { agreed: true }) })

/** Malformed on purpose: a request counts before it is read. Where only wrong tokens count: one of those. */
const ask = (
  who: Visitor,
  id: CallId,
  body: unknown = byTokens.includes(id) ? withToken(id, MADE_UP) : [],
) => {
  const { method, path } = CALLS[id]
  // Of a call that is only read the token stands in the address.
  const token = method === 'GET' ? (body as { token?: string }).token : undefined
  return who.fetch(path.replace(/:\w+/g, token ?? '-'), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
}

describe('the table of limits', () => {
  it('is what is written here for calls that can be guessed with', () => {
    expect(LIMITS).toMatchObject(GUESSABLE)
    expect(address, 'the address as the server sees it').not.toBe('')
  })

  it.each(limited)(
    '%s: %j, shared by every process and kept over a restart',
    async (id, { browser: max, address: most, seconds, counts }) => {
      const refusal = counts === 'wrong tokens' ? 200 : 400
      for (const [subject, limit] of [
        [`ip:${address}`, most],
        [browser, max],
      ] as const) {
        await forgetRateLimits()
        await counted(id, subject, limit - 1)
        expect([subject, (await ask(visitor, id)).status]).toEqual([subject, refusal])
        const refused = await ask(visitor, id)
        expect([subject, refused.status]).toEqual([subject, 429])
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      await forgetRateLimits()
      await ask(visitor, id)
      const [row] = await query<{ left: number }>(
        'select extract(epoch from resets_at - now())::int as left from rate_limits where key = $1',
        [keyOf(id, browser)],
      )
      expect(Math.abs((row?.left ?? 0) - seconds)).toBeLessThanOrEqual(5)
    },
  )

  it.each(
    Object.entries(LIMITS).flatMap(([id, limit]) => (limit || id === 'sitting.save' ? [] : [id as CallId])),
  )('%s counts nothing', async (id) => {
    await ask(visitor, id)
    expect(await query('select 1 from rate_limits')).toEqual([])
  })

  it('begins anew when a window is over', async () => {
    await counted('report.retrieve', `ip:${address}`, 1_000, -1)
    expect((await ask(visitor, 'report.retrieve')).status).toBe(400)
  })
})

describe('a call of a customer', () => {
  const update = (who: Visitor) => who.call('user.update', { body: {} })

  it('is counted for the customer in any browser, and for nobody else', async () => {
    const { customer, visitor: first } = await signedIn()
    expect((await update(first)).status).toBe(200)
    expect(
      await query('select hits::int from rate_limits where key = $1', [
        keyOf('user.update', `customer:${customer.id}`),
      ]),
    ).toEqual([{ hits: 1 }])
    await forgetRateLimits()
    await counted('user.update', `customer:${customer.id}`, 120)
    expect((await update(signIn(newVisitor(), customer))).status).toBe(429)
    expect((await update((await signedIn()).visitor)).status).toBe(200)
  })
})

describe('browsers without a cookie', () => {
  const fresh = ['sitting.start', 'user.login'] as const

  it.each(fresh)('of a network are counted apart by %s, and keep nobody out who has one', async (id) => {
    await counted(id, `new:${address}`, rowOf(id).limit?.perIpNew ?? 0)
    expect((await ask(newVisitor(), id)).status).toBe(429)
    const madeUp = newVisitor({ cookies: new Map([['plumbline-visitor', crypto.randomUUID()]]) })
    expect((await ask(madeUp, id)).status).toBe(429)
    expect((await ask(visitor, id)).status).toBe(400)
  })
})

describe('saving answers', () => {
  it('is counted in steps of a tenth, and what others wrote down counts', async () => {
    const fresh = newVisitor({ cookies: new Map([['plumbline-visitor', crypto.randomUUID()]]) })
    await counted('sitting.save', sha(fresh.cookies.get('plumbline-visitor') ?? ''), 600)
    const statuses: number[] = []
    for (let at = 0; at < 61; at++) statuses.push((await ask(fresh, 'sitting.save')).status)
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a call that takes a token', () => {
  /** As a mail would bring it; opens the sitting of the visitor. */
  const mailLink = async (): Promise<{ token: string; id: string }> => {
    const token = randomBytes(32).toString('base64url')
    const [row] = await query<{ id: string }>(
      `insert into report_links (purpose, token_hash, sittings, expires_at)
       select 'report', $1, jsonb_build_array(id), now() + interval '1 hour' from sittings
       where visitor_hash = $2 limit 1 returning id`,
      [sha(token), browser],
    )
    return { token, id: row?.id ?? '' }
  }
  const rightToken: Record<string, () => Promise<string>> = {
    'report.open': async () => (await mailLink()).token,
    'report.shared': async () => (await shareBought(newVisitor())).share.token,
    'sitting.open': async () => {
      const { orderNumber } = await startSitting(visitor)
      return (await visitor.ok('sitting.link', { body: { orderNumber } })).token
    },
    'user.loginByLink': async () => {
      const token = randomBytes(32).toString('base64url')
      const { id } = await newCustomer()
      await query(
        `insert into customer_secrets (customer_id, kind, hash, expires_at)
         values ($1, 'link', $2, now() + interval '1 hour')`,
        [id, sha(token)],
      )
      return token
    },
  }
  const dataLink = async () => {
    const token = randomBytes(32).toString('base64url')
    await query(
      `insert into email_codes (email, purpose, visitor_hash, hash, tries, expires_at)
       values ($1, 'data', $1, $2, 0, now() + interval '1 hour')`,
      [`${crypto.randomUUID()}@example.com`, sha(token)],
    )
    return token
  }
  Object.assign(rightToken, { 'data.kept': dataLink, 'data.export': dataLink, 'data.erase': dataLink })
  const hitsOf = async (name: string, subject: string) =>
    (
      await query<{ hits: number }>('select hits::int from rate_limits where key = $1', [
        keyOf(name, subject),
      ])
    )[0]?.hits ?? 0

  it('is one of these', () => {
    expect(byTokens.toSorted()).toEqual(Object.keys(rightToken).toSorted())
  })

  it.each(byTokens)(
    '%s lets a right one in when wrong ones have closed it, and does not count it',
    async (id) => {
      const make = async () => (await rightToken[id]?.()) ?? ''
      const first = await make()
      // These links are good for one use; a second one for another device would end the first.
      const once = ['user.loginByLink', 'data.erase'].includes(id)
      const tokens = [first, once ? await make() : first]
      for (const subject of [`ip:${address}`, browser]) await counted(id, subject, 1_000)
      for (const token of tokens) {
        expect((await ask(visitor, id)).status).toBe(429)
        const opened = await ask(visitor, id, withToken(id, token))
        expect(await opened.json()).toMatchObject({ result: 200 })
      }
      expect(await hitsOf(id, `ip:${address}`)).toBe(1_002)
    },
  )

  it.each(byTokens)('%s counts nothing that is malformed', async (id) => {
    for (const body of [[], {}, { token: 'short' }]) expect((await ask(visitor, id, body)).status).toBe(400)
    expect(await query('select 1 from rate_limits')).toEqual([])
  })

  it('report.open exchanges one link thirty times an hour, and another one none the less', async () => {
    const [one, other] = [await mailLink(), await mailLink()]
    await counted('grants', one.id, 29)
    const statuses: number[] = []
    for (const { token } of [one, one, other])
      statuses.push((await ask(newVisitor(), 'report.open', { token })).status)
    expect(statuses).toEqual([200, 429, 200])
  })
})

describe('two processes', () => {
  it('count into one window, and none of them loses a hit', async () => {
    const payload = await localPayload()
    const { countHit } = await import('@/services/visitors/limit-rate')
    const here = () =>
      countHit(
        { payload, now: () => new Date() },
        { name: 'report.open', subject: `ip:${address}`, windowSeconds: 3600 },
      )
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? here() : ask(newVisitor(), 'report.open'))),
    )
    expect((await here()).hits).toBe(11)
  })
})

describe('what a client says of its own address', () => {
  it.each([
    ['X-Forwarded-For', '203.0.113.1'],
    ['X-Real-IP', '203.0.113.2'],
    ['Forwarded', 'for=203.0.113.3'],
    ['X-Plumbline-Peer', '203.0.113.4'],
    ['CF-Connecting-IP', '203.0.113.5'],
    ['True-Client-IP', '203.0.113.6'],
  ])('in %s is not believed', async (name, value) => {
    await newVisitor().fetch(CALLS['report.retrieve'].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [name]: value },
      body: '[]',
    })
    const rows = await query<{ key: string }>('select key from rate_limits')
    expect(rows.map(({ key }) => key)).toEqual([keyOf('report.retrieve', `ip:${address}`)])
  })
})
