import { statfs } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/config/env'
import { paymentGateways } from '@/gateways/payments/payment-gateways'
import { store } from '@/gateways/store/open-store'
import { isUnmailed } from './refuse-unmailed'

/** Without one of these nothing can be answered, sold or promised: 503. */
export type Missing = 'database' | 'migrations' | 'queue'
/** With one of these the site still answers, and takes money unless it is `unmailed`; somebody should look: 200. */
export type Degraded = 'worker' | 'mail' | 'files' | 'store' | 'disk' | 'proxies' | 'unmailed'
export type Readiness = { ready: boolean; missing: Missing[]; degraded: Degraded[] }

type Options = { payload: () => Promise<Payload>; migrations: readonly string[] }

const PATIENCE_MS = 3_000
const KEPT_MS = 1_000
const STORE_KEPT_MS = 10_000
/** The worker stamps every 5 s. */
const WORKER_SILENT_SECONDS = 20
const MAIL_LATE_SECONDS = 15 * 60
/** A file of a report takes seconds. */
const FILES_LATE_SECONDS = 5 * 60
const LEAST_FREE_BYTES = 200e6

let kept: { at: number; readiness: Promise<Readiness> } | undefined

/** Whether this process can serve, looked at no more than once a second however often it is asked. */
export const readReadiness = (options: Options): Promise<Readiness> => {
  const at = Date.now()
  if (!kept || at - kept.at > KEPT_MS) kept = { at, readiness: look(options) }
  return kept.readiness
}

/** What somebody should look at who is here already. */
export const readDegraded = async (payload: Payload): Promise<Degraded[]> =>
  (await look({ payload: async () => payload, migrations: [] })).degraded

const look = async (options: Options): Promise<Readiness> => {
  const [records, away, full] = await Promise.all([
    inTime(askRecords(options)).catch(() => ({ missing: ['database' as const], degraded: [] })),
    storeIsAway(),
    diskIsFull(),
  ])
  const degraded: Degraded[] = [
    ...records.degraded,
    ...(away ? (['store'] as const) : []),
    ...(full ? (['disk'] as const) : []),
    ...(env().proxyUnknown ? (['proxies'] as const) : []),
    ...(isUnmailed({ payments: paymentGateways() }) ? (['unmailed'] as const) : []),
  ]
  return { ready: records.missing.length === 0, missing: records.missing, degraded }
}

const askRecords = async ({ payload, migrations }: Options) => {
  const { db } = await payload()
  const { rows: tables } = await db.drizzle.execute<{ there: boolean }>(
    sql`select to_regclass('payload_migrations') is not null as there`,
  )
  // Else it would be told that the database does not answer, and be looked for there.
  if (!tables[0]?.there) return { missing: ['migrations' as const], degraded: [] }
  const { rows: found } = await db.drizzle.execute<{ name: string }>(sql`select name from payload_migrations`)
  const done = new Set(found.map(({ name }) => name))
  const missing: Missing[] = migrations.every((name) => done.has(name)) ? [] : ['migrations']
  const degraded: Degraded[] = []
  const signs = await db.drizzle
    .execute<{ queues: number; silent: number | null; late: number | null; files: number | null }>(sql`
      select (select count(*)::int from pgboss.queue where name = 'send-mail') as queues,
        (select extract(epoch from now() - max(cron_on))::int from pgboss.version) as silent,
        (select extract(epoch from now() - min(created_at))::int from mails where status = 'queued') as late,
        (select extract(epoch from now() - min(updated_at))::int from report_files where state = 'waiting') as files`)
    .then(
      ({ rows }) => rows[0],
      () => undefined,
    )
  if (!signs?.queues) missing.push('queue')
  if ((signs?.silent ?? Number.POSITIVE_INFINITY) > WORKER_SILENT_SECONDS) degraded.push('worker')
  if ((signs?.late ?? 0) > MAIL_LATE_SECONDS) degraded.push('mail')
  if ((signs?.files ?? 0) > FILES_LATE_SECONDS) degraded.push('files')
  return { missing, degraded }
}

/** What the release of this build has not made yet, for a worker: it would fail at its first job. */
export const readMissing = async (payload: Payload, migrations: readonly string[]): Promise<Missing[]> =>
  inTime(askRecords({ payload: async () => payload, migrations }))
    .then(({ missing }) => missing)
    .catch(() => ['database' as const])

let stored: { at: number; away: Promise<boolean> } | undefined

/** Whether files can be stored: the folder can be written, or the bucket answers, which has a price for each time it is asked. */
const storeIsAway = (): Promise<boolean> => {
  const at = Date.now()
  if (!stored || at - stored.at > STORE_KEPT_MS) stored = { at, away: inTime(store().check()).then(no, yes) }
  return stored.away
}

const no = () => false
const yes = () => true

/** Where uploads and the process's own files lie. The database's disk speaks for itself. */
const diskIsFull = async (): Promise<boolean> => {
  const free = await Promise.all(
    ['.', env().MEDIA_DIR].map((path) =>
      statfs(path).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  )
  return Math.min(...free) < LEAST_FREE_BYTES
}

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('late')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
