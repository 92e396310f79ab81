import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { ensureBuild } from '../../lib/build.ts'
import { startTestSite } from '../../test/test-site.ts'

// Can a stranger tell by the clock whether an address is known? Two samples, taken in turn, and the share of pairs in which
// the known one is slower (AUC; 0.5: nothing to tell). `npm run prove enumeration [pairs] [sign-in pairs]`.

const PAIRS = Number(process.argv[2] ?? 1000)
const SIGN_IN_PAIRS = Number(process.argv[3] ?? 200)
const MOST_TELLING = 0.55

const project = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '')
await ensureBuild(project)
const { site, stop } = await startTestSite(project)
const db = new pg.Client(site.databaseUrl)

const post = async (path: string, body: object): Promise<{ ms: number; seen: string }> => {
  const started = performance.now()
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { ms: performance.now() - started, seen: `${answer.status} ${text}` }
}

/** Share of all pairs in which the first sample is the slower one. */
const areaUnderCurve = (first: number[], second: number[]): number => {
  const sorted = [...second].sort((a, b) => a - b)
  const below = (value: number): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! < value) low = middle + 1
      else high = middle
    }
    return low
  }
  return first.reduce((sum, value) => sum + below(value), 0) / (first.length * second.length)
}

const median = (values: number[]): string => [...values].sort((a, b) => a - b)[values.length >> 1]!.toFixed(2)

type Probe = {
  name: string
  pairs: number
  path: string
  known: () => object
  unknown: () => object
  limits: string[]
}

const stranger = (): string => `nobody-${randomBytes(6).toString('hex')}@example.com`

/** Somebody who really bought a report. */
const knowAddress = async (email: string): Promise<void> => {
  process.env.TEST_SITE = JSON.stringify(site)
  const { newVisitor } = await import('../../../tests/support/visitor')
  const { buyReport } = await import('../../../tests/support/way')
  await buyReport(newVisitor(), { email })
}

const run = async ({ name, pairs, path, known, unknown, limits }: Probe): Promise<boolean> => {
  const [first, second]: [number[], number[]] = [[], []]
  const seen = { known: new Set<string>(), unknown: new Set<string>() }
  for (let at = 0; at < pairs; at++) {
    // The limits are not what is measured; misses stay used up.
    if (at % 3 === 0) for (const sql of limits) await db.query(sql)
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order) {
      const { ms, seen: what } = await post(path, which === 'known' ? known() : unknown())
      if (at >= 5) (which === 'known' ? first : second).push(ms)
      seen[which].add(what)
    }
  }
  const auc = areaUnderCurve(first, second)
  const same = [...seen.known].sort().join() === [...seen.unknown].sort().join()
  const telling = Math.abs(auc - 0.5) > MOST_TELLING - 0.5
  console.log(
    `${telling || !same ? 'TELLS ' : 'ok    '} ${name.padEnd(24)} AUC ${auc.toFixed(3)} (at most ${MOST_TELLING})  medians ${median(first)} / ${median(second)} ms  n ${first.length}  answers ${same ? 'the same' : 'DIFFER'}`,
  )
  if (!same)
    console.log(
      `       known: ${[...seen.known].join(' | ')}\n       unknown: ${[...seen.unknown].join(' | ')}`,
    )
  return same && !telling
}

const main = async (): Promise<boolean> => {
  await db.connect()
  const email = `known-${randomBytes(4).toString('hex')}@example.com`
  await knowAddress(email)
  const body = (address: string) => ({ appExamId: 'iq-1', email: address, hl: 'EN' })
  await db.query('delete from rate_limits')
  // After three misses the answers are uniform (docs/decisions/0014); from here on only time could tell.
  for (let at = 0; at < 4; at++) await post('/pay/exam/order/report/retrieve', body(stranger()))
  // Only those stay: what else was counted would refuse the rest.
  const kept = ['127.0.0.1', '::/64']
    .map((network) => `'${createHash('sha256').update(`retrieve-miss\0${network}`).digest('hex')}'`)
    .join()
  const forget = [`delete from rate_limits where key not in (${kept})`]
  const results = [
    await run({
      name: 'find a report',
      pairs: PAIRS,
      path: '/pay/exam/order/report/retrieve',
      known: () => body(email),
      unknown: () => body(stranger()),
      limits: forget,
    }),
    await run({
      name: 'sign in to the admin',
      pairs: SIGN_IN_PAIRS,
      path: '/api/admins/login',
      known: () => ({ email: site.admin.email, password: 'wrong' }),
      unknown: () => ({ email: stranger(), password: 'wrong' }),
      limits: forget,
    }),
    await run({
      name: 'forgotten password',
      pairs: Math.min(PAIRS, 300),
      path: '/api/admins/forgot-password',
      known: () => ({ email: site.admin.email }),
      unknown: () => ({ email: stranger() }),
      limits: forget,
    }),
  ]
  return results.every(Boolean)
}

const fine = await main().finally(async () => {
  await db.end()
  await stop()
})
process.exit(fine ? 0 : 1)
