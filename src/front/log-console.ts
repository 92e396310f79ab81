import { format } from 'node:util'
import { withoutValues } from '@/domain/logs/describe-error'
import { logger } from '@/gateways/logs/log'

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** What Next and its libraries print becomes log lines, without the values that an error's text may hold. */
export const logConsole = (): void => {
  const log = logger('server')
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error)
      const words = format(...said.filter((part) => part !== error && typeof part !== 'object')).trim()
      if (words || error) log[level](withoutValues(words || String(error?.name)), { error })
    }
  }
}
