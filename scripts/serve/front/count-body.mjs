import { endSocket } from './end-socket.mjs'

/**
 * Counts a body's bytes as they arrive, whatever was declared, and ends the connection with 413 at the first one too
 * many. Only what is let through ever reaches who reads the body.
 * @param {{
 *   request: import('node:http').IncomingMessage,
 *   response: import('node:http').ServerResponse,
 *   most: number,
 * }} given
 */
export const countBody = ({ request, response, most }) => {
  const { push } = request
  let bytes = 0
  request.push = function (chunk, encoding) {
    bytes += chunk?.length ?? 0
    if (bytes <= most) return push.call(this, chunk, encoding)
    // Answered before the end of what it answers: whoever still sends hears nothing more.
    if (response.headersSent) this.socket.destroy()
    else if (!this.socket.destroyed) endSocket(this.socket, '413 Payload Too Large')
    return false
  }
}
