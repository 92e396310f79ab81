// Loaded into the server's process before Next (node --import).
import { Server } from 'node:http'

// The peer's address, from the socket and over whatever the client sent: what rate limits may believe.
// On every answer, Next's own redirects and errors included.
const HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Content-Security-Policy', "frame-ancestors 'self'; base-uri 'self'; object-src 'none'"],
]

const emit = Server.prototype.emit
Server.prototype.emit = function (event, ...args) {
  if (event === 'request') {
    const [request, response] = args
    request.headers['x-plumbline-peer'] = request.socket.remoteAddress ?? 'unknown'
    for (const [name, value] of HEADERS) response.setHeader(name, value)
  }
  return emit.call(this, event, ...args)
}

// Started with a channel to the starter: when that is gone (kill -9), nothing may be left behind on the port.
process.on('disconnect', () => process.exit(0))
