import { Agent, request } from 'node:http'
import type { CallData, CallInput } from '../../../src/domain/api/calls'
import { CALLS, type CallId } from '../../../src/domain/api/calls'

export type Caller = {
  /** Calls as a browser would; throws when the answer is anything but the envelope of a success. */
  call: <Id extends CallId>(id: Id, input: CallInput<Id>) => Promise<CallData<Id>>
  /** The body of a page; throws unless it is 200. */
  page: (path: string) => Promise<string>
  cookie: () => string
  ip: string
}

type Options = {
  port: number
  /** Number of this visitor: each has an address of its own, as behind a proxy. */
  visitor: number
  agent: Agent
  /** Told of each call that was answered, with its time. */
  onAnswer?: (name: string, ms: number) => void
  /** Told of each answer of 503. */
  onShed?: () => void
}

const MOST_TRIES = 30

/** Many kept-alive connections to one server. */
export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 200 })

/** A visitor without a browser: node:http, because fetch takes more of the machine than the server that it asks. */
export const newCaller = ({
  port,
  visitor,
  agent,
  onAnswer = () => {},
  onShed = () => {},
}: Options): Caller => {
  const cookies = new Map<string, string>()
  const ip = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (args: {
    name: string
    method: string
    path: string
    body?: string
  }): Promise<string> => {
    const began = performance.now()
    const once = () => send({ ...args, port, agent, cookie: cookie(), ip })
    let answer = await once()
    // As our own client does: a busy server says when to come again. The waiting counts as its time.
    for (let tries = 0; answer.status === 503 && tries < MOST_TRIES; tries++) {
      onShed()
      await new Promise((done) => setTimeout(done, answer.retryAfter * 1000))
      answer = await once()
    }
    const { status, text, setCookies } = answer
    for (const line of setCookies) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    if (status !== 200) throw new Error(`${args.name}: ${status} ${text.slice(0, 200)}`)
    onAnswer(args.name, performance.now() - began)
    return text
  }
  return {
    ip,
    cookie,
    page: (path) => ask({ name: `page ${path.split(/[?/]/)[1]}`, method: 'GET', path }),
    call: async (id, input) => {
      const { method, path } = CALLS[id]
      const { params = {}, query = {}, body = {} } = input as Record<string, Record<string, unknown>>
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
      const text = await ask({
        name: id,
        method,
        path: search.size > 0 ? `${filled}?${search}` : filled,
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      })
      const envelope = JSON.parse(text)
      if (envelope.result !== 200) throw new Error(`${id}: ${text.slice(0, 200)}`)
      return envelope.data
    },
  }
}

const send = (args: {
  port: number
  agent: Agent
  method: string
  path: string
  cookie: string
  ip: string
  body?: string
}): Promise<{ status: number; text: string; setCookies: string[]; retryAfter: number }> =>
  new Promise((done, fail) => {
    const { port, agent, method, path, cookie, ip, body } = args
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          setCookies: answer.headers['set-cookie'] ?? [],
          retryAfter: Number(answer.headers['retry-after'] ?? 1),
        }),
      )
    })
    sent.setTimeout(30_000, () => sent.destroy(new Error(`${path} did not answer within 30 s`)))
    sent.on('error', (error) =>
      fail(
        new Error(`${method} ${path}${sent.reusedSocket ? ' on a kept connection' : ''}: ${error.message}`),
      ),
    )
    sent.end(body)
  })
