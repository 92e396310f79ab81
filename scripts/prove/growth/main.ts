import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { CALLS } from '../../../src/domain/api/calls'
import { signIn } from '../../../tests/support/admin'
import { signedIn } from '../../../tests/support/customer'
import { newVisitor } from '../../../tests/support/visitor'
import { buyReport, PLACE } from '../../../tests/support/way'
import { requestOf } from '../../bench/lib/load'
import { ensureBuild } from '../../lib/build'
import { freePort, startTestSite, type TestSite } from '../../test/test-site'
import { load } from '../lib/load'
import { startProxy, startServer } from '../lib/servers'
import { writeSection } from '../lib/write-section'
import { fill, type Size } from './fill'
import { compare, forgetStatements, type Grown, readStatements } from './queries'

// npm run prove growth [part of the size, such as 0.01, to look at it]: what a larger database costs, and what more processes bring.
const project = fileURLToPath(new URL('../../..', import.meta.url))
const part = Number(process.argv[2] ?? 1)
const SMALL: Size = scaled({ answers: 1_000_000, orders: 100_000, reports: 100_000 }, part)
const LARGE: Size = scaled(SMALL, 10)
const WALKS = 12
const LOAD_SECONDS = 5
const LEAST_TIMES_BEHIND_PROXY = 20
const LANDING = '/landing_page/new/iq-1?hl=EN'

const began = Date.now()
const say = (line: string) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`)

function scaled({ answers, orders, reports }: Size, by: number): Size {
  return {
    answers: Math.round(answers * by),
    orders: Math.round(orders * by),
    reports: Math.round(reports * by),
  }
}

/** PostgreSQL counts what every statement looks at. It is ended once for that; its starter brings it back. */
const countStatements = async (
  { databaseUrl }: TestSite,
  pid: () => number | undefined,
): Promise<pg.Client> => {
  const setting = new pg.Client(databaseUrl)
  await setting.connect()
  await setting.query("alter system set shared_preload_libraries = 'pg_stat_statements'")
  await setting.query("alter system set pg_stat_statements.track = 'top'")
  await setting.end()
  const running = pid()
  if (running) process.kill(running, 'SIGINT')
  for (let tries = 0; ; tries++) {
    await new Promise((done) => setTimeout(done, 1_000))
    const db = new pg.Client(databaseUrl)
    db.on('error', () => {})
    try {
      await db.connect()
      await db.query('create extension if not exists pg_stat_statements')
      return db
    } catch (error) {
      if (tries > 30) throw error
    }
  }
}

/** What visitors, customers and staff do all day. */
const walk = async (part: number): Promise<void> => {
  const visitor = newVisitor()
  await visitor.fetch(LANDING)
  const { sitting } = await buyReport(visitor, { email: `walk-${part}-${Date.now()}@example.com` })
  await visitor.ok('report.read', { params: { orderNumber: sitting.orderNumber } })
  const { visitor: customer } = await signedIn()
  for (const path of CENTRE) await customer.fetch(path)
}

/** What the pages of a customer's centre and of a waiting buyer ask for. */
const CENTRE = [
  CALLS['user.orders'],
  CALLS['user.privilege'],
  CALLS['user.vipDetail'],
  CALLS['order.feed'],
].map(({ path }) => path.replace(':examId', PLACE))

const LISTS = [
  '/api/orders?limit=10&sort=-createdAt&depth=1',
  '/api/orders?limit=10&where[email][equals]=growth-77@example.com',
  '/api/orders?limit=10&where[number][equals]=H000000000077',
  '/api/sittings?limit=10&sort=-createdAt',
  '/api/reports?limit=10&sort=-createdAt',
  '/api/mails?limit=10&where[to][equals]=growth-77@example.com',
  '/api/ledger-entries?limit=10&sort=-createdAt',
]

const askAll = async (site: TestSite, db: pg.Client) => {
  await db.query('delete from rate_limits')
  await walk(0)
  await forgetStatements(db)
  for (let at = 1; at <= WALKS; at++) await walk(at)
  const staff = await signIn()
  for (let round = 0; round < 5; round++) for (const path of LISTS) await staff.fetch(path)
  // The worker's rounds of a minute.
  await new Promise((done) => setTimeout(done, part < 1 ? 5_000 : 70_000))
  const statements = await readStatements(db)
  say(`${statements.length} statements on ${site.url}`)
  return statements
}

const throughput = async (running: { env: Record<string, string | undefined> }) => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-growth-'))
  // nginx's workers run as nobody when it is started by root.
  chmodSync(folder, 0o755)
  const rows: { what: string; perSecond: number }[] = []
  const ask = async (what: string, port: number) => {
    const plan = {
      port,
      connections: 24,
      seconds: LOAD_SECONDS,
      requests: [requestOf({ path: LANDING, headers: { 'Accept-Encoding': 'gzip' } })],
    }
    await load({ ...plan, seconds: 2 })
    const { perSecond, shed, failed, firstFailure } = await load(plan)
    if (failed > 0) throw new Error(`${what}: ${failed} answers were not right, the first: ${firstFailure}`)
    say(`${what}: ${Math.round(perSecond)} a second${shed ? `, ${shed} turned away` : ''}`)
    rows.push({ what, perSecond })
  }
  const ports: number[] = []
  const servers: { stop: () => Promise<void> }[] = []
  const proxy = await startProxy({ project, folder, port: await freePort() })
  try {
    for (const count of [1, 2, 4]) {
      while (ports.length < count) {
        const port = await freePort()
        servers.push(
          await startServer({
            name: `server-${ports.length + 1}`,
            build: project,
            folder,
            port,
            env: running.env,
          }),
        )
        ports.push(port)
      }
      await proxy.to(ports)
      if (count === 1) await ask('landing, one server alone', ports[0] ?? 0)
      await ask(`landing, ${count} behind the proxy`, Number(new URL(proxy.url).port))
    }
  } finally {
    proxy.stop()
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

const prove = async () => {
  await ensureBuild(project)
  const { site, running, stop } = await startTestSite(project, {
    durable: true,
    alone: true,
    env: { TRUSTED_PROXIES: '0' },
  })
  process.env.TEST_SITE = JSON.stringify(site)
  try {
    // Before there is anything to work off beside it.
    const behind = await throughput(running)
    const db = await countStatements(site, () => running.pids().database)
    const { sitting, orderNumber } = await buyReport(newVisitor(), { email: 'template@example.com' })
    const { rows } = await db.query<{ order: string; sitting: string }>(
      'select o.id as order, s.id as sitting from orders o join sittings s on s.id = o.sitting_id where o.number = $1',
      [orderNumber],
    )
    const template = rows[0]
    if (!template) throw new Error(`There is no order ${orderNumber} of ${sitting.orderNumber}.`)
    const none: Size = { answers: 0, orders: 0, reports: 0 }
    await fill({ db, ...template, from: none, size: SMALL, say })
    const small = await askAll(site, db)
    await fill({ db, ...template, from: SMALL, size: LARGE, say })
    const large = await askAll(site, db)
    const { rows: bytes } = await db.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    await db.end()
    return { grown: compare(small, large, 5), behind, bytes: bytes[0]?.size ?? '' }
  } finally {
    await stop()
  }
}

const short = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').replaceAll('"', '').replaceAll('|', '\\|')
  return flat.length > 110 ? `${flat.slice(0, 60)} … ${flat.slice(-45)}` : flat
}

const tableOf = (grown: readonly Grown[]): string =>
  grown
    .toSorted((one, other) => other.large.pages * other.calls - one.large.pages * one.calls)
    .slice(0, 40)
    .map(
      ({ text, small, large }) =>
        `| \`${short(text)}\` | ${small.pages.toFixed(0)} | ${large.pages.toFixed(0)} | ${small.ms.toFixed(2)} | ${large.ms.toFixed(2)} |`,
    )
    .join('\n')

