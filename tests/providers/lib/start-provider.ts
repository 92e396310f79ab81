import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCall, type ProviderWords, type Spoilt } from './answer-call.ts'
import type { Behaviour, BehaviourOrder } from './behaviour.ts'
import type { Idempotency } from './idempotency.ts'
import { type Answer, type CallRequest, findCall, type ProviderCall, Refusal } from './provider-call.ts'
import type { ProviderEvents } from './provider-events.ts'
import { testCalls } from './test-calls.ts'
import type { TestClock } from './test-clock.ts'

export type ProviderParts<Payload> = {
  /** The calls of the provider's API, the ones that a test may spoil. */
  calls: readonly ProviderCall[]
  /** What the buyer and the dashboard do; tests reach it under /test. */
  doings?: readonly ProviderCall[]
  clock: TestClock
  behaviour: Behaviour
  events: ProviderEvents<Payload>
  idempotency: Idempotency
  /** Lower case: `idempotency-key`, `paypal-request-id`. */
  keyHeader: string
  /** Which answers a key keeps. */
  keeps: (answer: Answer) => boolean
  words: ProviderWords
  /** Everything that moved, for GET /test/books. */
  books: () => unknown
  /** Makes all its rows so many milliseconds older. */
  passes?: (ms: number) => void
  port?: number
}

/** A provider on this machine: its API, its misbehaviour, its clock and its webhooks, for tests in and out of process. */
export const startProvider = async <Payload>(parts: ProviderParts<Payload>) => {
  const { clock, behaviour, events } = parts
  /** Every call of the API that arrived, for tests that count. */
  const arrived: string[] = []
  const free = [...testCalls(parts), ...(parts.doings ?? [])]
  const server = createServer((request, response) => {
    serve({ parts, free, arrived, request, response }).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(parts.port ?? 0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock,
    events,
    arrived,
    /** Replaces all misbehaviour; `{}` ends it. */
    behave: (order: BehaviourOrder) => behaviour.set(order),
    books: parts.books,
    /**
     * Lets time pass where a clock that is ahead would put what happens next into our future: everything stored is made
     * older instead.
     */
    passes: (ms: number) => {
      events.passes(ms)
      parts.idempotency.passes(ms)
      parts.passes?.(ms)
    },
    stop: async () => {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), events.stop()])
    },
  }
}

type Serving<Payload> = {
  parts: ProviderParts<Payload>
  free: readonly ProviderCall[]
  arrived: string[]
  request: IncomingMessage
  response: ServerResponse
}

const serve = async <Payload>({ parts, free, arrived, request, response }: Serving<Payload>) => {
  const url = new URL(request.url ?? '/', 'http://provider.invalid')
  const method = request.method ?? ''
  const text = await readText(request)
  const asked = (params: string[]): CallRequest => ({
    params,
    query: url.searchParams,
    text,
    headers: request.headers,
  })
  if (url.pathname.startsWith('/test/')) {
    const found = findCall({ calls: free, method, path: url.pathname })
    return send(response, await answerTest({ method, found, asked }))
  }
  const found = findCall({ calls: parts.calls, method, path: url.pathname })
  arrived.push(found?.call.name ?? `${method} ${url.pathname}`)
  if (!found) return send(response, parts.words.noSuchCall(`${method} ${url.pathname}`))
  const outcome = await answerCall({ parts, call: found.call, request: asked(found.params) })
  if (outcome.spoilt) return spoil(response, outcome)
  send(response, outcome.answer)
}

type TestAsked = {
  method: string
  found: ReturnType<typeof findCall>
  asked: (params: string[]) => CallRequest
}

/** A page of any origin may ask: the buyer's script stands in our page. */
const answerTest = async ({ method, found, asked }: TestAsked): Promise<Answer> => {
  const answer = method === 'OPTIONS' ? { status: 204, body: '' } : await handled(found, asked)
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'GET, POST',
  }
  return { ...answer, headers: { ...headers, ...answer.headers } }
}

const handled = async (found: TestAsked['found'], asked: TestAsked['asked']): Promise<Answer> => {
  if (!found) return { status: 404, body: { error: 'there is no such test call' } }
  try {
    return await found.call.handle(asked(found.params))
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    return { status: 400, body: { error: String(error) } }
  }
}

const spoil = (response: ServerResponse, { how, afterMs }: Spoilt) => {
  if (how === 'reset') return response.socket?.resetAndDestroy()
  const cut = setTimeout(() => response.destroy(), afterMs)
  cut.unref()
  response.once('close', () => clearTimeout(cut))
}

const send = (response: ServerResponse, { status, body, headers }: Answer) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(status === 204 ? '' : text)
}

const readText = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
