import pg from 'pg'
import { CALLS } from '../../../src/domain/api/calls'
import { startBenchServer } from '../lib/bench-build.ts'
import { bodyOf, type CloneBuyer, cloneBuyers, makeTemplate } from '../lib/clone-buyers.ts'
import { type Figure, ratioRow } from '../lib/figure.ts'
import { interleave } from '../lib/interleave.ts'
import { requestOf } from '../lib/load.ts'
import { sendOnce } from '../lib/measure.ts'

const ORDERS_A_RUN = 1_200
const PACED_ORDERS = 400
const CONNECTIONS = 16
const RATE = 50

/** One order a request, each of another person's finished test, with its price computed, frozen and agreed to. */
export const orders: Figure = async (bench) => {
  const site = await bench.site()
  const server = await startBenchServer({ project: bench.project, site })
  const db = new pg.Pool({ connectionString: site.databaseUrl, max: 1 })
  try {
    const template = await makeTemplate({ port: server.port, db })
    const requestsFor = (buyers: CloneBuyer[], path: string) =>
      buyers.map(({ number, cookie, ip }) =>
        requestOf({
          method: 'POST',
          path,
          headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-Forwarded-For': ip },
          body: JSON.stringify(bodyOf({ ...template, number })),
        }),
      )
    let made = 0
    const run = async (name: string, { empty = false, rate }: { empty?: boolean; rate?: number } = {}) => {
      const buyers = await cloneBuyers({ db, template, count: rate ? PACED_ORDERS : ORDERS_A_RUN })
      await db.query('delete from rate_limits')
      const result = await sendOnce(bench, {
        name,
        port: server.port,
        pid: server.pid,
        requests: requestsFor(buyers, empty ? '/api/exam/bench' : CALLS['pay.create'].path),
        connections: CONNECTIONS,
        rate,
        expect: empty ? undefined : '"status":"created"',
      })
      if (!empty) made += result.count
      return result
    }
    await run('warming up', { empty: true })
    await run('warming up')
    const most = await interleave({
      reference: async () => (await run('empty POST route', { empty: true })).perSecond,
      ours: async () => (await run('order')).perSecond,
    })
    const paced = await interleave({
      reference: async () => (await run('empty POST route', { empty: true, rate: RATE })).p99,
      ours: async () => (await run('order', { rate: RATE })).p99,
    })
    const { rows } = await db.query("select count(*)::int as kept from orders where email like 'bench-%'")
    if (rows[0].kept < made) throw new Error(`${made} orders were answered and ${rows[0].kept} are kept.`)
    return [
      ratioRow({ figure: 'order creation', ...most, unit: '/s', target: { least: 0.15 } }),
      ratioRow({ figure: `order creation, p99 at ${RATE}/s`, ...paced, unit: 'ms', target: null }),
    ]
  } finally {
    await db.end()
    await server.stop()
  }
}
