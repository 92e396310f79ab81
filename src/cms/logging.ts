import type { Config } from 'payload'
import { describeError, withoutValues } from '@/domain/logs/describe-error'

type Options = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']
type LogMethod = NonNullable<NonNullable<Options['hooks']>['logMethod']>

/** Payload's own lines look like ours (gateways/logs): one JSON object, and no values of a query in its message. */
export const payloadLogging = (): { options: Options } => ({
  options: {
    level: 'info',
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }), bindings: () => ({ at: 'payload' }) },
    serializers: { err: describeError },
    hooks: { logMethod },
  },
})

const logMethod: LogMethod = function (given, method) {
  const [first, ...rest] = given as unknown[]
  const fields = first instanceof Error ? { err: first } : first
  const words = rest.find((part) => typeof part === 'string') ?? messageIn(fields)
  const line = typeof fields === 'object' && fields !== null ? { ...fields, msg: undefined } : {}
  method.apply(this, [line, withoutValues(words)])
}

const messageIn = (fields: unknown): string => {
  if (typeof fields === 'string') return fields
  const { msg, err } = (fields ?? {}) as { msg?: unknown; err?: unknown }
  if (typeof msg === 'string') return msg
  return err instanceof Error ? err.message : 'noted'
}
