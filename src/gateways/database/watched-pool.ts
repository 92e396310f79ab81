import pg from 'pg'
import { env } from '@/config/env'
import { logger } from '../logs/log'

const log = logger('database')

/** A backend killed in mid-transaction raises 'error' on its client, which pg's pool does not catch: each gets a listener. */
export class WatchedPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    const note = (error: Error) => log.warn('a connection was lost', { error })
    this.on('error', note)
    this.on('connect', (client) => client.on('error', note))
  }
}

/** How every pool of ours treats the database. */
export const poolOptions = () => {
  const { DATABASE_URL, DATABASE_PATIENCE_SECONDS } = env()
  const patienceMs = DATABASE_PATIENCE_SECONDS * 1000
  return {
    connectionString: DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // Who waits for a lock gives up and asks again; who holds one and says nothing more loses it.
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    statement_timeout: patienceMs,
    // A server that is paused or cut off answers nothing at all; then it is we who give up.
    query_timeout: patienceMs + 5_000,
  }
}
