import { randomBytes, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { orderNumberFrom } from '../../../src/domain/orders/order-number'
import type { BenchSite } from '../lib/bench-site.ts'
import { cloneBuyers, makeTemplate } from '../lib/clone-buyers.ts'
import type { Bench, Figure } from '../lib/figure.ts'
import { load } from '../lib/load.ts'
import { signedEvent } from '../lib/signed-event.ts'

const ORDERS = 5_000
const EVENTS_EACH = 2
const CONNECTIONS = 32
const PATIENCE_MS = 180_000

type Paid = { orderId: string; number: string; intentId: string }

/**
 * After an outage: five thousand people have paid, and the gateway delivers everything that it has to tell as fast as it
 * is taken, in no order. The time from the last acknowledgement until the last report is open.
 */
export const burst: Figure = async (bench) => {
  const site = await bench.site()
  const db = new pg.Pool({ connectionString: site.databaseUrl, max: 1 })
  try {
    const paid = await arrange({ site, db })
    bench.say(`  ${ORDERS} orders are paid at the gateway, and nobody has told us`)
    const events = paid.flatMap(({ intentId }) =>
      ['intent.created', 'intent.succeeded'].map((type) => signedEvent({ site, intentId, type })),
    )
    const shuffled = events.toSorted(() => Math.random() - 0.5)
    const taken = await load({
      port: site.port,
      requests: shuffled,
      connections: CONNECTIONS,
      count: shuffled.length,
      seconds: 120,
      expect: '"result":200',
    })
    bench.say(
      `  ${taken.count} events taken, ${Math.round(taken.perSecond)}/s, p99 ${taken.p99.toFixed(1)} ms`,
    )
    const seconds = await untilApplied({ bench, db, last: Date.now() })
    return [
      {
        figure: `burst of ${ORDERS * EVENTS_EACH} events about ${ORDERS} orders, all applied`,
        ours: `${seconds.toFixed(1)} s after the last`,
        reference: '',
        compared: seconds,
        shown: `${seconds.toFixed(1)} s`,
        target: { most: 60 },
        targetShown: '<= 60 s',
      },
    ]
  } finally {
    await db.end()
  }
}

/** Rows in both books as the whole way would have left them: here an order with an open payment, there a charge. */
const arrange = async ({ site, db }: { site: BenchSite; db: pg.Pool }): Promise<Paid[]> => {
  const template = await makeTemplate({ port: site.port, db })
  const buyers = await cloneBuyers({ db, template, count: ORDERS })
  const paid = buyers.map((buyer) => ({
    sitting: buyer.id,
    email: buyer.email,
    orderId: randomUUID(),
    number: orderNumberFrom(randomBytes(8)),
    intentId: `si_${randomBytes(20).toString('hex')}`,
  }))
  const column = (pick: (one: (typeof paid)[number]) => string) => paid.map(pick)
  bookThere({ site, paid, seenTotal: template.seenTotal })
  await db.query(
    `insert into orders select r.* from orders t,
       unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[]) as v(id, number, sitting, email),
       lateral jsonb_populate_record(null::orders, to_jsonb(t) || jsonb_build_object(
         'id', v.id, 'number', v.number, 'sitting_id', v.sitting, 'email', v.email)) r
     where t.id = $1`,
    [
      template.orderId,
      column(({ orderId }) => orderId),
      column(({ number }) => number),
      column(({ sitting }) => sitting),
      column(({ email }) => email),
    ],
  )
  await db.query(
    `insert into payment_attempts select r.* from payment_attempts t,
       unnest($2::uuid[], $3::text[]) as v(order_id, intent),
       lateral jsonb_populate_record(null::payment_attempts, to_jsonb(t) || jsonb_build_object(
         'id', gen_random_uuid(), 'order_id', v.order_id, 'intent_id', v.intent,
         'idempotency_key', 'ord_' || v.order_id || '_a1')) r
     where t.order_id = $1`,
    [template.orderId, column(({ orderId }) => orderId), column(({ intentId }) => intentId)],
  )
  return paid
}

const bookThere = ({
  site,
  paid,
  seenTotal: { amount, currency },
}: {
  site: BenchSite
  paid: Paid[]
  seenTotal: { amount: number; currency: string }
}): void => {
  const store = new DatabaseSync(site.books, { timeout: 10_000 })
  const now = Date.now()
  const intent = store.prepare(
    `insert into intents (id, client_secret, order_id, order_number, attempt, amount, currency, description, status, created_ms)
     values (?, ?, ?, ?, 1, ?, ?, ?, 'succeeded', ?)`,
  )
  const charge = store.prepare(
    `insert into charges (id, intent_id, amount, brand, last4, fingerprint, created_ms) values (?, ?, ?, 'visa', '4242', ?, ?)`,
  )
  store.exec('begin immediate')
  for (const { orderId, number, intentId } of paid) {
    intent.run(intentId, `${intentId}_secret`, orderId, number, amount, currency, `Report #${number}`, now)
    charge.run(intentId.replace('si_', 'sch_'), intentId, amount, randomBytes(16).toString('hex'), now)
  }
  store.exec('commit')
  store.close()
}

/** Seconds from the last acknowledgement until every event is worked off and every order granted. */
const untilApplied = async ({
  bench,
  db,
  last,
}: {
  bench: Bench
  db: pg.Pool
  last: number
}): Promise<number> => {
  for (let told = 0; Date.now() - last < PATIENCE_MS; told++) {
    const { rows } = await db.query<{ waiting: number; open: number }>(
      `select (select count(*)::int from provider_events where state <> 'applied') as waiting,
         (select count(*)::int from orders o where o.email like 'bench-%' and o.status = 'created'
           and exists (select from payment_attempts a where a.order_id = o.id)) as open`,
    )
    const { waiting = 0, open = 0 } = rows[0] ?? {}
    const seconds = (Date.now() - last) / 1000
    if (waiting === 0 && open === 0) {
      await expectRightBooks(db)
      return seconds
    }
    if (told % 20 === 0)
      bench.say(`  after ${seconds.toFixed(0)} s ${waiting} events wait, ${open} orders are not open`)
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`Not everything was applied within ${PATIENCE_MS / 1000} s.`)
}

const expectRightBooks = async (db: pg.Pool): Promise<void> => {
  const { rows } = await db.query<{ granted: number; charged: number }>(
    `select count(distinct e.order_id)::int as granted, count(l.id)::int as charged from orders o
       join entitlements e on e.order_id = o.id join ledger_entries l on l.order_id = o.id and l.kind = 'charge'
     where o.email like 'bench-%'`,
  )
  const { granted, charged } = rows[0] ?? {}
  if (granted !== ORDERS || charged !== ORDERS)
    throw new Error(`${granted} orders are open and ${charged} charged.`)
  const wrong = await db.query('select invariant, ref from invariant_violations limit 3')
  if (wrong.rows.length > 0) throw new Error(`The books: ${JSON.stringify(wrong.rows)}`)
}
