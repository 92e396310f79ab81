import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Build, ensurePrograms, ensureSite } from '../lib/build.ts'
import { type Postgres, startPostgres } from '../lib/postgres.ts'
import { Problem } from '../lib/problem.ts'
import { runProgram } from '../lib/run-program.ts'
import { together } from '../lib/together.ts'
import { checkDatabase, checkPort, waitForHttp } from './checks.ts'
import { type LocalState, openLocalState } from './local-state.ts'
import { keepRunning, type Program, type Running } from './processes.ts'
import { type Seconds, timed } from './seconds.ts'

export type SiteOptions = {
  project: string
  dev?: boolean
  port: number
  sandboxPort: number
  siteUrl: string
  /** Without it the embedded PostgreSQL is started. */
  databaseUrl?: string
  dataDir: string
  env: Record<string, string | undefined>
  /** Tests: data may be lost, and the sandbox obeys POST /test/behaviour. */
  throwaway?: boolean
  /** Tests: all the same a database that loses nothing. */
  durable?: boolean
  /** Ends a start that is under way, and leaves nothing running. */
  signal?: AbortSignal
}

export type Site = {
  url: string
  databaseUrl: string
  firstAdminFile: string
  logs: string
  env: Record<string, string | undefined>
  pids: () => Record<'server' | 'worker' | 'sandbox' | 'database', number | undefined>
  died: Promise<string>
  seconds: Seconds
  stop: () => Promise<void>
}

