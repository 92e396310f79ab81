import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

export type Fetch = (url: string, init: FetchInit) => Promise<Response>
export type FetchInit = { method: string; headers: Record<string, string>; body?: string }

/** `sent`: the provider may have received the request, so the outcome of a mutation is unknown. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly sent: boolean

  constructor({ message, sent, cause }: { message: string; sent: boolean; cause?: unknown }) {
    super(message, { cause })
    this.sent = sent
  }
}

type Limits = { connectMs?: number; readMs?: number; maxBytes?: number }

/**
 * A fetch with the deadlines that Node's own lacks: 1 s to connect, 5 s from there to the last byte of the answer. A
 * connection is never reused: on a socket that the provider closed meanwhile nobody could say whether a request arrived.
 * Redirects are not followed.
 */
export const createTimedFetch = ({
  connectMs = 1000,
  readMs = 5000,
  maxBytes = 1_000_000,
}: Limits = {}): Fetch => {
  return (url, init) =>
    new Promise<Response>((resolve, reject) => {
      let sent = false
      const target = new URL(url)
      const open = target.protocol === 'https:' ? httpsRequest : httpRequest
      const request = open(target, { method: init.method, headers: init.headers, agent: false })
      const fail = (message: string, cause?: unknown) => {
        clearTimeout(deadline)
        reject(new TransportError({ message, sent, cause }))
        request.destroy()
      }
      let deadline = setTimeout(() => fail('connect timeout'), connectMs)
      const connected = () => {
        sent = true
        clearTimeout(deadline)
        deadline = setTimeout(() => fail('read timeout'), readMs)
      }
      request.on('socket', (socket) =>
        socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', connected),
      )
      request.on('error', (cause) => fail('connection failed', cause))
      request.on('response', (response) => {
        collect({ response, maxBytes })
          .then((body) => {
            clearTimeout(deadline)
            resolve(toResponse({ response, body }))
          })
          .catch((cause) => fail('answer broke off', cause))
      })
      request.end(init.body)
    })
}

const collect = async ({ response, maxBytes }: { response: IncomingMessage; maxBytes: number }) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const STATUSES_WITHOUT_BODY = new Set([101, 204, 205, 304])

const toResponse = ({ response, body }: { response: IncomingMessage; body: Buffer }) => {
  const status = response.statusCode ?? 0
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
  return new Response(STATUSES_WITHOUT_BODY.has(status) ? null : new Uint8Array(body), { status, headers })
}