const { grown, behind, bytes } = await prove()
const worse = grown.filter(({ large, allowed }) => large.pages > allowed)
for (const { text, small, large } of worse)
  console.error(
    `${small.pages.toFixed(0)} → ${large.pages.toFixed(0)} pages: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
  )
const alone = behind.find(({ what }) => what.includes('alone'))?.perSecond ?? 1
const proxied = behind.find(({ what }) => what.includes('1 behind'))?.perSecond ?? 0
const times = proxied / alone
const text = `\`npm run prove growth\`, ${new Date().toISOString().slice(0, 10)}. A database of ${SMALL.answers} answers, ${SMALL.orders} paid orders and
${SMALL.reports} reports, then of ten times that (${bytes}); ${WALKS} people went the whole way on each, staff looked at lists, the worker did its
rounds. ${grown.length} statements were asked at both sizes; ${worse.length} looked at more pages of 8 kB than a tree that is one step deeper explains.
The forty that look at most:

| statement | pages, small | pages, large | ms, small | ms, large |
|---|---:|---:|---:|---:|
${tableOf(grown)}

| | a second |
|---|---:|
${behind.map(({ what, perSecond }) => `| ${what} | ${Math.round(perSecond)} |`).join('\n')}

The proxy answers ${times.toFixed(0)} times the landing pages of a server alone (wanted: ${LEAST_TIMES_BEHIND_PROXY}).`
console.log(`\n${text}`)
if (part >= 0.1)
  writeSection({ file: join(project, 'docs/scale.md'), title: 'How it grows', heading: 'Measured', text })
process.exit(worse.length > 0 || times < LEAST_TIMES_BEHIND_PROXY ? 1 : 0)
