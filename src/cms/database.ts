import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { env } from '@/config/env'
import { replicaOfRead } from '@/gateways/database/editorial-replica'
import { watchPool } from '@/gateways/database/watch-pool'
import { poolOptions, WatchedPool } from '@/gateways/database/watched-pool'
import { logger } from '@/gateways/logs/log'
import { countLists } from './rough-counts'

const log = logger('database')

type Args = Parameters<typeof postgresAdapter>[0]

/**
 * Payload keeps the first client for ever, and takes one more whenever that one's connection is cut, until none is left:
 * it gets a stand-in, the client goes back.
 */
class PayloadPool extends WatchedPool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.connect = firstStandsIn(this)
    this.query = routed(this)
    watchPool('records', this)
  }
}

/** Statements of editorial reads go to the replica (gateways/database/editorial-replica.ts). */
const routed = (pool: pg.Pool): pg.Pool['query'] => {
  const onPrimary = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]): unknown => {
    const replica = replicaOfRead()
    return replica
      ? (replica.query as (...args: unknown[]) => unknown).apply(replica, args)
      : onPrimary(...args)
  }
  return query as pg.Pool['query']
}

type Connect = pg.Pool['connect']

const firstStandsIn = (pool: pg.Pool): Connect => {
  const connect = pool.connect.bind(pool)
  let first = true
  const standIn = async () => {
    const client = await connect()
    first = false
    await tellOfPooler(client).finally(() => client.release())
    return { prependListener: () => {} }
  }
  return ((callback?: Parameters<Connect>[0]) => {
    if (callback) return connect(callback)
    return first ? standIn() : connect()
  }) as Connect
}

/** A pooler opens connections of its own, and may leave out the limits that ours are to have (docs/stores.md). */
const tellOfPooler = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query("select current_setting('lock_timeout') <> '0' as limited")
  if (!rows[0]?.limited)
    log.warn(
      'connections have no lock_timeout: let the pooler set it, statement_timeout and idle_in_transaction_session_timeout',
    )
}

export const database = () => {
  const { DATABASE_POOL } = env()
  const payloads = postgresAdapter({
    pg: { ...pg, Pool: PayloadPool } as unknown as Args['pg'],
    pool: {
      ...poolOptions(),
      max: DATABASE_POOL,
      // Kept open even when idle: whoever takes the server's last connections cannot take these.
      min: Math.ceil(DATABASE_POOL / 2),
    },
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    migrationDir: 'migrations',
    generateSchemaOutputFile: 'src/payload-schema.ts',
  })
  return { ...payloads, init: (args: Parameters<typeof payloads.init>[0]) => countLists(payloads.init(args)) }
}
