import type { Instrumentation } from 'next'
import { logger } from '@/gateways/logs/log'
import { isRecordsAway } from '@/services/records-away'

const log = logger('page')

/** Next calls this for every error of a page or route. The front reads the note when it says why a page is missing. */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  const { digest } = error as { digest?: string }
  const away = isRecordsAway(error)
  if (away) (globalThis as { plumblineRecordsAwayAt?: number }).plumblineRecordsAwayAt = Date.now()
  const [requestId] = [request.headers['x-request-id']].flat()
  log[away ? 'warn' : 'error'](away ? 'our records are away' : 'a page failed', {
    request: requestId,
    route: routePath,
    digest,
    error,
  })
}
