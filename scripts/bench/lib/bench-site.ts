import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Ask } from '../../../tests/support/careful-choices'
import { type Site, startSite } from '../../serve/site.ts'
import { freePort } from './free-port.ts'

export type BenchSite = Site & {
  port: number
  sandboxPort: number
  /** Runs one statement on its database. */
  ask: Ask
  /** The sandbox gateway's own store. */
  books: string
}

/**
 * The production build on a fresh database with PostgreSQL's own durable settings, which are what `npm start` has.
 * The load comes from one machine: as behind a proxy, X-Forwarded-For tells its visitors apart for the rate limits.
 */
export const startBenchSite = async (project: string): Promise<BenchSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-'))
  // As root, Postgres runs as nobody and must reach it.
  chmodSync(dataDir, 0o755)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const { SITE_URL: _, DATABASE_URL: __, PORT: ___, SMTP_URL: ____, ...inherited } = process.env
  const site = await startSite({
    project,
    port,
    sandboxPort,
    siteUrl: `http://localhost:${port}`,
    dataDir,
    env: { ...inherited, TRUSTED_PROXIES: '1', MEDIA_DIR: join(dataDir, 'media') },
  })
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: 4 })
  return {
    ...site,
    ask: async (text, values) => (await pool.query(text, values)).rows,
    port,
    sandboxPort,
    books: join(dataDir, 'sandbox/sandbox.sqlite'),
    stop: async () => {
      await pool.end()
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
