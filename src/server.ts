import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { env } from '@/config/env'
import { CACHE_TAGS } from '@/content/tags'
import type { Marks } from '@/domain/caches/marks'
import { createFront } from '@/front/create-front'
import { forgetPages } from '@/front/forget-pages'
import { logConsole } from '@/front/log-console'
import { processGlobals } from '@/front/process-globals'
import { settings } from '@/front/settings'
import { startBuiltNext, startDevelopmentNext } from '@/front/start-next'
import { followChanges } from '@/gateways/caches/follow-changes'
import { serveHealth } from '@/gateways/health/serve-health'
import { logger } from '@/gateways/logs/log'

// The site's server: the front, and Next behind it. Its argument is the folder of Next's standalone output; in
// development, of the project.

const log = logger('server')

/** A server with a wrong environment ends at once and says why; it would answer with faults, or with a known secret. */
const checkEnvironment = (): void => {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

const failed = (request: IncomingMessage, response: ServerResponse) => (error: unknown) => {
  log.error('a request failed', { request: request.headers['x-request-id'], error })
  response.statusCode = 500
  response.end('Internal Server Error')
}

const start = async (): Promise<void> => {
  const { PORT: port, HOSTNAME: hostname, REDIS_URL, METRICS_PORT } = env()
  if (METRICS_PORT) serveHealth(METRICS_PORT)
  const { dev } = settings()
  const dir = resolve(process.argv[2] ?? '.')
  let close = async (): Promise<void> => {}
  let ready = (): void => {}
  const untilReady = new Promise<void>((done) => {
    ready = done
  })
  // The front answers from the first moment; what is Next's waits until Next can.
  let handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await untilReady
    return handle(request, response)
  }
  const server = createFront((request, response) => {
    handle(request, response).catch(failed(request, response))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, hostname, done)
  })
  server.removeAllListeners('error')
  server.on('error', (error) => {
    log.error('the server failed', { error })
    process.exit(1)
  })
  hearOthers()
  let stopping = false
  /** Takes no more connections, lets what was asked be answered, then ends. */
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    const closed = new Promise((done) => server.close(done))
    // In development an open tab keeps its socket for ever.
    if (dev) server.closeAllConnections()
    else await closed
    await close().catch((error: unknown) => log.error('Next could not be closed', { error }))
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(130))
  process.on('SIGTERM', () => void stop(143))
  ;({ handle, close } = await (dev ? startDevelopmentNext : startBuiltNext)({
    server,
    dir,
    hostname,
    port,
    // Bundled beside this file (scripts/lib/build.ts).
    cacheHandler: REDIS_URL && fileURLToPath(new URL('cache-handler.mjs', import.meta.url)),
  }))
  ready()
  keepsPages = true
  log.info('ready', { port })
  if (env().proxyUnknown) log.warn('https without TRUSTED_PROXIES: rate limits count all visitors as one')
}

let keepsPages = false
const forget = async (tags: string[]): Promise<boolean> => {
  if (keepsPages) await forgetPages(tags)
  return keepsPages
}

/**
 * What another process changed is forgotten here as well (docs/scale.md). It begins before there are pages: of what was
 * changed before the first one, nothing has to be forgotten. It ends with the process.
 */
const hearOthers = (): void => {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = env()
  if (!DATABASE_DIRECT_URL) return
  const learn = (marks: Marks) => Object.assign(processGlobals(), { marks })
  followChanges({ url: DATABASE_DIRECT_URL, tags: CACHE_TAGS, forget, learn })
}

checkEnvironment()
if (!settings().dev) logConsole()
// Started with a channel to the starter: when that is gone (kill -9), nothing may be left behind on the port.
process.on('disconnect', () => process.exit(0))
start().catch((error: unknown) => {
  log.error('the server could not start', { error })
  process.exit(1)
})
