import { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { env } from '@/config/env'

type Args = Parameters<typeof postgresAdapter>[0]

/** A backend killed in mid-transaction raises 'error' on its client, which the pool does not catch. */
class WatchedPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    const note = (error: Error) =>
      console.error(JSON.stringify({ level: 'warn', at: 'database', message: error.message }))
    this.on('error', note)
    this.on('connect', (client) => client.on('error', note))
  }
}

export const database = () =>
  postgresAdapter({
    pg: { ...pg, Pool: WatchedPool } as unknown as Args['pg'],
    pool: { connectionString: env().DATABASE_URL, max: env().DATABASE_POOL, connectionTimeoutMillis: 5_000 },
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    migrationDir: 'migrations',
    generateSchemaOutputFile: 'src/payload-schema.ts',
  })
