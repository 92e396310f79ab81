import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../support/database'
import { site } from '../../support/site'
import { eventually, readiness, strike, untilReady, whilePaused } from '../../support/storms'
import { newVisitor, type Visitor } from '../../support/visitor'
import {
  buyReport,
  CARDS,
  enterCard,
  humanAnswers,
  placeOrder,
  readyToBuy,
  startPayment,
  startSitting,
} from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

const LANDING = '/landing_page/new/iq-1?hl=DE'
const uniqueEmail = () => `storm-${crypto.randomUUID()}@example.com`

beforeAll(forgetRateLimits)
afterAll(untilReady)

type Told = { status: number; result: number }

/** One visitor who saves answer after answer until told to stop, as our client does: what failed is sent again. */
const keepAnswering = async (visitor: Visitor) => {
  const sitting = await startSitting(visitor)
  const [first] = humanAnswers(sitting)
  if (!first) throw new Error('No question.')
  let going = true
  let acknowledged = 0
  const told: Told[] = []
  const run = (async () => {
    for (let revision = 1; going; revision++) {
      const answers = [{ ...first, choice: revision % 6, revision }]
      const { orderNumber, anchor, epoch } = sitting
      const answer = await visitor
        .call('sitting.save', { body: { orderNumber, epoch, anchor, answers } })
        .catch(() => ({ status: 0, result: 0 }))
      told.push({ status: answer.status, result: answer.result })
      if (answer.result === 200) acknowledged = revision
      else await new Promise((done) => setTimeout(done, 50))
    }
  })()
  return {
    stop: async () => {
      going = false
      await run
      return { told, acknowledged, orderNumber: sitting.orderNumber, question: first.id }
    },
  }
}

const storedRevision = async (orderNumber: string): Promise<number> => {
  const rows = await query<{ revision: number }>(
    'select a.revision from answers a join sittings s on s.id = a.sitting_id where s.number = $1',
    [orderNumber],
  )
  return Math.max(0, ...rows.map(({ revision }) => Number(revision)))
}

describe('a database that crashes in the middle of answers', () => {
  it('costs no acknowledged answer; calls hear 503, landing pages go on, and it mends itself', async () => {
    const visitors = Array.from({ length: 4 }, () => newVisitor())
    await newVisitor().fetch(LANDING)
    const answering = await Promise.all(visitors.map(keepAnswering))
    await new Promise((done) => setTimeout(done, 500))
    await strike('postgres', 'SIGQUIT')
    const landing = await newVisitor().fetch(LANDING)
    await new Promise((done) => setTimeout(done, 1_500))
    await untilReady()
    await new Promise((done) => setTimeout(done, 500))
    const ends = await Promise.all(answering.map(({ stop }) => stop()))
    expect(landing.status).toBe(200)
    for (const { told, acknowledged, orderNumber } of ends) {
      expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 503]))
      expect(told.at(-1)).toEqual({ status: 200, result: 200 })
      expect(await storedRevision(orderNumber)).toBeGreaterThanOrEqual(acknowledged)
    }
  })

  it('can be crashed again and again without using up the pool', async () => {
    for (let round = 0; round < 3; round++) {
      await query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await untilReady()
    }
    const visitors = Array.from({ length: 12 }, () => newVisitor())
    const started = await Promise.all(visitors.map((visitor) => startSitting(visitor)))
    expect(new Set(started.map(({ orderNumber }) => orderNumber)).size).toBe(12)
  })
})

/** Every connection is cut and no new one comes about, until the work is done: the server is there and says nothing. */
const whileSilent = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const knife = new pg.Client(site().databaseUrl)
  await knife.connect()
  try {
    return await whilePaused('postgres', async () => {
      await knife.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      )
      return work()
    })
  } finally {
    await knife.end()
  }
}

describe('a database that says nothing', () => {
  it('is 503 for calls, readiness and pages that are not cached; the rest goes on', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const { orderNumber, epoch, anchor } = sitting
    const answers = humanAnswers(sitting)
    await visitor.fetch(LANDING)
    const page = (path: string) => fetch(`${site().url}${path}`, { headers: { accept: 'text/html' } })
    const [alive, ready, saved, cached, fresh] = await whileSilent(() =>
      Promise.all([
        fetch(`${site().url}/healthz`),
        eventually(readiness, ({ status }) => status !== 200),
        visitor.call('sitting.save', { body: { orderNumber, epoch, anchor, answers } }),
        page(LANDING),
        page(`/landing_page/test_center/iq-1?hl=JA&fresh=${crypto.randomUUID()}`),
      ]),
    )
    expect(alive.status).toBe(200)
    expect(ready).toMatchObject({ status: 503, ready: false, missing: ['database'] })
    expect(saved).toMatchObject({ status: 503, result: 503, message: 'unavailable' })
    expect(JSON.parse(saved.text).requestId).toBe(saved.headers.get('x-request-id'))
    expect(cached.status).toBe(200)
    const text = await fresh.text()
    expect(fresh.status, text.slice(0, 200)).toBe(503)
    expect(text).toContain('<html lang="ja">')
    expect(text).toContain(fresh.headers.get('x-request-id'))
    expect(fresh.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(fresh.headers.get('content-security-policy')).toContain("default-src 'none'")
    await untilReady()
    await visitor.ok('sitting.save', { body: { orderNumber, epoch, anchor, answers } })
  })
})

describe('an order that somebody else holds', () => {
  it('is 503 after the lock timeout, and free again afterwards', async () => {
    const visitor = newVisitor()
    const sitting = await readyToBuy(visitor, { email: uniqueEmail() })
    const { orderNumber } = await placeOrder(visitor, { sitting })
    const holder = new pg.Client(site().databaseUrl)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from orders where number = $1 for update', [orderNumber])
    const held = await visitor.call('pay.start', {
      body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' },
    })
    await holder.query('rollback')
    await holder.end()
    expect(held).toMatchObject({ status: 503, result: 503, message: 'unavailable' })
    expect(held.headers.get('retry-after')).toBeTruthy()
    await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
    expect((await visitor.ok('pay.check', { body: { orderNumber } })).state).toBe('paid')
  })
})

describe('a server of which others have taken every connection', () => {
  it('still sells', async () => {
    const [{ most } = { most: '60' }] = await query<{ most: string }>(
      "select setting as most from pg_settings where name = 'max_connections'",
    )
    const others: pg.Client[] = []
    try {
      for (let each = 0; each < Number(most); each++) {
        const client = new pg.Client(site().databaseUrl)
        client.on('error', () => {})
        await client.connect()
        others.push(client)
      }
    } catch {
      // None is left.
    }
    expect(others.length).toBeGreaterThan(20)
    try {
      const { orderNumber } = await buyReport(newVisitor(), { email: uniqueEmail() })
      expect(orderNumber).toBeTruthy()
    } finally {
      await Promise.all(others.map((client) => client.end().catch(() => {})))
    }
  })
})
