import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { throwawaySecrets } from '../../lib/build.ts'
import { waitForHttp } from '../../serve/checks.ts'
import type { BenchSite } from './bench-site.ts'
import { freePort } from './free-port.ts'
import { type Child, stopChild } from './stop-child.ts'

export const BENCH_DIST = 'build/bench/next'

export type BenchServer = { port: number; pid: number; stop: () => Promise<void> }

/**
 * A second server of the site, from a build that has one route more: POST /api/exam/bench, which does nothing
 * (route.bench.ts; next.config.ts). The shipped build has no such route.
 */
export const startBenchServer = async ({
  project,
  site,
}: {
  project: string
  site: BenchSite
}): Promise<BenchServer> => {
  await build({ project, id: String(site.env.BUILD_ID) })
  const port = await freePort()
  const standalone = join(project, BENCH_DIST, 'standalone')
  const child: Child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(project, 'build/server.mjs'), standalone],
    {
      cwd: standalone,
      env: { ...process.env, ...site.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const up = await waitForHttp({ url: `http://127.0.0.1:${port}/api/app/v2/view?hl=EN`, seconds: 60 })
  if (!up || !child.pid) throw new Error('The server of the bench build did not answer.')
  return { port, pid: child.pid, stop: () => stopChild(child) }
}

const build = async ({ project, id }: { project: string; id: string }): Promise<void> => {
  const dist = join(project, BENCH_DIST)
  const mark = join(dist, 'bench-id')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === id) return
  rmSync(dist, { recursive: true, force: true })
  const kept = ['tsconfig.json', 'next-env.d.ts'].map((name) => join(project, name)).filter(existsSync)
  const before = kept.map((file) => readFileSync(file))
  const code = await new Promise<number | null>((done) => {
    spawn(process.execPath, [join(project, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: project,
      env: {
        ...process.env,
        ...throwawaySecrets(),
        NODE_ENV: 'production',
        BUILD_ID: id,
        BENCH_DIST,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).on('exit', done)
  })
  // Next writes the folder of its types into these.
  for (const [at, file] of kept.entries()) writeFileSync(file, before[at]!)
  if (code !== 0) throw new Error('The bench build failed.')
  cpSync(join(dist, 'static'), join(dist, 'standalone', BENCH_DIST, 'static'), { recursive: true })
  writeFileSync(mark, id)
}
