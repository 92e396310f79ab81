import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { build as esbuild } from 'esbuild'
import { Problem } from './problem.ts'
import { runProgram } from './run-program.ts'

const SOURCES = [
  'src',
  'locales',
  'migrations',
  'public',
  'scripts/lib/build.ts',
  'payload.config.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

export type Build = {
  id: string
  /** Folder of the site as Next built it; the server's argument. */
  standalone: string
  server: string
  worker: string
  release: string
  sandbox: string
}

/** Where a project's build lies, and the id of the sources it would be made from. */
const layoutOf = (project: string): Build => ({
  id: hashOf(project).slice(0, 16),
  standalone: join(project, '.next/standalone'),
  server: join(project, 'build/server.mjs'),
  worker: join(project, 'build/worker.mjs'),
  release: join(project, 'build/release.mjs'),
  sandbox: join(project, 'build/sandbox.mjs'),
})

type Say = (line: string) => void

/** Builds what is missing or older than its sources; a second start finds everything done. */
export const ensureBuild = async (
  project: string,
  { site = true, say = console.log as Say } = {},
): Promise<Build> => {
  const build = await ensurePrograms(project)
  if (site) await ensureSite({ project, build, say })
  return build
}

const markOfSite = (project: string): string => join(project, '.next/plumbline-build')

/** Whether the site is built from the sources as they are now. */
export const isSiteBuilt = (project: string, { id, standalone } = layoutOf(project)): boolean =>
  isBuilt({ mark: markOfSite(project), id, files: [join(standalone, 'server.js')] })

/** The programs beside Next's output: a second's work, and enough to make a database ready. */
export const ensurePrograms = async (project: string): Promise<Build> => {
  const build = layoutOf(project)
  const files = [build.server, build.worker, build.release, build.sandbox]
  const mark = join(project, 'build/id')
  if (isBuilt({ mark, id: build.id, files })) return build
  await bundle(project)
  writeFileSync(mark, build.id)
  return build
}

/** The site as Next builds it; ended by the signal. */
export const ensureSite = async ({
  project,
  build,
  say = console.log,
  signal,
}: {
  project: string
  build: Build
  say?: Say
  signal?: AbortSignal
}): Promise<void> => {
  const mark = markOfSite(project)
  if (isSiteBuilt(project, build)) return
  say('Building the site (some minutes) …')
  rmSync(mark, { force: true })
  await buildSite({ project, id: build.id, signal })
  writeFileSync(mark, build.id)
}

const isBuilt = ({ mark, id, files }: { mark: string; id: string; files: string[] }): boolean =>
  existsSync(mark) && readFileSync(mark, 'utf8') === id && files.every((file) => existsSync(file))

const hashOf = (project: string): string => {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
      return
    }
    hash.update(relative(project, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const source of SOURCES) add(join(project, source))
  return hash.digest('hex')
}

const bundle = async (project: string): Promise<void> => {
  mkdirSync(join(project, 'build'), { recursive: true })
  await esbuild({
    entryPoints: {
      server: join(project, 'src/server.ts'),
      worker: join(project, 'src/worker.ts'),
      // Loaded by Next in the server's process, with REDIS_URL alone.
      'cache-handler': join(project, 'src/cache-handler.ts'),
      release: join(project, 'src/release.ts'),
      // In a container: docker compose exec app node build/admin.mjs totp-off <e-mail>.
      admin: join(project, 'src/admin-command.ts'),
      sandbox: join(project, 'src/gateways/payments/sandbox/server/main.ts'),
      // Started by the server for each picture of a customer (gateways/picture/draw-portrait.ts).
      portrait: join(project, 'src/gateways/picture/portrait-program.ts'),
      // Started by worker and server, and replaced after some files (gateways/pdf/pdf-process.ts).
      pdf: join(project, 'src/gateways/pdf/pdf-program.ts'),
    },
    outdir: join(project, 'build'),
    outExtension: { '.js': '.mjs' },
    absWorkingDir: project,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // What is imported later is loaded later: a second start looks whether it is released without the CMS.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    packages: 'external',
    logLevel: 'warning',
    tsconfig: join(project, 'tsconfig.json'),
    // A built program is production unless it is told otherwise: in development the published secrets are good enough.
    banner: { js: "process.env.NODE_ENV ||= 'production';" },
    define: { MIGRATION_NAMES: JSON.stringify(migrationNames(project)) },
    // Next has no exports map: Node's own resolution wants the extension.
    alias: { 'next/cache': 'next/cache.js', 'next/server': 'next/server.js' },
  })
}

const migrationNames = (project: string): string[] =>
  readdirSync(join(project, 'migrations'))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()

/** A build reads the configuration and opens nothing with it; what it would be opened with is not known here. */
export const throwawaySecrets = () => ({
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  INTERNAL_TOKEN: randomBytes(32).toString('hex'),
})

const buildSite = async ({
  project,
  id,
  signal,
}: {
  project: string
  id: string
  signal?: AbortSignal
}): Promise<void> => {
  const log = join(project, 'build/site.log')
  const file = createWriteStream(log)
  const code = await runProgram({
    args: [join(project, 'node_modules/next/dist/bin/next'), 'build'],
    cwd: project,
    env: {
      ...process.env,
      ...throwawaySecrets(),
      NODE_ENV: 'production',
      BUILD_ID: id,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    onOutput: (chunk) => file.write(chunk),
    signal,
  })
  await new Promise<void>((done) => file.end(done))
  signal?.throwIfAborted()
  if (code !== 0) {
    const output = readFileSync(log, 'utf8')
    if (/ENOSPC|No space left/i.test(output)) throw new Error('ENOSPC')
    throw new Problem(
      `The site could not be built:\n${output.slice(-4000)}\nThe whole output is in build/site.log.`,
    )
  }
  const standalone = join(project, '.next/standalone')
  cpSync(join(project, '.next/static'), join(standalone, '.next/static'), { recursive: true })
  cpSync(join(project, 'public'), join(standalone, 'public'), { recursive: true })
  mkdirSync(join(standalone, 'public/builds/meta'), { recursive: true })
  const meta = JSON.stringify({ id, timestamp: Date.now() })
  writeFileSync(join(standalone, 'public/builds/latest.json'), meta)
  writeFileSync(join(standalone, `public/builds/meta/${id}.json`), meta)
}
