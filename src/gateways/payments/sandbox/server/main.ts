import { parseSettings } from './settings'
import { startSandbox } from './start-sandbox'

const log = (line: Record<string, unknown>) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), sandbox: true, ...line })}\n`)
}

const start = async () => {
  const sandbox = await startSandbox({ ...parseSettings(process.env), log })
  let closing = false
  const stop = (reason: string) => {
    if (closing) return
    closing = true
    log({ stopping: reason })
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  // Only with an IPC channel: the process that started this one has ended, and nobody else would end this one.
  process.on('disconnect', () => stop('parent is gone'))
  process.send?.({ type: 'listening', url: sandbox.url })
  log({ listening: sandbox.url })
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
