import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, throwawaySecrets } from '../lib/build.ts'
import { startPostgres } from '../lib/postgres.ts'

/** The product's own PostgreSQL with a migrated and seeded database, from which every laboratory and site of a run gets a copy. */
export type Records = {
  templateUrl: string
  /** What the seed wrote beside the database. */
  firstAdminFile: string
  mediaDir: string
  stop: () => Promise<void>
}

export const startRecords = async (project: string): Promise<Records> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-records-'))
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
  const records = {
    templateUrl: postgres.url,
    firstAdminFile: join(dataDir, 'first-admin.txt'),
    mediaDir: join(dataDir, 'media'),
    stop: async () => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await seed({
    project,
    release,
    env: {
      DATABASE_URL: records.templateUrl,
      FIRST_ADMIN_FILE: records.firstAdminFile,
      MEDIA_DIR: records.mediaDir,
    },
  }).catch(async (error) => {
    await records.stop()
    throw error
  })
  return records
}

const seed = ({
  project,
  release,
  env,
}: {
  project: string
  release: string
  env: Record<string, string>
}): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', release], {
      cwd: project,
      env: {
        ...process.env,
        // Nothing that is seeded is made with them: a copy may be opened with others.
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
