import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { env } from '@/config/env'
import { logger } from '@/gateways/logs/log'

type Args = Parameters<typeof postgresAdapter>[0]

const log = logger('database')

/**
 * A pool with two traps taken out. A backend killed in mid-transaction raises 'error' on its client, which the pool does
 * not catch: every client gets a listener. And Payload keeps the first client for ever, and takes one more whenever that
 * one's connection is cut, until none is left: it gets a stand-in, the client goes back.
 */
class WatchedPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    const note = (error: Error) => log.warn('a connection was lost', { error })
    this.on('error', note)
    this.on('connect', (client) => client.on('error', note))
    this.connect = firstStandsIn(this)
  }
}

type Connect = pg.Pool['connect']

const firstStandsIn = (pool: pg.Pool): Connect => {
  const connect = pool.connect.bind(pool)
  let first = true
  const standIn = async () => {
    const client = await connect()
    first = false
    client.release()
    return { prependListener: () => {} }
  }
  return ((callback?: Parameters<Connect>[0]) => {
    if (callback) return connect(callback)
    return first ? standIn() : connect()
  }) as Connect
}

export const database = () => {
  const { DATABASE_URL, DATABASE_POOL, DATABASE_PATIENCE_SECONDS } = env()
  const patienceMs = DATABASE_PATIENCE_SECONDS * 1000
  return postgresAdapter({
    pg: { ...pg, Pool: WatchedPool } as unknown as Args['pg'],
    pool: {
      connectionString: DATABASE_URL,
      max: DATABASE_POOL,
      // Held even when idle: whoever takes the server's last connections cannot take these.
      min: Math.ceil(DATABASE_POOL / 2),
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      // Who waits for a lock gives up and asks again; who holds one and says nothing more loses it.
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      statement_timeout: patienceMs,
      // A server that is paused or cut off answers nothing at all; then it is we who give up.
      query_timeout: patienceMs + 5_000,
    },
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    migrationDir: 'migrations',
    generateSchemaOutputFile: 'src/payload-schema.ts',
  })
}
