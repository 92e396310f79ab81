import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { env } from '@/config/env'
import { watchPool } from '@/gateways/database/watch-pool'
import { poolOptions, WatchedPool } from '@/gateways/database/watched-pool'

type Args = Parameters<typeof postgresAdapter>[0]

/**
 * Payload keeps the first client for ever, and takes one more whenever that one's connection is cut, until none is left:
 * it gets a stand-in, the client goes back.
 */
class PayloadPool extends WatchedPool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    this.connect = firstStandsIn(this)
    watchPool('records', this)
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
  const { DATABASE_POOL } = env()
  return postgresAdapter({
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
}
