import type { z } from 'zod'
import { HttpRefusal } from '@/services/refusal'
import type { CallRequest } from './own-endpoint'

const MOST_BYTES = 256 * 1024

/** Postgres keeps no zero byte; plain or as JSON writes it. */
const ZERO = /\0|\\u0000/

/** What a decoder leaves of bytes that are no UTF-8. */
const LOST = '\uFFFD'

type Schema = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject }

/** Path, query and JSON body of a request, checked. Throws ZodError or HttpRefusal. */
export const parseInput = async ({ schema, req }: { schema: Schema; req: CallRequest }) => ({
  ...(schema.params && { params: schema.params.parse(req.routeParams) }),
  ...(schema.query && { query: schema.query.parse(queryOf(req)) }),
  ...(schema.body && { body: schema.body.parse(await readJson(req)) }),
})

/** The first of each parameter, as text; nothing nested can be smuggled in. */
const queryOf = (req: CallRequest): Record<string, string> => {
  const given = [...new URL(req.url, 'http://localhost').searchParams]
  if (given.some(([, value]) => value.includes('\0')))
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'a zero byte' }] })
  return Object.fromEntries(given.reverse())
}

/** A JSON body of at most a quarter of a megabyte. */
export const readJson = async (req: Pick<CallRequest, 'headers' | 'text'>): Promise<unknown> => {
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > MOST_BYTES)
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'too large' }] })
  const text = await req.text()
  if (text.length > MOST_BYTES)
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'too large' }] })
  if (ZERO.test(text)) throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'a zero byte' }] })
  if (text.includes(LOST))
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'not UTF-8' }] })
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'not JSON' }] })
  }
}
