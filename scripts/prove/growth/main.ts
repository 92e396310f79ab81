import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { CALLS } from '../../../src/domain/api/calls'
import { signIn } from '../../../tests/support/admin'
import { signedIn } from '../../../tests/support/customer'
import { newVisitor } from '../../../tests/support/visitor'
import { buyReport, PLACE } from '../../../tests/support/way'
import { ensureBuild } from '../../lib/build'
import type { Site } from '../../serve/site'
import { startTestSite, type TestSite } from '../../test/test-site'
import { writeSection } from '../lib/write-section'
import { fill, type Size } from './fill'
import { throughput } from './proxy'
import { compare, forgetStatements, type Grown, readStatements } from './queries'

// npm run prove growth [database] [proxy] [part of the size, such as 0.01, to look at it]
// What a larger database costs each statement, and what more processes and the proxy bring; both if neither is named.
const project = fileURLToPath(new URL('../../..', import.meta.url))
const given = process.argv.slice(2)
const part = Number(given.find((each) => Number(each) > 0) ?? 1)
const wants = (name: 'database' | 'proxy') =>
  given.includes(name) || !given.some((each) => each === 'database' || each === 'proxy')
const SMALL: Size = scaled({ answers: 1_000_000, orders: 100_000, reports: 100_000 }, part)
const LARGE: Size = scaled(SMALL, 10)
const WALKS = 12
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

const growDatabase = async (site: TestSite, running: Site) => {
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
  return { grown: compare(small, large, 5), bytes: bytes[0]?.size ?? '' }
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

const today = new Date().toISOString().slice(0, 10)
const write = (heading: string, text: string) => {
  console.log(`\n${text}`)
  if (part >= 0.1)
    writeSection({ file: join(project, 'docs/proof-growth.md'), title: 'How it grows', heading, text })
}

const tellDatabase = ({ grown, bytes }: Awaited<ReturnType<typeof growDatabase>>): void => {
  const worse = grown.filter(({ large, allowed }) => large.pages > allowed)
  for (const { text, small, large } of worse)
    console.error(
      `${small.pages.toFixed(0)} → ${large.pages.toFixed(0)} pages: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
    )
  const counts = grown.filter(({ counts }) => counts)
  write(
    'The database',
    `\`npm run prove growth database\`, ${today}. A database of ${SMALL.answers} answers, ${SMALL.orders} paid orders and
${SMALL.reports} reports, then of ten times that (${bytes}); ${WALKS} people went the whole way on each, staff looked at lists, the worker did
its rounds. ${grown.length} statements were asked at both sizes. ${worse.length} of those that visitors, customers and the worker wait for looked at more
pages of 8 kB than a tree that is one step deeper explains. ${counts.length} count all rows for the foot of a list in the admin, and grow with
the table. The forty that look at most:

| statement | pages, small | pages, large | ms, small | ms, large |
|---|---:|---:|---:|---:|
${tableOf(grown)}`,
  )
  if (worse.length > 0) process.exitCode = 1
}

const tellProxy = (behind: Awaited<ReturnType<typeof throughput>>): void => {
  const alone = behind.find(({ what }) => what.includes('alone'))?.perSecond ?? 1
  const proxied = behind.find(({ what }) => what.includes('1 behind'))?.perSecond ?? 0
  const times = proxied / alone
  write(
    'More processes, and the proxy',
    `\`npm run prove growth proxy\`, ${today}, everything on one machine with the generator.

| | a second |
|---|---:|
${behind.map(({ what, perSecond }) => `| ${what} | ${Math.round(perSecond)} |`).join('\n')}

The proxy answers ${times.toFixed(0)} times the landing pages of a server alone (wanted: ${LEAST_TIMES_BEHIND_PROXY}).`,
  )
  if (times < LEAST_TIMES_BEHIND_PROXY) process.exitCode = 1
}

await ensureBuild(project)
const { site, running, stop } = await startTestSite(project, {
  durable: true,
  alone: true,
  env: { TRUSTED_PROXIES: '0' },
})
process.env.TEST_SITE = JSON.stringify(site)
try {
  if (wants('proxy')) tellProxy(await throughput({ project, env: running.env, landing: LANDING, say }))
  if (wants('database')) tellDatabase(await growDatabase(site, running))
} finally {
  await stop()
}
process.exit()
