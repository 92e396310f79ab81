import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeS3 } from '../../../tests/support/fake-s3'
import { copyDatabase } from '../../backup/copy-database.ts'
import { type Postgres, postgresPlaces, startPostgres, startReplica } from '../../lib/postgres.ts'
import { Problem } from '../../lib/problem.ts'
import { keepRunning, type Running } from '../../serve/processes.ts'
import { startSite } from '../../serve/site.ts'
import { startMailbox } from '../../test/mailbox.ts'
import { freePort, type TestSite } from '../../test/test-site.ts'
import { startProxy, startServer } from '../lib/servers.ts'

export type Stand = Awaited<ReturnType<typeof openStand>>

const NOBODY = 65534
const NEEDED = { 'redis-server': 'redis-server', pgbouncer: 'pgbouncer' }

/** Three servers, two workers and all that they share, each a process of its own on this machine, as docs/deploy sets them up. */
export const openStand = async ({ project, say }: { project: string; say: (line: string) => void }) => {
  for (const [program, name] of Object.entries(NEEDED))
    if (spawnSync('which', [program]).status !== 0)
      throw new Problem(`${program} is not installed: apt-get install ${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-machines-'))
  chmodSync(folder, 0o755)
  const options = { dataDir: join(folder, 'primary'), projectDir: project, connections: 200 }
  mkdirSync(options.dataDir)
  const primary = await startPostgres(options)
  const bucket = await fakeS3()
  const redis = await keepChild('redis-server', async () => {
    const port = await freePort()
    return { port, args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder] }
  })
  const pooler = await startPooler({ folder, primary })
  const mailbox = await startMailbox()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const { host: bucketHost, pathname: bucketPath } = new URL(bucket.place.bucketUrl)
  const secret = encodeURIComponent(bucket.place.secretAccessKey)
  const shared = {
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    S3_URL: `http://${bucket.place.accessKeyId}:${secret}@${bucketHost}${bucketPath}?region=${bucket.place.region}`,
    DATABASE_DIRECT_URL: primary.url,
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Plumbline <hello@plumbline.test>',
  }
  const proxyPort = await freePort()
  const { SITE_URL: _, DATABASE_URL: __, PORT: ___, ...inherited } = process.env
  const common = {
    project,
    sandboxPort,
    siteUrl: `http://127.0.0.1:${proxyPort}`,
    databaseUrl: pooler.url,
    dataDir: join(folder, 'site'),
    throwaway: true,
  }
  mkdirSync(common.dataDir)
  const first = await startSite({ ...common, port, env: { ...inherited, ...shared } })
  say('the first server, a worker and the sandbox run')
  const replica = await openReplica({ folder, primary, options })
  const env = { ...first.env, DATABASE_REPLICA_URL: replica.url }
  const server = async (name: string, build = project) => {
    const own = await freePort()
    const running = await startServer({
      name,
      build,
      folder,
      port: own,
      env: { ...env, BUILD_ID: undefined },
    })
    return { name, port: own, url: `http://127.0.0.1:${own}`, running }
  }
  const servers = [await server('server-1'), await server('server-2'), await server('server-3')]
  const worker = keepRunning({
    program: { name: 'worker-2', args: [join(project, 'build/worker.mjs')], cwd: project, env },
    logs: folder,
  })
  worker.settle()
  const proxy = await startProxy({ project, folder, port: proxyPort })
  await proxy.to(servers.map((each) => each.port))
  say('three servers, two workers, replica, pooler, Redis, bucket and proxy run')
  const admin = readFileSync(first.firstAdminFile, 'utf8')
  const site = {
    url: proxy.url,
    mailboxUrl: mailbox.url,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    databaseUrl: primary.url,
    admin: {
      email: /E-mail:\s+(\S+)/.exec(admin)?.[1] ?? '',
      password: /Password:\s+(\S+)/.exec(admin)?.[1] ?? '',
    },
    books: join(common.dataDir, 'sandbox/sandbox.sqlite'),
    secrets: {},
    logs: folder,
    failpoints: '',
  } as unknown as TestSite
  return {
    site,
    servers,
    /** Its programs: the sandbox, a worker, and a server of its own that the proxy does not send to. */
    first,
    worker,
    server,
    proxy,
    redis,
    pooler,
    replica,
    stop: async () => {
      proxy.stop()
      await Promise.all([worker.stop(), ...servers.map(({ running }) => running.stop())])
      await first.stop()
      for (const child of [redis, pooler]) await child.stop()
      await replica.stop()
      await primary.stop()
      await bucket.stop()
      await mailbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const openReplica = async ({
  folder,
  primary,
  options,
}: {
  folder: string
  primary: Postgres
  options: Parameters<typeof startPostgres>[0]
}) => {
  const cluster = join(folder, 'replica')
  await copyDatabase({ url: primary.url, cluster: postgresPlaces(options).cluster, to: cluster })
  return startReplica({ primary: primary.url, cluster, options })
}

type Child = {
  port: number
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** A program that can be killed and comes back at the same port. */
const keepChild = async (
  program: string,
  how: () => Promise<{ port: number; args: string[]; uid?: number }>,
): Promise<Child> => {
  const { port, args, uid } = await how()
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(program, args, { stdio: 'ignore', ...(uid ? { uid, gid: uid } : {}) })
    await new Promise((done) => setTimeout(done, 300))
  }
  const kill = async () => {
    const ended = child && child.exitCode === null ? once(child, 'exit') : undefined
    child?.kill('SIGKILL')
    await ended
  }
  await start()
  return { port, kill, start, stop: kill }
}

/** pgbouncer as docs/stores.md sets it up. It refuses to run as root. */
const startPooler = async ({ folder, primary }: { folder: string; primary: Postgres }) => {
  const own = join(folder, 'pooler')
  mkdirSync(own)
  const { username, password, hostname, port } = new URL(primary.url)
  const child = await keepChild('pgbouncer', async () => {
    const listen = await freePort()
    const limits =
      'set statement_timeout=15000; set lock_timeout=5000; set idle_in_transaction_session_timeout=10000'
    writeFileSync(join(own, 'users.txt'), `"${username}" "${password}"\n`)
    writeFileSync(
      join(own, 'pgbouncer.ini'),
      `[databases]
plumbline = host=${hostname} port=${port} dbname=plumbline connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = plain
auth_file = ${join(own, 'users.txt')}
pool_mode = transaction
default_pool_size = 60
max_client_conn = 1000
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout, extra_float_digits
`,
    )
    const uid = process.getuid?.() === 0 ? NOBODY : undefined
    if (uid) for (const name of ['.', 'users.txt', 'pgbouncer.ini']) chownSync(join(own, name), uid, uid)
    return { port: listen, args: ['-q', join(own, 'pgbouncer.ini')], uid }
  })
  return { ...child, url: `postgres://${username}:${password}@127.0.0.1:${child.port}/plumbline` }
}

/** Ends a program of ours with -9; its starter brings it back. */
export const strike = (running: Running): void => {
  const pid = running.pid()
  if (pid) process.kill(pid, 'SIGKILL')
}
