import type { ServerResponse } from 'node:http'

type Given = {
  response: ServerResponse
  /** Sets headers and gives the bytes to send. */
  finish: (body: string | Buffer) => Buffer
  /** Runs before a 304 and an answer to HEAD. */
  bodiless: () => void
  /** Runs before any of them, when all that was said of the answer is known. */
  head: () => void
}

/** Holds an HTML answer back until its last byte, because its headers depend on its text; anything else passes untouched. */
export const holdPage = ({ response, finish, bodiless, head }: Given): void => {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let mode: 'undecided' | 'held' | 'passing' = 'undecided'

  const isHeld = (): boolean => {
    if (mode === 'undecided') {
      mode = isWholePage(response) ? 'held' : 'passing'
      head()
      if (response.req.method === 'HEAD' || response.statusCode === 304) bodiless()
    }
    return mode === 'held'
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    if (!isHeld()) Reflect.apply(writeHead, response, [status])
    return response
  }
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
  response.write = (chunk: Chunk, ...rest: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, [chunk, ...rest])
    chunks.push(asBuffer(chunk, rest[0]))
    callbackOf(rest)?.()
    return true
  }
  response.end = (chunk?: Chunk | (() => void) | null, ...rest: unknown[]): ServerResponse => {
    if (typeof chunk === 'function') return response.end(undefined, undefined as never, chunk)
    if (!isHeld()) return Reflect.apply(end, response, [chunk, ...rest])
    mode = 'passing'
    const whole = chunks.length === 0 && chunk != null
    const body = whole ? chunk : Buffer.concat(chunk == null ? chunks : [...chunks, asBuffer(chunk, rest[0])])
    const bytes = finish(body as string | Buffer)
    response.setHeader('Content-Length', bytes.length)
    return Reflect.apply(end, response, [bytes, callbackOf(rest)])
  }
}

type Chunk = string | Uint8Array

const isWholePage = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
  response.req.method !== 'HEAD' &&
  !response.hasHeader('content-encoding')

const asBuffer = (chunk: Chunk, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk)

const callbackOf = (rest: unknown[]): (() => void) | undefined =>
  rest.find((value): value is () => void => typeof value === 'function')
