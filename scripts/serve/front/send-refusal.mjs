import { headersOf } from './policy.mjs'
import { settings } from './settings.mjs'

/**
 * Answers a request that Next shall not see, with the headers of every other answer. The connection ends with it.
 * @type {(response: import('node:http').ServerResponse, refusal: [status: number, words: string]) => void}
 */
export const sendRefusal = (response, [status, words]) => {
  for (const [name, value] of headersOf({ place: 'api', settings })) response.setHeader(name, value)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  })
  response.end(`${words}\n`)
}
