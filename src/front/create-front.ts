import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { forRequest } from '@/gateways/logs/request-now'
import { endSocket } from './end-socket'
import { settings } from './settings'
import type { Asked } from './step'
import { createSteps, isAnswered } from './steps'

const SLOWEST_HEADERS_MS = 15_000
const SLOWEST_REQUEST_MS = 60_000
/** Longer than proxies keep an idle connection (60 s): the other way round, a request meets one that is just being closed. */
const KEPT_IDLE_MS = 75_000

/** The server of the site: its steps, then `next` for what none of them answered. */
export const createFront = (next: (request: IncomingMessage, response: ServerResponse) => void): Server => {
  const steps = createSteps()
  const server = createServer({
    headersTimeout: SLOWEST_HEADERS_MS,
    requestTimeout: SLOWEST_REQUEST_MS,
    keepAliveTimeout: KEPT_IDLE_MS,
  })
  server.on('request', (request, response) =>
    forRequest(undefined, () => {
      if (!isAnswered(steps, request as Asked, response)) next(request, response)
    }),
  )
  // Node types them by the least that they are; an HTTP server's are sockets.
  server.on('clientError', (error, socket) => refuseMalformed(error, socket as Socket))
  // No page of ours opens a socket; Next would proxy the upgrade. In development its own tools do.
  if (!settings().dev)
    server.on('upgrade', (_request, socket) => {
      // Node listens to it no longer; who is gone already must not end the process.
      socket.on('error', () => socket.destroy())
      endSocket(socket as Socket, '404 Not Found')
    })
  return server
}

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const refuseMalformed = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  endSocket(socket, STATUS[error.code ?? ''] ?? '400 Bad Request')
}
