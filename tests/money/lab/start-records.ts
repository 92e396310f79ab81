import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, throwawaySecrets } from '../../../scripts/lib/build'
import { startPostgres } from '../../../scripts/lib/postgres'

/** The product's own PostgreSQL with a migrated and seeded database, from which each test file's is copied. */
export type Records = { templateUrl: string; stop: () => Promise<void> }

export const startRecords = async (project: string): Promise<Records> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-money-'))
  // As root, Postgres runs as nobody and must reach it.
  chmodSync(dataDir, 0o755)
  const { release } = await ensureBuild(project, { site: false })
  const postgres = await startPostgres({
    dataDir,
    projectDir: project,
    database: 'template',
    throwaway: true,
    // A laboratory for each core, and in the museum twice as many; those that end leave their connections a moment later.
    connections: 400,
  })
  await run(release, { DATABASE_URL: postgres.url, FIRST_ADMIN_FILE: join(dataDir, 'first-admin.txt') })
  return {
    templateUrl: postgres.url,
    stop: async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const run = (program: string, env: Record<string, string>): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: {
        ...process.env,
        ...throwawaySecrets(),
        ...env,
        NODE_ENV: 'production',
        DATABASE_PATIENCE_SECONDS: '600',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-6000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`No seeded database:\n${output}`))))
  })
