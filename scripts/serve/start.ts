import { existsSync, statfsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from '../../src/config/env.ts'
import { sentenceOf } from '../lib/problem.ts'
import { sandboxPortBeside } from './checks.ts'
import { lineOfSeconds } from './seconds.ts'
import { startSite } from './site.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dev = process.argv.includes('--dev')

/** Ctrl-C, or whoever started us: what is under way ends, and nothing is left running. */
const ending = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ending.abort())

const main = async (): Promise<void> => {
  if (existsSync(join(project, '.env'))) process.loadEnvFile(join(project, '.env'))
  const env = parseEnv(process.env)
  const disk = statfsSync(project)
  if (disk.bavail * disk.bsize < 300e6) throw new Error('ENOSPC')

  const sandboxPort = await sandboxPortBeside(env.PORT, { asked: env.SANDBOX_PORT })
  const site = await startSite({
    project,
    dev,
    port: env.PORT,
    sandboxPort,
    siteUrl: process.env.SITE_URL ? env.SITE_URL : `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(project, process.env.DATA_DIR || '.data'),
    env: process.env,
    signal: ending.signal,
  })

  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    console.log('\nStopping …')
    await site.stop()
    process.exit(code)
  }
  if (ending.signal.aborted) return stop(0)
  ending.signal.addEventListener('abort', () => void stop(0))
  site.died.then((sentence) => {
    console.error(`\n${sentence}\n`)
    void stop(1)
  })

  const phone = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
  console.log(`
  Site         ${site.url}${phone ? `   (on a phone: http://${phone}:${env.PORT})` : ''}
  Admin        ${site.url}/admin
  First admin  e-mail and generated password stand in ${site.firstAdminFile}
  Mail         ${env.SMTP_URL ? 'is sent over SMTP_URL' : 'is kept in the admin under Mails (set SMTP_URL to send it)'}
  Payments     sandbox gateway on port ${sandboxPort}: test mode, no real money
  Logs         ${site.logs}
  Seconds      ${lineOfSeconds({ ...site.seconds, ...sinceTheBeginning() })}

  Ctrl-C stops everything.
`)
}

/** Since `npm start` began, of which the installation of packages took a part (scripts/bootstrap.mjs). */
const sinceTheBeginning = (): { install: number; total: number } => {
  const { STARTER_BEGAN_MS, STARTER_INSTALL_MS } = process.env
  const began = Number(STARTER_BEGAN_MS ?? performance.timeOrigin)
  return { install: Number(STARTER_INSTALL_MS ?? 0) / 1000, total: (Date.now() - began) / 1000 }
}

main().catch((error) => {
  if (ending.signal.aborted) process.exit(130)
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
