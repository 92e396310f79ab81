import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../lib/figure.ts'
import { freePort } from '../lib/free-port.ts'
import { median } from '../lib/summary.ts'

const STARTS = 3
const MOST_SECONDS = 120

/** `npm start` on an installation that was started before, up to the first page in a visitor's hands. */
export const start: Figure = async (bench) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-bench-start-'))
  // As root, Postgres runs as nobody and must reach it.
  chmodSync(dataDir, 0o755)
  try {
    const first = await startOnce({ project: bench.project, dataDir })
    bench.say(`  the first start: ${first.toFixed(1)} s`)
    const seconds: number[] = []
    for (let at = 0; at < STARTS; at++) {
      seconds.push(await startOnce({ project: bench.project, dataDir }))
      bench.say(`  a second start: ${seconds.at(-1)!.toFixed(1)} s`)
    }
    const ours = median(seconds)
    return [
      {
        figure: 'second npm start to first page',
        ours: `${ours.toFixed(1)} s`,
        reference: '',
        compared: ours,
        shown: `${ours.toFixed(1)} s`,
        target: { most: 5 },
        targetShown: '<= 5 s',
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const startOnce = async ({ project, dataDir }: { project: string; dataDir: string }): Promise<number> => {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const { SITE_URL: _, DATABASE_URL: __, ...inherited } = process.env
  const began = performance.now()
  const child: ChildProcess = spawn('npm', ['start', '--silent'], {
    cwd: project,
    env: {
      ...inherited,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      MEDIA_DIR: join(dataDir, 'media'),
    },
    stdio: 'ignore',
    detached: true,
  })
  try {
    while (performance.now() - began < MOST_SECONDS * 1000) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`)
      const page = await fetch(`http://127.0.0.1:${port}/?hl=EN`).catch(() => null)
      if (page?.ok && (await page.text()).includes('<h1')) return (performance.now() - began) / 1000
      await new Promise((done) => setTimeout(done, 25))
    }
    throw new Error(`No page within ${MOST_SECONDS} s.`)
  } finally {
    await stopGroup(child)
  }
}

/** npm and all that it started: npm itself may be gone before the starter has stopped the database. */
const stopGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined) return
  const group = -child.pid
  const end = performance.now() + 20_000
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = performance.now() > end ? 'SIGKILL' : 0) {
    try {
      process.kill(group, signal)
    } catch {
      return
    }
    await new Promise((done) => setTimeout(done, 50))
  }
}
