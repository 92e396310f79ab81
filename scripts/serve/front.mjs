// Loaded into the server's process before Next (node --import).
import { Server } from 'node:http'

// The peer's address, from the socket and over whatever the client sent: what rate limits may believe.
const emit = Server.prototype.emit
Server.prototype.emit = function (event, ...args) {
  if (event === 'request') args[0].headers['x-plumbline-peer'] = args[0].socket.remoteAddress ?? 'unknown'
  return emit.call(this, event, ...args)
}

// Started with a channel to the starter: when that is gone (kill -9), nothing may be left behind on the port.
process.on('disconnect', () => process.exit(0))