/** Database, migrations, seed, build, sandbox gateway, worker and server: everything that `npm start` runs. */
export const startSite = async (options: SiteOptions): Promise<Site> => {
  const { project, port, sandboxPort, dev = false } = options
  await checkPort({ port, name: 'site', way: 'choose another: PORT=3100 npm start' })
  await checkPort({
    port: sandboxPort,
    name: 'sandbox gateway',
    way: 'choose another: SANDBOX_PORT=3101 npm start',
  })
  if (options.databaseUrl) await checkDatabase(options.databaseUrl)
  const state = openLocalState(options.dataDir)
  const [build, bundling] = await timed(() => ensurePrograms(project))
  let postgres: Postgres | null = null
  const started: Running[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((running) => running.stop()))
    await postgres?.stop()
  }
  const prepareDatabase = async (signal: AbortSignal) => {
    postgres = await database({ options, state })
    signal.throwIfAborted()
    const databaseUrl = postgres?.url ?? options.databaseUrl ?? ''
    const env = environment({ options, state, build, databaseUrl })
    await release({ project, build, env, signal })
    return { databaseUrl, env }
  }
  try {
    const [[, building], [{ databaseUrl, env }, preparing]] = await together(
      (signal) => timed(async () => (dev ? undefined : await ensureSite({ project, build, signal }))),
      (signal) => timed(() => prepareDatabase(signal)),
      options.signal,
    )
    const keep = (program: Program): Running => {
      const running = keepRunning({ program, logs: state.logs })
      started.push(running)
      return running
    }
    const [{ pids, died }, servers] = await timed(() =>
      serve({ options, state, programs: programsOf({ options, state, build, env }), keep }),
    )
    for (const running of started) running.settle()
    return {
      url: options.siteUrl,
      databaseUrl,
      firstAdminFile: state.firstAdminFile,
      logs: state.logs,
      env,
      pids: () => ({ ...pids(), database: postgres?.pid() }),
      died,
      seconds: { build: bundling + building, database: preparing, servers },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the programs, and gives them once the site answers. */
const serve = async (args: {
  options: SiteOptions
  state: LocalState
  programs: Record<'sandbox' | 'worker' | 'server', Program>
  keep: (program: Program) => Running
}) => {
  const { options, state, programs, keep } = args
  const { port, dev = false, signal } = options
  const [sandbox, worker, server] = [keep(programs.sandbox), keep(programs.worker), keep(programs.server)]
  const died = Promise.race([sandbox.died, worker.died, server.died])
  const ready = await Promise.race([
    waitForHttp({ url: `http://127.0.0.1:${port}/api/app/v2/view?hl=EN`, seconds: dev ? 180 : 60, signal }),
    died,
  ])
  signal?.throwIfAborted()
  if (ready !== true)
    throw new Problem(ready || `The site did not answer within a minute; see ${state.logs}/server.log.`)
  return { pids: () => ({ server: server.pid(), worker: worker.pid(), sandbox: sandbox.pid() }), died }
}

const database = async ({
  options,
  state,
}: {
  options: SiteOptions
  state: LocalState
}): Promise<Postgres | null> =>
  options.databaseUrl
    ? null
    : startPostgres({
        dataDir: state.dir,
        projectDir: options.project,
        backupDir: options.env.BACKUP_DIR || undefined,
        throwaway: options.throwaway === true && !options.durable,
      })

const environment = (args: {
  options: SiteOptions
  state: LocalState
  build: Build
  databaseUrl: string
}) => {
  const { options, state, build } = args
  return {
    ...state.secrets,
    ...options.env,
    NODE_ENV: options.dev ? 'development' : 'production',
    DATABASE_URL: args.databaseUrl,
    // Other ways to the same database; the embedded one has none.
    ...(options.databaseUrl ? {} : { DATABASE_DIRECT_URL: undefined, DATABASE_REPLICA_URL: undefined }),
    PORT: String(options.port),
    HOSTNAME: '0.0.0.0',
    SITE_URL: options.siteUrl,
    SANDBOX_PORT: String(options.sandboxPort),
    SANDBOX_API_URL: options.env.SANDBOX_API_URL ?? `http://127.0.0.1:${options.sandboxPort}`,
    FIRST_ADMIN_FILE: state.firstAdminFile,
    // Absolute: a program of the site runs in another folder than the next one.
    MEDIA_DIR: resolve(options.throwaway ? state.dir : options.project, options.env.MEDIA_DIR || 'media'),
    BUILD_ID: options.dev ? 'development' : build.id,
    NEXT_TELEMETRY_DISABLED: '1',
    // From the second start on the programs need not be compiled again.
    NODE_COMPILE_CACHE: options.throwaway ? undefined : join(state.dir, 'compiled'),
    FAILPOINTS_DIR: options.throwaway ? failpointsOf(state) : undefined,
  }
}

const failpointsOf = ({ dir }: LocalState): string => {
  const failpoints = join(dir, 'failpoints')
  mkdirSync(failpoints, { recursive: true })
  return failpoints
}

/** Migrations and seed, before anything serves. */
const release = async ({
  project,
  build,
  env,
  signal,
}: {
  project: string
  build: Build
  env: Record<string, string | undefined>
  signal: AbortSignal
}): Promise<void> => {
  let output = ''
  const code = await runProgram({
    args: ['--disable-warning=ExperimentalWarning', build.release],
    cwd: project,
    env: { ...process.env, ...env, NODE_ENV: 'production', DATABASE_PATIENCE_SECONDS: '3600' },
    onOutput: (chunk) => {
      output = (output + chunk.toString()).slice(-6000)
    },
    signal,
  })
  signal.throwIfAborted()
  if (code === 0) return
  if (/No space left|ENOSPC|could not extend/i.test(output)) throw new Error('ENOSPC')
  throw new Problem(`The database could not be migrated or seeded; nothing was started.\n${output}`)
}

const programsOf = (args: {
  options: SiteOptions
  state: LocalState
  build: Build
  env: Record<string, string | undefined>
}): Record<'sandbox' | 'worker' | 'server', Program> => {
  const { options, state, build, env } = args
  const { project, port, sandboxPort } = options
  const sandboxData = join(state.dir, 'sandbox')
  mkdirSync(sandboxData, { recursive: true })
  return {
    sandbox: {
      name: 'sandbox',
      args: [build.sandbox],
      cwd: project,
      env: {
        ...env,
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_HOST: '0.0.0.0',
        SANDBOX_DATA_DIR: sandboxData,
        SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/sandbox/webhooks`,
        SANDBOX_SITE_ORIGINS: siteOrigins(options).join(','),
        SANDBOX_TEST_CONTROLS: options.throwaway ? '1' : '0',
        // The provider knows none of our tables.
        DATABASE_URL: undefined,
        PAYLOAD_SECRET: undefined,
      },
    },
    worker: { name: 'worker', args: [build.worker], cwd: project, env },
    server: options.dev
      ? { name: 'server', args: ['--enable-source-maps', build.server, project], cwd: project, env }
      : { name: 'server', args: [build.server, build.standalone], cwd: build.standalone, env },
  }
}

/** The addresses at which this machine's site may frame the card form. */
const siteOrigins = ({ siteUrl, port }: SiteOptions): string[] => [
  ...new Set([new URL(siteUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`]),
]
