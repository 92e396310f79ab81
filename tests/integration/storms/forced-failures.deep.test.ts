import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, type CallId } from '@/domain/api/calls'
import { SIGNATURE_HEADER, signBody } from '@/gateways/payments/sandbox/signature'
import { type AdminClient, signIn } from '../../support/admin'
import { query } from '../../support/database'
import { reportLinkIn, waitForMail } from '../../support/mailbox'
import { site } from '../../support/site'
import { eventually, readiness, untilReady, whilePaused } from '../../support/storms'
import { newVisitor, type Visitor } from '../../support/visitor'
import { buyReport, PLACE, startSitting } from '../../support/way'
import { CAPABILITIES, type Known } from '../capability.table'
import { forgetRateLimits } from '../support/rate-limits'

type Input = { params?: Record<string, string>; search?: string; body?: object }
type Heard = { status: number; text: string; headers: Headers }

const calls = Object.keys(CALLS) as CallId[]

let owner: Visitor
let taker: Visitor
let admin: AdminClient
let inputs: Partial<Record<CallId, Input>>
let usual: Map<string, Heard>

beforeAll(async () => {
  await forgetRateLimits()
  owner = newVisitor()
  taker = newVisitor()
  const { parts } = await startSitting(taker)
  admin = await signIn()
  const email = `forced-${crypto.randomUUID()}@example.com`
  const { sitting, orderNumber } = await buyReport(owner, { email })
  const place = { examId: PLACE, hl: 'EN', country: 'US', lang: 'EN' }
  const { items } = await owner.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
  const [protocol] = await owner.ok('protocol.list', { params: { examId: PLACE, hl: 'EN' } })
  const known: Known = {
    questionId: sitting.questions[0]?.id ?? '',
    anchor: sitting.anchor,
    skuId: items[0]?.skuId ?? '',
    total: items[0]?.price ?? {},
  }
  const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
  const numbers = { sitting: sitting.orderNumber, order: orderNumber }
  inputs = Object.fromEntries(
    calls.map((id): [CallId, Input] => {
      const row = CAPABILITIES[id]
      if (!('field' in row)) return [id, { params: place }]
      const number = { [row.field]: numbers[row.of] }
      return [id, { params: number, body: { ...row.body?.(known), ...number } }]
    }),
  )
  const there = { appExamId: PLACE, hl: 'EN' }
  const own: Partial<Record<CallId, Input>> = {
    'app.view': { search: '?hl=EN' },
    'app.logid': { body: { appExamId: PLACE } },
    'app.consent': { body: { choice: 'refused', hl: 'EN', version: '1' } },
    'app.contact': { body: { ...there, email, topic: 'Topic', message: 'Message' } },
    'protocol.info': { params: { id: protocol?.id ?? '' }, search: '?hl=EN' },
    'order.countries': { search: '?hl=EN' },
    'exam.info': { params: { id: PLACE } },
    'exam.recommended': { params: { id: PLACE } },
    'exam.tags': { body: {} },
    'package.list': { params: { ...place, code: PLACE } },
    'package.step': { params: { ...place, step: '1' } },
    'sku.info': { params: { ...place, skuId: known.skuId } },
    'sitting.start': { body: { ...there, timing: 'standard' } },
    'question.list': { params: place, search: `?part=${parts[0]?.id}` },
    'sitting.current': { search: `?appExamId=${PLACE}` },
    'report.open': { body: { token } },
    'report.shared': { params: { token } },
    'certificate.check': { params: { number: '2'.repeat(12) } },
    'report.retrieve': { body: { ...there, email } },
  }
  Object.assign(inputs, own)
  await newDeviceLink()
  usual = await everyAnswer()
}, 120_000)

/** A link to another device opens once. */
const newDeviceLink = async (): Promise<void> => {
  const visitor = newVisitor()
  const { orderNumber } = await startSitting(visitor)
  const { token } = await visitor.ok('sitting.link', { body: { orderNumber } })
  inputs['sitting.open'] = { body: { token } }
}

