import type { Socket } from 'node:net'
import { headersOf } from './policy'
import { settings } from './settings'

/**
 * An answer past Node's own parser, with the same headers as every other. Then the connection is gone: a client that
 * never closes its side must not keep ours, and the call that waits on it, for ever.
 */
export const endSocket = (socket: Socket, status: string): void => {
  const lines = headersOf({ place: 'api', settings: settings() }).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    [`HTTP/1.1 ${status}`, ...lines, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'),
  )
  socket.destroySoon()
}
