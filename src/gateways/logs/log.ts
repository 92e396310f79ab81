import { describeError } from '../../domain/logs/describe-error.ts'
import { requestNow } from './request-now.ts'

type Level = 'info' | 'warn' | 'error'

/** What a line may carry besides its message. Never a body, an address, a token or an answer. */
export type LogFields = Record<string, unknown>

export type Logger = Record<Level, (message: string, fields?: LogFields) => void>

/**
 * Writes JSON lines to the process's output: time, level, at (which part of the product), message, the number of the request that it
 * is about, fields. `error` is
 * described by describeError. It imports no package, so that the start script and the front can load it without a build.
 */
export const logger = (at: string): Logger => {
  const write =
    (level: Level) =>
    (message: string, fields: LogFields = {}): void => {
      const { error, ...rest } = fields
      const line = {
        time: new Date().toISOString(),
        level,
        at,
        message,
        ...(requestNow() === undefined ? {} : { request: requestNow() }),
        ...rest,
        ...(error === undefined ? {} : { error: describeError(error) }),
      }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}
