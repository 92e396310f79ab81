import pg from 'pg'
import { env } from '@/config/env'
import { logger } from '../logs/log'

const log = logger('database')

/**
 * A backend that is killed during a transaction raises 'error' on its client, which pg's pool does not catch: every
 * client gets a listener. And drizzle does not release a client whose BEGIN failed: it is released here, or each such
 * failure would cost the pool a connection until none is left.
 */
export class WatchedPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    const note = (error: Error) => log.warn('a connection was lost', { error })
    this.on('error', note)
    this.on('connect', (client) => {
      client.on('error', note)
      releaseWhenBeginFails(client)
    })
  }
}

const releaseWhenBeginFails = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const watched = (...args: unknown[]): unknown => {
    const answer = query(...args)
    if (isBegin(args[0]) && answer instanceof Promise) answer.catch((error: Error) => client.release(error))
    return answer
  }
  client.query = watched as typeof client.query
}

const isBegin = (statement: unknown): boolean => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text
  return typeof text === 'string' && /^begin\b/i.test(text)
}

/** The options of every pool of ours. */
export const poolOptions = () => {
  const { DATABASE_URL, DATABASE_PATIENCE_SECONDS } = env()
  const patienceMs = DATABASE_PATIENCE_SECONDS * 1000
  return {
    connectionString: DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // Whoever waits for a lock gives up and asks again; a transaction that does nothing more loses its locks.
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    statement_timeout: patienceMs,
    // A server that is paused or cut off does not even answer with a timeout: then the client gives up.
    query_timeout: patienceMs + 5_000,
  }
}
