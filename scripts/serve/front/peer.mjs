import { beforeNext } from './before-next.mjs'

// The peer's address, from the socket and over whatever the client sent: what rate limits may believe.
beforeNext((request) => {
  request.headers['x-plumbline-peer'] = request.socket.remoteAddress ?? 'unknown'
})
