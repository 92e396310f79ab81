import type { Instrumentation } from 'next'
import { processGlobals } from '@/front/process-globals'
import { logger } from '@/gateways/logs/log'
import { isDatabaseUnavailable } from '@/services/database-unavailable'

const log = logger('page')

/** Next calls this for every error of a page or route. The front reads the note when it says why a page is missing. */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  const { digest } = error as { digest?: string }
  const away = isDatabaseUnavailable(error)
  if (away) processGlobals().databaseUnavailableAt = Date.now()
  const [requestId] = [request.headers['x-request-id']].flat()
  log[away ? 'warn' : 'error'](away ? 'the database is unavailable' : 'a page failed', {
    request: requestId,
    route: routePath,
    digest,
    error,
  })
}
