import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { openLogFile } from './log-file.ts'

export type Program = { name: string; args: string[]; env: Record<string, string | undefined>; cwd: string }
export type Running = {
  stop: () => Promise<void>
  pid: () => number | undefined
  /** It worked: from now on it is started again however often it dies. */
  settle: () => void
  died: Promise<string>
}

const MOST_DEATHS = 5
const DEATH_WINDOW_MS = 60_000
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 1_000

/**
 * Runs a Node program and starts it again when it dies. One that dies five times before it ever worked is given up, with
 * a sentence; later it is somebody else's fault (a database that is away, memory), which passes, so it is never given up.
 * Its output goes to a file of its own. It holds a channel to us, so that it ends when we are killed.
 */
export const keepRunning = ({ program, logs }: { program: Program; logs: string }): Running => {
  const path = join(logs, `${program.name}.log`)
  const log = openLogFile(path)
  let child: ChildProcess | undefined
  let stopping = false
  let settled = false
  let deaths: number[] = []
  let giveUp: (sentence: string) => void = () => {}
  const died = new Promise<string>((done) => {
    giveUp = done
  })

  const start = (): void => {
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program.args], {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    child.stdout?.on('data', log.write)
    child.stderr?.on('data', log.write)
    child.on('exit', (code, signal) => {
      if (stopping) return
      const now = Date.now()
      deaths = [...deaths.filter((at) => now - at < DEATH_WINDOW_MS), now]
      log.write(`${lineAbout({ program: program.name, exit: code ?? signal, deaths: deaths.length })}\n`)
      if (!settled && deaths.length >= MOST_DEATHS)
        return giveUp(`The ${program.name} keeps stopping; its last words are in ${path}.`)
      const pause = Math.min(FIRST_PAUSE_MS * deaths.length, LONGEST_PAUSE_MS)
      setTimeout(() => stopping || start(), pause)
    })
  }
  start()

  return {
    pid: () => child?.pid,
    died,
    settle: () => {
      settled = true
    },
    stop: async () => {
      stopping = true
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const gone = new Promise<void>((done) => running.once('exit', () => done()))
      running.kill('SIGTERM')
      const late = setTimeout(() => running.kill('SIGKILL'), 8_000)
      await gone
      clearTimeout(late)
    },
  }
}

const lineAbout = (fields: object): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level: 'error',
    at: 'starter',
    message: 'stopped, started again',
    ...fields,
  })