const ask = async (id: CallId): Promise<Heard> => {
  const { params = {}, search = '', body } = inputs[id] ?? {}
  const { method, path } = CALLS[id]
  // A browser of its own for each: no answer's cookie reaches the next.
  const { cookies } = CAPABILITIES[id].of === 'cookie' ? taker : owner
  const visitor = newVisitor({ cookies: new Map(cookies) })
  const answer = await visitor.fetch(
    `${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}${search}`,
    {
      method,
      headers: { 'content-type': 'application/json', hl: 'EN' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    },
  )
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Every call once, all at the same time. */
const everyAnswer = async (): Promise<Map<string, Heard>> =>
  new Map(await Promise.all(calls.map(async (id): Promise<[string, Heard]> => [id, await ask(id)])))

const everything = async (): Promise<string> => {
  const tables = [
    'sittings',
    'answers',
    'orders',
    'payment_attempts',
    'entitlements',
    'report_links',
    'mails',
  ]
  const rows = await Promise.all(
    tables.map((table) =>
      query(
        `select md5(string_agg((to_jsonb(t) - 'asked_at')::text, '|' order by t.id::text)) as all from ${table} t`,
      ),
    ),
  )
  return JSON.stringify(rows)
}

const LEAK = /node_modules|\bat \w+ \(|\.[cm]?[jt]s:\d|postgres|drizzle|select |relation|ECONN|timeout/i

/** What is wrong with an answer that was given without a database; null: nothing. */
const faultOf = (id: CallId, { status, text, headers }: Heard): string | null => {
  const before = usual.get(id)
  // What everybody may read may come from a cache, as long as it is what it was.
  const isRead = CALLS[id].method === 'GET' || id === 'exam.tags'
  if (status === 200 && CAPABILITIES[id].of === 'everybody' && isRead)
    return text === before?.text ? null : `${id}: another answer than with a database`
  // It makes up a number and keeps nothing.
  if (id === 'app.logid' && status === 200) return null
  if (status !== 503 && status !== 500) return `${id}: ${status} ${text.slice(0, 200)}`
  const { result, message, requestId, ...more } = JSON.parse(text) as Record<string, unknown>
  const [name] = status === 503 ? ['unavailable'] : ['failed']
  if (result !== status || message !== name || Object.keys(more).length > 0)
    return `${id}: ${text.slice(0, 200)}`
  if (!requestId || requestId !== headers.get('x-request-id')) return `${id}: no number of the request`
  if (LEAK.test(text)) return `${id}: tells ${text.slice(0, 200)}`
  if (headers.getSetCookie().length > 0) return `${id}: sets a cookie`
  if (headers.get('cache-control') !== 'private, no-store') return `${id}: may be cached`
  return null
}

/** Doors that are not in the list of calls. */
const otherDoors = async (): Promise<[name: string, answer: Response][]> => {
  const seconds = Math.floor(Date.now() / 1000)
  const event = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    type: 'intent.succeeded',
    created: seconds,
    livemode: false,
    data: { object: { id: 'pi_forced' } },
  })
  const secrets = [site().secrets.sandboxWebhook]
  const signature = signBody({ rawBody: new TextEncoder().encode(event), seconds, secrets })
  const json = { 'content-type': 'application/json', origin: site().url }
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${site().url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...json, ...headers },
      body,
    })
  const doors = {
    'a webhook': post('/api/sandbox/webhooks', event, { [SIGNATURE_HEADER]: signature }),
    'the sign-in of staff': post('/api/admins/login', JSON.stringify(site().admin)),
    'the orders, by staff': admin.fetch('/api/orders?limit=1'),
    'the figures, by staff': admin.fetch('/api/statistics?days=7'),
    'who I am, by staff': admin.fetch('/api/admins/me'),
    'the admin': admin.fetch('/admin/collections/orders'),
  }
  return Promise.all(
    Object.entries(doors).map(async ([name, answer]): Promise<[string, Response]> => [name, await answer]),
  )
}

const MAY_BEGIN = ['who I am, by staff', 'the admin']

const judge = async (): Promise<void> => {
  const heard = await everyAnswer()
  const faults = [...heard].flatMap(([id, answer]) => faultOf(id as CallId, answer) ?? [])
  expect(faults).toEqual([])
  const refused = [...heard.values()].filter(({ status }) => status >= 500).length
  expect(refused, 'calls that needed the database').toBeGreaterThan(calls.length / 2)
  for (const [name, answer] of await otherDoors()) {
    const text = await answer.text()
    expect([name, LEAK.test(text.replace(/<script[\s\S]*?<\/script>/g, ''))]).toEqual([name, false])
    expect([name, answer.headers.getSetCookie()]).toEqual([name, []])
    // Nobody is signed in whose name cannot be looked up; the admin's pages begin before they know.
    expect([name, text.includes(site().admin.email)]).toEqual([name, false])
    if (!MAY_BEGIN.includes(name))
      expect([name, answer.status >= 400, answer.status]).toEqual([name, true, answer.status])
    expect(text).not.toMatch(/"docs":\[\{|"score"/)
  }
}

/** Every connection of the site is cut. */
const cut = (client: pg.Client) =>
  client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'plumbline' and pid <> pg_backend_pid()",
  )

const elsewhere = async (): Promise<pg.Client> => {
  const url = new URL(site().databaseUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

describe('with a database every call', () => {
  it('answers its owner', () => {
    expect([...usual].filter(([, { status }]) => status !== 200).map(([id, { text }]) => [id, text])).toEqual(
      [],
    )
  })
})

describe('without a database no call is a success, and none says why', () => {
  let before: string
  beforeAll(async () => {
    await forgetRateLimits()
    await newDeviceLink()
    await eventually(
      () => query("select 1 from mails where status = 'queued'"),
      (queued) => queued.length === 0,
    )
    before = await everything()
  })
  afterAll(async () => {
    await untilReady()
    expect(await everything()).toBe(before)
    await forgetRateLimits()
    const after = await everyAnswer()
    expect([...after].filter(([, { status }]) => status !== 200).map(([id, { text }]) => [id, text])).toEqual(
      [],
    )
  })

  it('when it is there and says nothing', async () => {
    const client = await elsewhere()
    try {
      await whilePaused('database', async () => {
        await cut(client)
        await eventually(readiness, ({ status }) => status !== 200)
        await judge()
      })
    } finally {
      await client.end()
    }
    await untilReady()
  })

  it('when it lets nobody in, for a reason that nobody foresaw', async () => {
    const client = await elsewhere()
    try {
      await client.query('alter database plumbline with allow_connections false')
      await cut(client)
      await judge()
    } finally {
      await client.query('alter database plumbline with allow_connections true')
      await client.end()
    }
  })
})
