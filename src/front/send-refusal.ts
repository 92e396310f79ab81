import type { ServerResponse } from 'node:http'
import { headersOf } from './policy'
import type { Refusal } from './refuse'
import { settings } from './settings'

/** Answers a request that Next shall not see, with the headers of every other answer. The connection ends with it. */
export const sendRefusal = (response: ServerResponse, [status, words]: Refusal): void => {
  for (const [name, value] of headersOf({ place: 'api', settings: settings() }))
    response.setHeader(name, value)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  })
  response.end(`${words}\n`)
}
