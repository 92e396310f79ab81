import type { ServerResponse } from 'node:http'
import { discardBody } from './count-body'
import { headersOf } from './policy'
import type { Refusal } from './refuse'
import { settings } from './settings'

/** How long we wait for the rest of a body that is refused. */
const LINGER_MS = 1_000

/**
 * Answers a request that Next shall not see, with the headers of every other answer. The connection ends with it, but not
 * under whoever is still sending: what is closed with bytes unread is reset, and the answer is lost with it.
 */
export const sendRefusal = (response: ServerResponse, [status, words]: Refusal): void => {
  for (const [name, value] of headersOf({ place: 'api', settings: settings() }))
    response.setHeader(name, value)
  const text = `${words}\n`
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  })
  response.write(text)
  const { req: request } = response
  const end = () => {
    clearTimeout(lingering)
    response.end()
  }
  const lingering = setTimeout(end, LINGER_MS)
  request.once('end', end).once('close', end)
  discardBody(request)
}
