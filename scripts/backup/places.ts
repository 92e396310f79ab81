import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresPlaces } from '../lib/postgres.ts'
import { Problem } from '../lib/problem.ts'

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export type Places = ReturnType<typeof placesOf>

/** What is copied, and where to: the settings of `npm start`. */
export const placesOf = () => {
  // An empty setting counts as none, as everywhere: the folder we are in is nowhere to copy to.
  if (existsSync(join(project, '.env'))) process.loadEnvFile(join(project, '.env'))
  if (process.env.DATABASE_URL)
    throw new Problem(
      'The database of DATABASE_URL is not ours to copy: use the tool of its provider (docs/operations.md).',
    )
  const dataDir = resolve(project, process.env.DATA_DIR || '.data')
  const options = { dataDir, projectDir: project, backupDir: process.env.BACKUP_DIR || undefined }
  const { owner, cluster, passwordFile, backups } = postgresPlaces(options)
  return {
    options,
    owner,
    cluster,
    passwordFile,
    secretsFile: join(dataDir, 'secrets.json'),
    media: resolve(project, process.env.MEDIA_DIR || 'media'),
    backups,
    log: join(backups, 'log'),
    // What is no number of days removes nothing early.
    keepDays: Number(process.env.BACKUP_KEEP_DAYS) || 14,
  }
}
