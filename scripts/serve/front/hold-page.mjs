/**
 * Holds an HTML answer back until its last byte, because its headers depend on its text; anything else passes untouched.
 * `finish(body)` sets headers and gives the bytes to send; `bodiless()` runs before a 304 and an answer to HEAD; `head()`
 * before any of them, when all that was said of the answer is known.
 * @param {{
 *   response: import('node:http').ServerResponse,
 *   finish: (body: string | Buffer) => Buffer,
 *   bodiless: () => void,
 *   head: () => void,
 * }} given
 */
export const holdPage = ({ response, finish, bodiless, head }) => {
  const { writeHead, write, end, flushHeaders } = response
  const chunks = []
  let mode = 'undecided'

  const decide = () => {
    if (mode !== 'undecided') return
    const html = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    const headOnly = response.req.method === 'HEAD'
    mode = html && !headOnly && !response.hasHeader('content-encoding') ? 'held' : 'passing'
    head()
    if (headOnly || response.statusCode === 304) bodiless()
  }

  response.writeHead = (status, ...rest) => {
    response.statusCode = status
    const headers = rest.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    decide()
    if (mode === 'passing') writeHead.call(response, status)
    return response
  }
  response.flushHeaders = () => {
    decide()
    if (mode === 'passing') flushHeaders.call(response)
  }
  response.write = (chunk, ...rest) => {
    decide()
    if (mode === 'passing') return write.call(response, chunk, ...rest)
    chunks.push(asBuffer(chunk, rest[0]))
    callbackOf(rest)?.()
    return true
  }
  response.end = (chunk, ...rest) => {
    if (typeof chunk === 'function') return response.end(undefined, undefined, chunk)
    decide()
    if (mode !== 'held') return end.call(response, chunk, ...rest)
    mode = 'passing'
    const whole = chunks.length === 0 && chunk != null
    const body = whole ? chunk : Buffer.concat(chunk == null ? chunks : [...chunks, asBuffer(chunk, rest[0])])
    const bytes = finish(body)
    response.setHeader('Content-Length', bytes.length)
    return end.call(response, bytes, callbackOf(rest))
  }
}

const asBuffer = (chunk, encoding) =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
    : Buffer.from(chunk)

const callbackOf = (rest) => rest.find((value) => typeof value === 'function')
