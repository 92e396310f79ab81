import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { waitForHttp } from '../../serve/checks.ts'
import { freePort } from './free-port.ts'
import { type Child, stopChild } from './stop-child.ts'

export type EmptyApp = { port: number; pid: number; dir: string; stop: () => Promise<void> }

/** An empty Next app of the project's own versions, built once. `same` are the bytes that its static page /same has. */
export const startEmptyApp = async ({
  project,
  same,
}: {
  project: string
  same: Buffer
}): Promise<EmptyApp> => {
  const dir = await buildEmptyApp(project)
  const standalone = join(dir, '.next/standalone/build/bench/empty-app')
  writeFileSync(join(standalone, '.next/server/app/same.html'), same)
  const port = await freePort()
  const child: Child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(standalone, 'server.js')],
    {
      cwd: standalone,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOSTNAME: '0.0.0.0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const up = await waitForHttp({ url: `http://127.0.0.1:${port}/`, seconds: 30 })
  if (!up || !child.pid) throw new Error('The empty app did not answer.')
  return { port, pid: child.pid, dir, stop: () => stopChild(child) }
}

const buildEmptyApp = async (project: string): Promise<string> => {
  const source = join(project, 'scripts/bench/empty-app')
  const dir = join(project, 'build/bench/empty-app')
  const hash = createHash('sha256').update(readFileSync(join(project, 'node_modules/next/package.json')))
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(source, name)).isFile()) hash.update(name).update(readFileSync(join(source, name)))
  const id = hash.digest('hex')
  const mark = join(dir, '.next/bench-id')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === id) return dir
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  cpSync(source, dir, { recursive: true })
  const code = await new Promise<number | null>((done) => {
    spawn(process.execPath, [join(project, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).on('exit', done)
  })
  if (code !== 0) throw new Error('The empty app could not be built.')
  cpSync(join(dir, '.next/static'), join(dir, '.next/standalone/build/bench/empty-app/.next/static'), {
    recursive: true,
  })
  writeFileSync(mark, id)
  return dir
}
