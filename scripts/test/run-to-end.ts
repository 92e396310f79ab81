import { spawn } from 'node:child_process'

type Command = { project: string; command: string[]; env?: Record<string, string> }

/** Runs a program to its end and gives its exit code with all that it printed. */
export const runToEnd = (given: Command): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const child = start(given, 'pipe')
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })

/** The same with its output shown as it comes; gives the exit code. */
export const runShown = (given: Command): Promise<number> =>
  new Promise((done) => {
    const child = start(given, 'inherit')
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })

const start = ({ project, command, env }: Command, output: 'pipe' | 'inherit') => {
  const [program = process.execPath, ...args] = command
  return spawn(program, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
}
