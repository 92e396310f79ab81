import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePrograms, throwawaySecrets } from '../lib/build.ts'
import { startPostgres } from '../lib/postgres.ts'
import { runProgram } from '../lib/run-program.ts'

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
  const { release } = await ensurePrograms(project)
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

const seed = async ({
  project,
  release,
  env,
}: {
  project: string
  release: string
  env: Record<string, string>
}): Promise<void> => {
  let output = ''
  const code = await runProgram({
    args: ['--disable-warning=ExperimentalWarning', release],
    cwd: project,
    env: {
      ...process.env,
      // Nothing that is seeded is made with them: a copy may be opened with others.
      ...throwawaySecrets(),
      ...env,
      NODE_ENV: 'production',
      DATABASE_PATIENCE_SECONDS: '600',
    },
    onOutput: (chunk) => {
      output = (output + chunk.toString()).slice(-6000)
    },
  })
  if (code !== 0) throw new Error(`No seeded database:\n${output}`)
}
