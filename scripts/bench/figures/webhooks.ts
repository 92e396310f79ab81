import pg from 'pg'
import { startBenchServer } from '../lib/bench-build.ts'
import { type Figure, ratioRow } from '../lib/figure.ts'
import { interleave } from '../lib/interleave.ts'
import { sendOnce } from '../lib/measure.ts'
import { signedEvent } from '../lib/signed-event.ts'

const EVENTS = 6_000
const PACED_EVENTS = 1_200
const CONNECTIONS = 32
const RATE = 200
/** How many payments the events are about. */
const PAYMENTS = 50

/** Signed events, each with an id of its own, acknowledged when PostgreSQL has them on disk. The worker works on. */
export const webhooks: Figure = async (bench) => {
  const site = await bench.site()
  const server = await startBenchServer({ project: bench.project, site })
  const db = new pg.Pool({ connectionString: site.databaseUrl, max: 1 })
  let sent = 0
  const run = async (name: string, { empty = false, rate }: { empty?: boolean; rate?: number } = {}) => {
    const path = empty ? '/api/exam/bench' : undefined
    const requests = Array.from({ length: rate ? PACED_EVENTS : EVENTS }, (_, at) =>
      signedEvent({ site, intentId: `si_bench_${at % PAYMENTS}`, path }),
    )
    const expect = empty ? undefined : '"result":200'
    const result = await sendOnce(bench, {
      name,
      port: server.port,
      pid: server.pid,
      requests,
      connections: CONNECTIONS,
      rate,
      expect,
    })
    if (!empty) {
      sent += result.count
      await untilWorkedOff(db)
    }
    return result
  }
  try {
    await run('warming up', { empty: true })
    await run('warming up')
    const most = await interleave({
      reference: async () => (await run('empty POST route', { empty: true })).perSecond,
      ours: async () => (await run('webhook')).perSecond,
    })
    const paced = {
      reference: { p50: [] as number[], p99: [] as number[] },
      ours: { p50: [] as number[], p99: [] as number[] },
    }
    const tail = await interleave({
      reference: async () =>
        noted(paced.reference, await run('empty POST route', { empty: true, rate: RATE })),
      ours: async () => noted(paced.ours, await run('webhook', { rate: RATE })),
    })
    const { rows } = await db.query(
      "select count(*)::int as kept from provider_events where intent_id like 'si_bench_%'",
    )
    if (rows[0].kept < sent) throw new Error(`${sent} events were acknowledged and ${rows[0].kept} are kept.`)
    const middle = ({ p50 }: { p50: number[] }) => p50.toSorted((a, b) => a - b)[1] ?? Number.NaN
    return [
      ratioRow({ figure: 'webhook intake, durable', ...most, unit: '/s', target: { least: 0.6 } }),
      ratioRow({
        figure: `webhook intake, p50 at ${RATE}/s`,
        ours: middle(paced.ours),
        reference: middle(paced.reference),
        unit: 'ms',
        target: null,
      }),
      ratioRow({ figure: `webhook intake, p99 at ${RATE}/s`, ...tail, unit: 'ms', target: null }),
    ]
  } finally {
    await db.end()
    await server.stop()
  }
}

const noted = (
  into: { p50: number[]; p99: number[] },
  { p50, p99 }: { p50: number; p99: number },
): number => {
  into.p50.push(p50)
  into.p99.push(p99)
  return p99
}

/** The next run begins with an empty inbox. */
const untilWorkedOff = async (db: pg.Pool): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await db.query("select 1 from provider_events where state <> 'applied' limit 1")
    if (rows.length === 0) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('The inbox was not worked off within two minutes.')
}
