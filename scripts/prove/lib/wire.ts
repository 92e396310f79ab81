import { Agent, type IncomingMessage, request } from 'node:http'

export type WireAnswer = { status: number; text: string; cookies: string[] }
type Post = { path: string; body: unknown; headers?: Record<string, string> }

/** What happens to one request on its way. */
export type Fate = 'arrives' | 'lost on the way there' | 'answer lost'

/** A device's connections to the site: real sockets, which can be torn. */
export type Wire = {
  /** Rejects when the connection breaks, whatever the server did meanwhile. */
  send: (method: 'GET' | 'POST', post: Post, fate?: Fate) => Promise<WireAnswer>
  /** Tears every open connection; until `mend` no new one comes about. */
  cut: () => void
  mend: () => void
}

const TIMEOUT_MS = 30_000

export const createWire = (url: string): Wire => {
  const { hostname, port } = new URL(url)
  let agent = new Agent({ keepAlive: true })
  let torn = false
  const send: Wire['send'] = (method, { path, body, headers }, fate = 'arrives') =>
    new Promise((done, fail) => {
      if (torn) return fail(new Error('offline'))
      const text = method === 'POST' ? JSON.stringify(body ?? {}) : undefined
      const sent = request(
        { agent, hostname, port, path, method, timeout: TIMEOUT_MS, headers: headersOf({ text, headers }) },
        (response) => {
          if (fate === 'answer lost') sent.destroy(new Error('The answer was lost.'))
          else read(response).then(done, fail)
        },
      )
      sent.on('error', fail)
      sent.on('timeout', () => sent.destroy(new Error('timeout')))
      sent.end(text)
      if (fate === 'lost on the way there')
        setImmediate(() => sent.destroy(new Error('The request was lost.')))
    })
  return {
    send,
    cut: () => {
      torn = true
      agent.destroy()
      agent = new Agent({ keepAlive: true })
    },
    mend: () => {
      torn = false
    },
  }
}

const headersOf = ({ text, headers }: { text?: string; headers?: Record<string, string> }) => ({
  'content-type': 'application/json',
  hl: 'EN',
  ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
  ...headers,
})

const read = async (response: IncomingMessage): Promise<WireAnswer> => {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  if (!response.complete) throw new Error('The answer broke off.')
  return {
    status: response.statusCode ?? 0,
    text: Buffer.concat(chunks).toString('utf8'),
    cookies: response.headers['set-cookie'] ?? [],
  }
}
