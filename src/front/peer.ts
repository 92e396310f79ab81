import type { Step } from './step'

/** The peer's address, from the socket and over whatever the client sent: what rate limits may believe. */
export const peer: Step = (request) => {
  request.headers['x-plumbline-peer'] = request.socket.remoteAddress ?? 'unknown'
  return 'passed'
}
