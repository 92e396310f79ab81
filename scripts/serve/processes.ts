import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'

export type Program = { name: string; args: string[]; env: Record<string, string | undefined>; cwd: string }
export type Running = { stop: () => Promise<void>; pid: () => number | undefined; died: Promise<string> }

const MOST_DEATHS = 5
const DEATH_WINDOW_MS = 60_000

/**
 * Runs a Node program and starts it again when it dies, up to five times a minute. Its output goes to a file of its
 * own. It holds a channel to us, so that it ends when we are killed.
 */
export const keepRunning = ({ program, logs }: { program: Program; logs: string }): Running => {
  const log = createWriteStream(join(logs, `${program.name}.log`), { flags: 'a' })
  let child: ChildProcess | undefined
  let stopping = false
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
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.on('exit', (code, signal) => {
      if (stopping) return
      const now = Date.now()
      deaths = [...deaths.filter((at) => now - at < DEATH_WINDOW_MS), now]
      log.write(`${JSON.stringify({ at: 'starter', program: program.name, exit: code ?? signal })}\n`)
      if (deaths.length >= MOST_DEATHS)
        return giveUp(
          `The ${program.name} keeps stopping; its last words are in ${join(logs, `${program.name}.log`)}.`,
        )
      setTimeout(() => stopping || start(), 300 * deaths.length)
    })
  }
  start()

  return {
    pid: () => child?.pid,
    died,
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
