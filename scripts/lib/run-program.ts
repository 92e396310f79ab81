import { spawn } from 'node:child_process'

export type Program = {
  /** What Node is given: the program and its arguments. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  onOutput: (chunk: Buffer) => void
  signal?: AbortSignal
}

/** Runs a Node program until it ends, by itself or by the signal. Gives its exit code; null: something ended it. */
export const runProgram = ({ args, cwd, env, onOutput, signal }: Program): Promise<number | null> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    // Told of the signal at once, before it has ended.
    child.on('error', (error) => child.pid === undefined && fail(error))
    child.on('close', (code) => done(code))
  })
