import type { ServerResponse } from 'node:http'
import { logger } from '@/gateways/logs/log'
import { type HotRequest, processGlobals } from './process-globals'
import { settings } from './settings'
import type { Asked, Step } from './step'

/** More than any call may bring; what comes after it is not kept, and the endpoint refuses the rest by its length. */
const MOST_BYTES = 300 * 1024

const log = logger('server')

/** Calls that the application answers without Next, once it has offered to. Who offers: src/cms/endpoints/hot-calls.ts. */
export const hotCalls: Step = (request, response) => {
  if (settings().dev || request.method !== 'POST') return 'passed'
  const call = processGlobals().hotCalls?.get(`POST ${request.url}`)
  if (!call) return 'passed'
  serve({ request, response, call }).catch((error: unknown) => {
    // The client went away, or the endpoint broke its promise to answer always.
    if (!request.destroyed) log.error('a call failed', { request: request.headers['x-request-id'], error })
    if (response.headersSent) return response.destroy()
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"result":500,"message":"failed"}')
  })
  return 'answered'
}

const serve = async ({
  request,
  response,
  call,
}: {
  request: Asked
  response: ServerResponse
  call: (request: HotRequest) => Promise<Response | null>
}): Promise<void> => {
  const body = await read(request)
  const answer = await call({
    method: request.method,
    url: `http://localhost${request.url}`,
    headers: new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
    arrayBuffer: async () => new Uint8Array(body).buffer,
  })
  if (answer === null) throw new Error('No endpoint has this path.')
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('Set-Cookie', answer.headers.getSetCookie())
  const text = await answer.text()
  response.writeHead(answer.status, { 'Content-Length': Buffer.byteLength(text) }).end(text)
}

const read = async (request: Asked): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MOST_BYTES + chunk.length) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
