import type { Payload } from 'payload'
import pg from 'pg'
import { EnvironmentError, env, passPooler } from '@/config/env'
import { JOB_NAMES } from '@/gateways/jobs/jobs'
import { logger } from '@/gateways/logs/log'
import { folderStore } from '@/gateways/store/folder-store'
import { store } from '@/gateways/store/open-store'
import { HAS_UNCHECKED_LINES } from '@/seed/crisis/crisis-lines-before'
import { findMends } from '@/seed/find-mends'
import { findOutdated } from '@/seed/instruments/find-outdated'
import { LACKS_CENTRE, LACKS_DAILY, LACKS_GUIDE, LACKS_QUESTIONNAIRES, LACKS_REFUNDS } from '@/seed/lacks'
import { LACKS_LANDINGS } from '@/seed/landings/lacks-landings'
import { hasStaleWords, mendWords } from '@/seed/mended/mend-words'
import { findOwnTerms } from '@/seed/terms/find-own-terms'
import { fillBucket } from '@/services/uploads/fill-bucket'

// Run once before the servers start: migrate, seed an empty database, and in one that is not empty replace the questions
// that new sittings must not show and add the questionnaires, the content of the center and the questions of the day and the landing pages and the page about refunds as drafts, and the text of the guide, where there is none,
// mend words that nobody edited, publish the crisis lines that were looked up since, and the instruments and terms of today where nobody edited the earlier ones. Several at once wait for each other.
// What a second start does not need (CMS, queue, seed) is imported when it is needed.

const LOCK = 7_305_112_024

/** Of all migrations; put in when this file is bundled (scripts/lib/build.ts). */
declare const MIGRATION_NAMES: readonly string[]

const release = async (): Promise<void> => {
  // The lock belongs to a session, which a pooler in transaction mode gives to somebody else after each statement.
  passPooler()
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  const lock = new pg.Client(DATABASE_URL)
  await lock.connect()
  try {
    // A database behind a pooler ends statements and waits for locks after seconds (docs/stores.md); another release takes minutes.
    await lock.query('set lock_timeout = 0; set statement_timeout = 0')
    await lock.query('select pg_advisory_lock($1)', [LOCK])
    await moveUploads(lock)
    if (await isReleased(lock)) return
    const [{ getPayloadClient }, { migrations }, { announceEverything }] = await Promise.all([
      import('@/content/payload'),
      import('../migrations'),
      import('@/content/invalidate'),
    ])
    const payload = await getPayloadClient()
    await migrate(payload, migrations)
    await prepareQueues(DATABASE_URL)
    for (const step of STEPS) logger('release').info(await step({ payload, client: lock }))
    await announceEverything(payload.db.drizzle)
  } finally {
    await lock.end()
  }
}

type Step = (at: { payload: Payload; client: pg.Client }) => Promise<string>

/** What fills and mends, one after the other; each says what it did. Imported only now: a second start needs none of it. */
const STEPS: readonly Step[] = [
  async ({ payload }) =>
    (await import('@/seed/seed')).seed({ payload, firstAdminFile: env().FIRST_ADMIN_FILE }),
  async (at) => (await import('@/seed/add-questionnaires')).addQuestionnaires(at),
  async (at) => (await import('@/seed/crisis/publish-crisis-lines')).publishCrisisLines(at),
  async (at) => (await import('@/seed/add-centre')).addCentre(at),
  async (at) => (await import('@/seed/daily/seed-daily')).addDaily(at),
  async (at) => (await import('@/seed/added/add-guide')).addGuide(at),
  async (at) => (await import('@/seed/added/add-other-words')).addOtherWords(at),
  async (at) => (await import('@/seed/plans/seed-plans')).addPlans(at),
  async (at) => (await import('@/seed/landings/seed-pages')).addLandings(at),
  async (at) => (await import('@/seed/added/add-refunds')).addRefunds(at),
  async ({ client, ...at }) => (await import('@/seed/mend-questions')).mendQuestions(client, at),
  async ({ client }) => mendWords(client),
  async ({ client, ...at }) =>
    (await import('@/seed/instruments/renew-instruments')).renewInstruments(client, at),
  async ({ client, ...at }) => (await import('@/seed/terms/renew-terms')).renewTerms(client, at),
]

/** Whoever sets S3_URL later has had uploads in a folder until then. */
const moveUploads = async (client: pg.Client): Promise<void> => {
  const bucket = store()
  if (bucket.kind === 'folder') return
  const copied = await fillBucket(client, {
    folder: folderStore(env().MEDIA_DIR),
    bucket,
    now: new Date(),
  })
  logger('release').info(`copied ${copied} uploads into the bucket`)
}

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

const migrate = (payload: Payload, migrations: unknown): Promise<void> =>
  payload.db.migrate({ migrations: migrations as Migrations })

/** A quick look, so that a second start need not load the CMS. */
const isReleased = async (client: pg.Client): Promise<boolean> => {
  const tables = await client.query(
    "select to_regclass('public.payload_migrations') t, to_regclass('public.admins') a, to_regclass('pgboss.queue') q",
  )
  if (!tables.rows[0]?.t || !tables.rows[0]?.a || !tables.rows[0]?.q) return false
  const { rows } = await client.query('select name from payload_migrations')
  const done = new Set(rows.map((row) => row.name))
  if (!MIGRATION_NAMES.every((name) => done.has(name))) return false
  const queues = await client.query('select name from pgboss.queue')
  const known = new Set(queues.rows.map((row) => row.name))
  if (!JOB_NAMES.every((name) => known.has(name))) return false
  const seeded = await client.query('select 1 from site_settings where default_storefront_id is not null')
  for (const lacks of [
    LACKS_QUESTIONNAIRES,
    LACKS_CENTRE,
    LACKS_DAILY,
    LACKS_GUIDE,
    LACKS_LANDINGS,
    LACKS_REFUNDS,
    HAS_UNCHECKED_LINES,
  ])
    if ((await client.query(lacks)).rows[0]?.lacks) return false
  if (await hasStaleWords(client)) return false
  if ((await findOutdated(client)).length > 0) return false
  if ((await findOwnTerms(client)).length > 0) return false
  return seeded.rowCount !== 0 && (await findMends(client)).mends.length === 0
}

const prepareQueues = async (connectionString: string): Promise<void> => {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const name of JOB_NAMES)
    await boss.createQueue(name, { retryLimit: 20, retryBackoff: true, retryDelay: 2, retryDelayMax: 300 })
  await boss.stop({ graceful: false })
}

release().then(
  () => process.exit(0),
  (error) => {
    if (error instanceof EnvironmentError) console.error(error.message)
    // With its cause, which a stack leaves out, and without a query's values, which it tells: one is the first admin's hash.
    else logger('release').error('the release failed', { error })
    process.exit(1)
  },
)
