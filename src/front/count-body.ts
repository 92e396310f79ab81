import type { IncomingMessage, ServerResponse } from 'node:http'
import { endSocket } from './end-socket'

/** Bytes that are read beyond the limit of a body that is already refused. */
const MOST_DISCARDED_BYTES = 1024 * 1024

const DISCARDED = new WeakSet<IncomingMessage>()

/** Reads what still comes of a body that nobody wants. */
export const discardBody = (request: IncomingMessage): void => {
  DISCARDED.add(request)
  request.resume()
}

/**
 * Counts a body's bytes as they arrive, whatever was declared, and ends the connection with 413 at the first one too
 * many. Only what is let through ever reaches who reads the body.
 */
export const countBody = ({
  request,
  response,
  most,
}: {
  request: IncomingMessage
  response: ServerResponse
  most: number
}): void => {
  const { push } = request
  let bytes = 0
  request.push = function (chunk: Buffer | null, encoding) {
    bytes += chunk?.length ?? 0
    if (bytes <= most || (DISCARDED.has(this) && bytes <= most + MOST_DISCARDED_BYTES))
      return push.call(this, chunk, encoding)
    // Answered before the end of what it answers: whoever still sends hears nothing more.
    if (response.headersSent) request.socket.destroy()
    else if (!request.socket.destroyed) endSocket(request.socket, '413 Payload Too Large')
    return false
  }
}
