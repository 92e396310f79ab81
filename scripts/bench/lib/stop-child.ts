import type { ChildProcess } from 'node:child_process'

export type Child = Pick<ChildProcess, 'pid' | 'kill' | 'once' | 'exitCode' | 'signalCode'>

/** Ends a process that we started, and waits until it is gone. */
export const stopChild = async (child: Child): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(late)
}
