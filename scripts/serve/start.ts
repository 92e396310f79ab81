import { existsSync, statfsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from '../../src/config/env.ts'
import { sentenceOf } from '../lib/problem.ts'
import { startSite } from './site.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dev = process.argv.includes('--dev')

const main = async (): Promise<void> => {
  if (existsSync(join(project, '.env'))) process.loadEnvFile(join(project, '.env'))
  const env = parseEnv(process.env)
  const disk = statfsSync(project)
  if (disk.bavail * disk.bsize < 300e6) throw new Error('ENOSPC')

  const site = await startSite({
    project,
    dev,
    port: env.PORT,
    sandboxPort: env.SANDBOX_PORT ?? env.PORT + 1,
    siteUrl: process.env.SITE_URL ? env.SITE_URL : `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(project, process.env.DATA_DIR ?? '.data'),
    env: process.env,
  })

  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    console.log('\nStopping …')
    await site.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
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
  Payments     sandbox gateway on port ${env.SANDBOX_PORT ?? env.PORT + 1}: test mode, no real money
  Logs         ${site.logs}

  Ctrl-C stops everything.
`)
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
