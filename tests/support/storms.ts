import { expect } from 'vitest'
import type { MailboxMode } from '../../scripts/test/mailbox'
import { site } from './site'

type Program = 'server' | 'worker' | 'sandbox' | 'database'

/** The process id of a program of the running product at this moment. */
export const pidOf = async (program: Program): Promise<number> => {
  const pids = (await (await fetch(site().pidsUrl)).json()) as Record<Program, number>
  return pids[program]
}

/** Ends a program as a crash would; the starter starts it again. */
export const strike = async (program: Program, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
  process.kill(await pidOf(program), signal)
}

/** Stands a program still while something is done: it neither answers nor closes a connection. */
export const whilePaused = async <Result>(program: Program, work: () => Promise<Result>): Promise<Result> => {
  const pid = await pidOf(program)
  process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

export const setMailbox = async (mode: MailboxMode): Promise<void> => {
  await fetch(`${site().mailboxUrl}/?mode=${mode}`, { method: 'POST' })
}

export type Readiness = { status: number; ready?: boolean; missing?: string[]; degraded?: string[] }

export const readiness = async (): Promise<Readiness> => {
  const response = await fetch(`${site().url}/readyz`).catch(() => null)
  if (!response) return { status: 0 }
  return { status: response.status, ...((await response.json().catch(() => ({}))) as object) }
}

/** Asks until it holds; what it said last stands in the failure. */
export const eventually = async <Value>(
  ask: () => Promise<Value>,
  holds: (value: Value) => boolean,
  { seconds = 45, everyMs = 200 } = {},
): Promise<Value> => {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const value = await ask()
    if (holds(value)) return value
    if (Date.now() > end) expect.fail(`not within ${seconds} s: ${JSON.stringify(value)}`)
    await new Promise((done) => setTimeout(done, everyMs))
  }
}

/** The site keeps its answer for a second: what it says at once may be from before. */
export const untilReady = async (): Promise<Readiness> => {
  await new Promise((done) => setTimeout(done, 1_100))
  return eventually(readiness, ({ status }) => status === 200)
}
