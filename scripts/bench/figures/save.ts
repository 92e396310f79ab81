import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { CALLS } from '../../../src/domain/api/calls'
import { startBenchServer } from '../lib/bench-build.ts'
import { cpuOf } from '../lib/cpu.ts'
import { type Bench, type Figure, ratioRow } from '../lib/figure.ts'
import { freePort } from '../lib/free-port.ts'
import { interleave } from '../lib/interleave.ts'
import { load, requestOf } from '../lib/load.ts'
import { type OpenSitting, openSittings } from '../lib/open-sittings.ts'
import { REVISION } from '../lib/plan.ts'
import { type Child, stopChild } from '../lib/stop-child.ts'

const SITTINGS = 1_000
const CONNECTIONS = 64
const RATE = 200
const SECONDS = 4
/** A slower pace needs longer for as many answers that the 99th percentile says something. */
const PACED_SECONDS = 6

/** One answer a request, each of another sitting and question; acknowledged when PostgreSQL has it on disk. */
export const save: Figure = async (bench) => {
  const site = await bench.site()
  const server = await startBenchServer({ project: bench.project, site })
  const insert = await startInsertServer(site.databaseUrl)
  try {
    bench.say(`  opening ${SITTINGS} sittings`)
    const opened = await openSittings({ port: server.port, count: SITTINGS, first: 1_000_000 })
    const ours = requestsOf({ opened, path: CALLS['sitting.save'].path })
    const empty = requestsOf({ opened, path: '/api/exam/bench' })
    let firstRevision = 100_000
    const run = async (name: string, plan: { port: number; requests: string[]; rate?: number }) => {
      const { pid } = plan.port === insert.port ? insert : server
      const before = cpuOf(pid)
      const expect = name === 'save' ? '"accepted":[{' : undefined
      const seconds = plan.rate ? PACED_SECONDS : SECONDS
      const result = await load({ ...plan, connections: CONNECTIONS, seconds, expect, firstRevision })
      firstRevision += result.rounds + 1
      const cpu =
        before === null ? '' : `, ${(((cpuOf(pid) ?? 0) - before) / result.count).toFixed(2)} ms of CPU each`
      bench.say(
        `  ${name}: ${Math.round(result.perSecond)}/s, p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms${cpu}${result.shed > 0 ? `, ${result.shed} turned away` : ''}`,
      )
      return result
    }
    const saving = { port: server.port, requests: ours }
    const nothing = { port: server.port, requests: empty }
    const inserting = { port: insert.port, requests: ours }
    for (const plan of [saving, nothing, inserting]) await run(plan === saving ? 'save' : 'warming up', plan)
    const most = await interleave({
      reference: async () => (await run('empty POST route', nothing)).perSecond,
      ours: async () => (await run('save', saving)).perSecond,
    })
    const paced = await interleave({
      reference: async () => (await run('bare INSERT', { ...inserting, rate: RATE })).p99,
      ours: async () => (await run('save', { ...saving, rate: RATE })).p99,
    })
    await expectAllStored({ bench, opened })
    return [
      ratioRow({ figure: 'answer save', ...most, unit: '/s', target: { least: 0.7 } }),
      ratioRow({ figure: `answer save, p99 at ${RATE}/s`, ...paced, unit: 'ms', target: { most: 3 } }),
    ]
  } finally {
    await Promise.all([server.stop(), insert.stop()])
  }
}

/** Every sitting's first question, then every sitting's second, and so on. */
export const requestsOf = ({ opened, path }: { opened: OpenSitting[]; path: string }): string[] => {
  const questions = opened[0]!.sitting.questions.length
  return Array.from({ length: questions }, (_, question) =>
    opened.map(({ caller, sitting }) => {
      const answer = {
        id: sitting.questions[question]!.id,
        choice: question % 6,
        epoch: sitting.epoch,
        revision: 0,
        spentMs: 9_000,
        elapsedMs: 1_000,
      }
      const { orderNumber, epoch, anchor } = sitting
      const body = JSON.stringify({ orderNumber, epoch, anchor, answers: [answer] })
      return requestOf({
        method: 'POST',
        path,
        headers: {
          'Content-Type': 'application/json',
          Cookie: caller.cookie(),
          'X-Forwarded-For': caller.ip,
        },
        body: body.replace('"revision":0', `"revision":${REVISION}`),
      })
    }),
  ).flat()
}

/** Asks one sitting for what it holds: the last revision that was acknowledged must be there. */
const expectAllStored = async ({ bench, opened }: { bench: Bench; opened: OpenSitting[] }): Promise<void> => {
  const { caller } = opened[0]!
  const now = await caller.call('sitting.current', { query: { appExamId: 'iq-1' } })
  const stored = now?.answers.length ?? 0
  if (stored === 0) throw new Error('Nothing was stored.')
  bench.say(
    `  the first sitting holds ${stored} answers, the newest of revision ${Math.max(...now!.answers.map(({ revision }) => revision))}`,
  )
}

const startInsertServer = async (databaseUrl: string) => {
  const port = await freePort()
  const child: Child = spawn(process.execPath, [join(import.meta.dirname, 'insert-server.mjs')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 100; tries++) {
    const body = JSON.stringify({ answers: [{ id: 'a', choice: 1, revision: 1 }] })
    const up = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }).catch(() => null)
    if (up) return { port, pid: child.pid, stop: () => stopChild(child) }
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The bare server did not answer.')
}
