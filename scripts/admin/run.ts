import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../lib/postgres.ts'
import { sentenceOf } from '../lib/problem.ts'

// src/admin-command.ts with the database that `npm start` uses, whether the site runs or not.

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const main = async (): Promise<number> => {
  if (existsSync(join(project, '.env'))) process.loadEnvFile(join(project, '.env'))
  const embedded = process.env.DATABASE_URL
    ? null
    : await startPostgres({
        dataDir: resolve(project, process.env.DATA_DIR ?? '.data'),
        projectDir: project,
      })
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(project, 'src/admin-command.ts'),
        ...process.argv.slice(2),
      ],
      {
        cwd: project,
        stdio: 'inherit',
        // Its own secrets are asked for by no line of it.
        env: {
          ...process.env,
          NODE_ENV: 'development',
          DATABASE_URL: process.env.DATABASE_URL || embedded?.url,
        },
      },
    )
    return status ?? 1
  } finally {
    // The site's own stays.
    if (embedded?.began) await embedded.stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(sentenceOf(error))
    process.exit(1)
  },
)
