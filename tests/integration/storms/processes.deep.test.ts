import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitForMail } from '../../support/mailbox'
import { site } from '../../support/site'
import { eventually, pidOf, readiness, strike, untilReady, whilePaused } from '../../support/storms'
import { newVisitor } from '../../support/visitor'
import { buyReport, humanAnswers, startSitting } from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

const uniqueEmail = () => `work-${crypto.randomUUID()}@example.com`

beforeAll(forgetRateLimits)

describe('a program that dies', () => {
  // SIGABRT is how a process ends that has no memory left.
  it.each([
    ['worker', 'SIGKILL'],
    ['server', 'SIGKILL'],
    ['server', 'SIGABRT'],
    ['sandbox', 'SIGKILL'],
    ['database', 'SIGKILL'],
  ] as const)('%s, by %s, is started again', async (program, signal) => {
    const before = await pidOf(program)
    await strike(program, signal)
    await eventually(
      () => pidOf(program),
      (now) => now !== undefined && now !== before,
    )
    await untilReady()
  })

  it('the server keeps what it acknowledged', async () => {
    const visitor = newVisitor()
    const sitting = await startSitting(visitor)
    const answers = humanAnswers(sitting)
    const { orderNumber, anchor, epoch } = sitting
    await visitor.ok('sitting.save', { body: { orderNumber, epoch, anchor, answers } })
    await strike('server')
    await untilReady()
    const after = await visitor.ok('sitting.current', { query: { appExamId: 'iq-1' } })
    expect(after?.answers.map(({ id, choice }) => ({ id, choice }))).toEqual(
      expect.arrayContaining(answers.map(({ id, choice }) => ({ id, choice }))),
    )
  })
})

it('a worker whose starter dies while it starts ends as well', async () => {
  const worker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'build/worker.mjs'], {
    env: { ...process.env, ...site().env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    worker.disconnect()
    expect(await once(worker, 'exit')).toEqual([0, null])
  } finally {
    worker.kill('SIGKILL')
  }
})

describe('without a worker', () => {
  it('reports are sold and read, the site says "degraded", and the mail goes out afterwards', async () => {
    const email = uniqueEmail()
    await whilePaused('worker', async () => {
      const visitor = newVisitor()
      const { sitting } = await buyReport(visitor, { email })
      expect((await visitor.ok('report.read', { params: { orderNumber: sitting.orderNumber } })).kind).toBe(
        'report',
      )
      const told = await eventually(readiness, ({ degraded }) => Boolean(degraded?.includes('worker')), {
        seconds: 70,
        everyMs: 1_000,
      })
      expect(told).toMatchObject({ status: 200, ready: true, missing: [] })
    })
    await waitForMail(email, { seconds: 30 })
    await eventually(readiness, ({ degraded }) => degraded?.length === 0)
  })
})

describe('what the programs write down', () => {
  it.each(['server', 'worker'])('the %s writes JSON lines with time, level, place and message', (program) => {
    const lines = readFileSync(join(site().logs, `${program}.log`), 'utf8')
      .trim()
      .split('\n')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(JSON.parse(line), line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        level: expect.stringMatching(/^(?:info|warn|error)$/),
        at: expect.any(String),
        message: expect.any(String),
      })
    }
  })
})
