import { format } from 'node:util'
import { withoutValues } from '../../../src/domain/logs/describe-error.ts'
import { logger } from '../../../src/gateways/logs/log.ts'
import { settings } from './settings.mjs'

// What Next and its libraries print becomes log lines, without the values that an error's text may hold.
const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' }

if (!settings.dev) {
  const log = logger('server')
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method] = (...said) => {
      const error = said.find((part) => part instanceof Error)
      const words = format(...said.filter((part) => part !== error && typeof part !== 'object')).trim()
      if (words || error) log[level](withoutValues(words || error.name), { error })
    }
  }
}
