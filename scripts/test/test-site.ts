import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Site, startSite } from '../serve/site.ts'
import { copyRecords } from './copy-records.ts'
import { startMailbox } from './mailbox.ts'
import type { Records } from './start-records.ts'

/** What tests know of the running product. Handed to them as JSON in TEST_SITE. */
export type TestSite = {
  url: string
  mailboxUrl: string
  sandboxUrl: string
  databaseUrl: string
  admin: { email: string; password: string }
  /** The secrets of this throwaway installation, for tests that sign or that look for leaks. */
  secrets: {
    payload: string
    internal: string
    sandboxKey: string
    sandboxWebhook: string
    mailReturns: string
  }
  logs: string
  /** GET: the process ids of its programs at this moment, as JSON. */
  pidsUrl: string
  /** The sandbox gateway's own store: what was really charged. */
  books: string
  /** Where tests arm failpoints (services/failpoint.ts). */
  failpoints: string
  /** The environment of its programs, for a second worker. */
  env: Record<string, string>
  /** Stripe and PayPal on this machine (tests/providers); what they saw is under /test/books. */
  stripeUrl: string
  paypalUrl: string
}

type Options = {
  env?: Record<string, string>
  /** Commits survive a crash of the database, as on a real installation. Slower. */
  durable?: boolean
  /** Without Stripe and PayPal: only the sandbox is on. */
  alone?: boolean
  /** In a folder and on ports that stay when the site stops: a second site goes on there. */
  at?: { dataDir: string; port: number; sandboxPort: number }
  /** On a copy of these; else it starts and seeds a PostgreSQL of its own, which a test may kill. */
  records?: Records
}

/** The production build on a fresh database, a real SMTP server and the sandbox gateway, all thrown away at the end. */
export const startTestSite = async (
  project: string,
  { env = {}, durable = false, alone = false, at, records }: Options = {},
): Promise<{ site: TestSite; running: Site; stop: () => Promise<void> }> => {
  const dataDir = at?.dataDir ?? mkdtempSync(join(tmpdir(), 'plumbline-test-'))
  // As root, Postgres runs as nobody and must reach it.
  chmodSync(dataDir, 0o755)
  const mailbox = await startMailbox()
  const [port, sandboxPort] = at ? [at.port, at.sandboxPort] : [await freePort(), await freePort()]
  const providers = alone
    ? null
    : await (await import('./providers.ts')).startProviders(`http://127.0.0.1:${port}`)
  const { SITE_URL: _, DATABASE_URL: __, PORT: ___, ...inherited } = process.env
  const running = await startSite({
    project,
    port,
    sandboxPort,
    siteUrl: `http://localhost:${port}`,
    databaseUrl: records && (await copyOf({ records, dataDir })),
    dataDir,
    env: {
      ...inherited,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: 'Plumbline <hello@plumbline.test>',
      MAIL_RETURNS_SECRET: randomBytes(24).toString('hex'),
      ...providers?.env,
      ...env,
    },
    throwaway: true,
    durable,
  })
  const pids = createHttpServer((_, response) => response.end(JSON.stringify(running.pids())))
  await new Promise<void>((done) => pids.listen(0, '127.0.0.1', done))
  const admin = readFileSync(running.firstAdminFile, 'utf8')
  const secret = (name: string) => String(running.env[name])
  return {
    running,
    site: {
      url: running.url,
      mailboxUrl: mailbox.url,
      sandboxUrl: `http://localhost:${sandboxPort}`,
      databaseUrl: running.databaseUrl,
      admin: {
        email: /E-mail:\s+(\S+)/.exec(admin)?.[1] ?? '',
        password: /Password:\s+(\S+)/.exec(admin)?.[1] ?? '',
      },
      secrets: {
        payload: secret('PAYLOAD_SECRET'),
        internal: secret('INTERNAL_TOKEN'),
        sandboxKey: secret('SANDBOX_SECRET_KEY'),
        sandboxWebhook: secret('SANDBOX_WEBHOOK_SECRET'),
        mailReturns: secret('MAIL_RETURNS_SECRET'),
      },
      logs: running.logs,
      pidsUrl: `http://127.0.0.1:${(pids.address() as AddressInfo).port}`,
      books: join(dataDir, 'sandbox/sandbox.sqlite'),
      failpoints: secret('FAILPOINTS_DIR'),
      env: ownEnvironment(running.env),
      stripeUrl: providers?.stripeUrl ?? '',
      paypalUrl: providers?.paypalUrl ?? '',
    },
    stop: async () => {
      await running.stop()
      pids.closeAllConnections()
      pids.close()
      await mailbox.stop()
      await providers?.stop()
      if (!at) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A database of its own, and in the site's folder what the seed wrote beside it. */
const copyOf = async ({ records, dataDir }: { records: Records; dataDir: string }): Promise<string> => {
  cpSync(records.firstAdminFile, join(dataDir, 'first-admin.txt'))
  cpSync(records.mediaDir, join(dataDir, 'media'), { recursive: true })
  return copyRecords(records.templateUrl, `site_${randomBytes(6).toString('hex')}`)
}

/** Without what this machine's own environment holds. */
const ownEnvironment = (env: Site['env']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === process.env[name] ? [] : [[name, value]],
    ),
  )

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '0.0.0.0', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
