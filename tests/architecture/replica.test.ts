import { describe, expect, it } from 'vitest'
import { needsASession, wrongReplicaReads } from './replica'
import { readSources } from './sources'

const sources = readSources()
const file = (path: string, text: string) => [{ path, text }]

describe('the replica', () => {
  it('is asked for nothing but what editors write, and by nobody but the reads of content', () => {
    expect(sources.filter(({ text }) => text.includes('editorial(')).length).toBeGreaterThan(10)
    expect(wrongReplicaReads(sources)).toEqual([])
  })

  it.each([
    ['services/orders/a.ts', "import { editorial } from '@/content/editorial'"],
    ['services/orders/a.ts', "import { onReplica } from '@/gateways/database/editorial-replica'"],
    ['content/sales.ts', "import { onReplica } from '@/gateways/database/editorial-replica'"],
    ['services/accounts/a.ts', 'const { DATABASE_REPLICA_URL } = env()'],
    ['cms/database.ts', 'postgresAdapter({ readReplicas: [url] })'],
    [
      'content/a.ts',
      "import { editorial } from './editorial'\nimport { countSales } from '@/services/catalog/count-sales'",
    ],
    [
      'content/a.ts',
      "import { editorial } from './editorial'\neditorial(async () => payload.find({ collection: 'orders' }))",
    ],
  ])('is guarded: in %s, %s', (path, text) => expect(wrongReplicaReads(file(path, text))).toHaveLength(1))

  it('may stand beside a read of the primary', () => {
    const text = `import { editorial } from './editorial'
      unstable_cache(editorial(async () => payload.find({ collection: 'exams' })))
      unstable_cache(async () => payload.find({ collection: 'reviews' }))`
    expect(wrongReplicaReads(file('content/a.ts', text))).toEqual([])
  })
})

describe('a pooler in transaction mode', () => {
  it('breaks nothing: what needs a session goes past it', () => {
    expect(needsASession(sources)).toEqual([])
    const release = sources.find(({ path }) => path === 'release.ts')
    expect(release?.text).toContain('pg_advisory_lock(')
  })

  it.each([
    'sql`select pg_advisory_lock(1)`',
    "client.query('LISTEN invalidate')",
    "client.query('set statement_timeout = 0')",
    "sql`select set_config('lock_timeout', '0', false)`",
    'sql`create temp table t (id int)`',
  ])('would break %s', (text) => expect(needsASession(file('services/a.ts', text))).toHaveLength(1))

  it.each([
    'sql`select pg_advisory_xact_lock(1)`',
    "sql`select set_config('lock_timeout', '5s', true)`",
    'db.update(orders).set({ state })',
    'passPooler()\nsql`select pg_advisory_lock(1)`',
  ])('takes %s', (text) => expect(needsASession(file('services/a.ts', text))).toEqual([]))
})
