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
/** The server's own connections (DATABASE_POOL), where nothing else is set. */
const POOL = 10
const uniqueEmail = () => `storm-${crypto.randomUUID()}@example.com`

beforeAll(async () => {
  await forgetRateLimits()
  // The test site's database trades safety for speed; here it must keep what it said it kept.
  await query('alter database plumbline set synchronous_commit = on')
  await cutConnections()
  await untilReady()
})
afterAll(async () => {
  await untilReady()
  await query('alter database plumbline reset synchronous_commit')
})

const cutConnections = () =>
  query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )

/** One visitor who saves answer after answer until the first one that is not acknowledged. */
const answerUntilRefused = async (visitor: Visitor) => {
  const sitting = await startSitting(visitor)
  const [first] = humanAnswers(sitting)
  if (!first) throw new Error('No question.')
  const { orderNumber, epoch, anchor } = sitting
  const save = (revision: number) =>
    visitor.call('sitting.save', {
      body: { orderNumber, epoch, anchor, answers: [{ ...first, choice: revision % 6, revision }] },
    })
  for (let revision = 1; ; revision++) {
    const { status, result } = await save(revision)
    if (result !== 200)
      return { orderNumber, acknowledged: revision - 1, refused: status, again: () => save(revision) }
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
    await newVisitor().fetch(LANDING)
    const visitors = Array.from({ length: 4 }, () => newVisitor())
    const answering = visitors.map(answerUntilRefused)
    await new Promise((done) => setTimeout(done, 1_500))
    await strike('database', 'SIGQUIT')
    const landing = await newVisitor().fetch(LANDING)
    const ends = await Promise.all(answering)
    await untilReady()
    expect(landing.status).toBe(200)
    for (const { orderNumber, acknowledged, refused, again } of ends) {
      expect(refused).toBe(503)
      expect(acknowledged).toBeGreaterThan(0)
      expect(await storedRevision(orderNumber)).toBeGreaterThanOrEqual(acknowledged)
      expect(await again()).toMatchObject({ status: 200, result: 200 })
    }
  })

  it('can be crashed again and again without using up the pool', async () => {
    for (let round = 0; round < 3; round++) {
      await cutConnections()
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
    return await whilePaused('database', async () => {
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

describe('a pool whose connections all wait for a lock', () => {
  it('holds up no answer', async () => {
    const buyer = newVisitor()
    const { orderNumber } = await placeOrder(buyer, {
      sitting: await readyToBuy(buyer, { email: uniqueEmail() }),
    })
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const [first, second] = humanAnswers(sitting)
    const save = (answer: typeof first, revision: number) => {
      const { orderNumber, epoch, anchor } = sitting
      const answers = [{ ...answer!, revision }]
      return visitor.ok('sitting.save', { body: { orderNumber, epoch, anchor, answers } })
    }
    await save(first, 1)
    const holder = new pg.Client(site().databaseUrl)
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from orders where number = $1 for update', [orderNumber])
    let held = true
    // A call gives up its connection when the lock timeout is over: each asks again, so that none stays free.
    const payAgainAndAgain = async () => {
      while (held)
        await buyer.call('pay.start', {
          body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' },
        })
    }
    const paying = Array.from({ length: POOL + 2 }, payAgainAndAgain)
    const takenBy = async () => {
      const waiting = await query<{ pid: number; since: string }>(
        "select pid, query_start::text as since from pg_stat_activity where state = 'active' and wait_event_type = 'Lock'",
      )
      return waiting.map(({ pid, since }) => `${pid} since ${since}`).sort()
    }
    /** Whether an answer was saved while the same ten statements waited for the lock, from before it until after it. */
    const savedMeanwhile = async () => {
      const before = await takenBy()
      if (before.length < POOL) return before
      expect((await save(second, revision++)).accepted).toHaveLength(1)
      const after = await takenBy()
      return before.join() === after.join() ? 'saved' : after
    }
    let revision = 1
    try {
      await eventually(savedMeanwhile, (outcome) => outcome === 'saved', { seconds: 20, everyMs: 50 })
    } finally {
      held = false
      await holder.query('rollback')
      await holder.end()
      await Promise.all(paying)
    }
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
