import type { Instrumentation } from 'next'

type OnRequestError = Instrumentation.onRequestError

/** Set by `register` in the server; the Edge runtime, for which Next builds this file too, has no use for it. */
let report: OnRequestError | undefined

/** Imports stand here, so that the Edge runtime's copy of this file holds nothing that asks for Node.js. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { processGlobals } = await import('@/front/process-globals')
  const { logger } = await import('@/gateways/logs/log')
  const { isDatabaseUnavailable } = await import('@/services/database-unavailable')
  const log = logger('page')
  report = (error, request, { routePath }) => {
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
}

/** Next calls this for every error of a page or route. The front reads the note when it says why a page is missing. */
export const onRequestError: OnRequestError = (...failure) => report?.(...failure)
