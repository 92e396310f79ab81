import type { ServerResponse } from 'node:http'
import { isDocument } from './is-document'
import { processGlobals } from './process-globals'
import { headStandIn } from './send-stand-in'
import { settings } from './settings'
import { type StandInKind, standInFor } from './stand-in'
import type { Step } from './step'

const AWAY_FOR_MS = 10_000
const AWAY_SECONDS = 5

/**
 * A page that Next could not make leaves the server as one of our small pages, in the visitor's language, with the
 * number of the request: 503 while the database does not answer (src/instrumentation.ts notes that), else 500. Next's own
 * error page would need scripts and says less.
 */
export const failedPages: Step = (request, response) => {
  if (settings().dev || request.method !== 'GET') return 'passed'
  const { writeHead, write, end } = response
  let instead: string | undefined

  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status < 500 || !isDocument(request) || isOurs(response))
      return Reflect.apply(writeHead, response, [status, ...rest])
    const kind = kindNow()
    headStandIn({ response, kind, seconds: AWAY_SECONDS })
    instead = standInFor({ request, kind, seconds: AWAY_SECONDS })
    return Reflect.apply(writeHead, response, [response.statusCode])
  }
  response.write = (...given: unknown[]) => {
    headIfFailed(response)
    return instead === undefined ? Reflect.apply(write, response, given) : true
  }
  response.end = (...given: unknown[]) => {
    headIfFailed(response)
    return Reflect.apply(end, response, instead === undefined ? given : [instead])
  }
  return 'passed'
}

const kindNow = (): StandInKind =>
  Date.now() - processGlobals().databaseUnavailableAt < AWAY_FOR_MS ? 'away' : 'broken'

/** By the outermost writeHead: whoever wraps the answer after this step has its say. */
const headIfFailed = (response: ServerResponse): void => {
  if (!response.headersSent && response.statusCode >= 500) response.writeHead(response.statusCode)
}

/** Already one of ours: shed, or answered with its own policy and text. */
const isOurs = (response: ServerResponse): boolean => response.hasHeader('Retry-After')
