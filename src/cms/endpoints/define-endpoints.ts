import { ZodError } from 'zod'
import type { CallRow } from '@/domain/api/call-row'
import { type CallData, type CallId, type CallParsed, rowOf } from '@/domain/api/calls'
import { RESULTS } from '@/domain/api/results'
import { logger } from '@/gateways/logs/log'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { isDatabaseUnavailable } from '@/services/database-unavailable'
import { type Deps, depsOf } from '@/services/deps'
import { HttpRefusal, Refusal } from '@/services/refusal'
import { type Viewer, viewerOf } from '@/services/visitors/viewer'
import { enforceCustomerLimit, enforceLimit, isCounted } from './enforce-limit'
import type { CallRequest, OwnEndpoint } from './own-endpoint'
import { type Owned, resolveOwner } from './resolve-owner'
import { unavailableAnswer } from './unavailable-answer'

type Context<Id extends CallId> = {
  deps: Deps
  input: CallParsed<Id>
  viewer: Viewer
  req: CallRequest
  /** Adds a Set-Cookie value to the answer. */
  setCookie: (value: string) => void
} & Owned<Id>

type Handler<Id extends CallId> = (context: Context<Id>) => CallData<Id> | Promise<CallData<Id>>

const log = logger('api')

const MOST_BYTES = 256 * 1024

/** Postgres keeps no zero byte; plain or as JSON writes it. */
const ZERO = /\0|\\u0000/

/** What a decoder leaves of bytes that are no UTF-8. */
const LOST = '\uFFFD'

export const PERSONAL = {
  'Cache-Control': 'private, no-store',
  // A shared result is told to who has its link; robots.txt lets in who fetches its picture, and so whoever reads the JSON.
  'X-Robots-Tag': 'noindex',
  'Content-Type': 'application/json; charset=utf-8',
}

/**
 * Every call is answered here: origin check, rate limit, zod, owner, handler, envelope, and thrown errors. All but the handler
 * follows from the call's row. Who calls it: grep for `'report.read'` in src/ui; the browser's end is
 * src/ui/api/call.ts.
 */
export const defineEndpoints = <Id extends CallId>(
  handlers: { [One in Id]: Handler<One> },
): {
  [One in Id]: OwnEndpoint
} => {
  const endpoints = (Object.keys(handlers) as Id[]).map((id) => [id, endpointOf(id, handlers[id])] as const)
  return Object.fromEntries(endpoints) as { [One in Id]: OwnEndpoint }
}

const endpointOf = <Id extends CallId>(call: Id, handler: Handler<Id>): OwnEndpoint => {
  const row = rowOf(call)
  const { limit } = row
  return {
    path: row.path.replace(/^\/api/, ''),
    method: row.method === 'GET' ? 'get' : 'post',
    handler: async (req) => {
      const headers = new Headers(PERSONAL)
      try {
        refuseForeignOrigin(req)
        const deps = depsOf(req.payload)
        const viewer = viewerOf(req.headers)
        const count = async (error?: unknown) => {
          if (limit && isCounted({ limit, error })) await enforceLimit(deps, { name: call, viewer, limit })
        }
        await count()
        const input = await parseInput({ row, req })
        const setCookie = (value: string) => headers.append('Set-Cookie', value)
        const owned = await resolveOwner(deps, { call, input, viewer })
        if (limit && 'customer' in owned)
          await enforceCustomerLimit(deps, { name: call, customerId: owned.customer.id, limit })
        const context = { deps, input: input as CallParsed<Id>, viewer, req, setCookie, ...owned }
        const handle = async () => handler(context)
        const data = await handle().catch(async (error: unknown) => {
          await count(error)
          throw error
        })
        return new Response(JSON.stringify({ result: RESULTS.ok, data }), { headers })
      } catch (error) {
        return refusalOf({ error, headers, req, call })
      }
    },
  }
}

/** A browser says where a request comes from; a mutating one from another site is refused (cross-site forgery). */
export const refuseForeignOrigin = (req: Pick<CallRequest, 'method' | 'headers'>): void => {
  if (req.method === 'GET') return
  const json = req.headers.get('content-type')?.startsWith('application/json')
  refuseCrossSite(req)
  if (!json) throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'JSON is expected' }] })
}

/**
 * The same for a GET that does something. Older browsers do not say where a request comes from, so it also bears a header
 * that our pages send with every call (ui/api/call-at.ts): an image of another page cannot, and its script would have to ask.
 */
export const refuseForeignGet = (req: Pick<CallRequest, 'headers'>): void => {
  refuseCrossSite(req)
  if (!req.headers.has('hl')) throw new HttpRefusal('forbidden')
}

const refuseCrossSite = (req: Pick<CallRequest, 'headers'>): void => {
  const site = req.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') throw new HttpRefusal('forbidden')
}

type Schemas = Pick<CallRow, 'params' | 'query' | 'body'>

/** Path, query and JSON body of a request, checked. Throws ZodError or HttpRefusal. */
const parseInput = async ({ row, req }: { row: Schemas; req: CallRequest }) => ({
  ...(row.params && { params: row.params.parse(req.routeParams) }),
  ...(row.query && { query: row.query.parse(queryOf(req)) }),
  ...(row.body && { body: row.body.parse(await readJson(req)) }),
})

/** The first of each parameter, as text; nothing nested can be smuggled in. */
const queryOf = (req: CallRequest): Record<string, string> => {
  const given = [...new URL(req.url, 'http://localhost').searchParams]
  if (given.some(([, value]) => value.includes('\0')))
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'a zero byte' }] })
  return Object.fromEntries(given.reverse())
}

/** A JSON body, unless a call says otherwise of at most a quarter of a megabyte. */
export const readJson = async (
  req: Pick<CallRequest, 'headers' | 'text'>,
  mostBytes = MOST_BYTES,
): Promise<unknown> => {
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > mostBytes)
    throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'too large' }] })
  const text = await req.text()
  if (text.length > mostBytes)
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

export const refusalOf = (args: {
  error: unknown
  headers: Headers
  req: Pick<CallRequest, 'headers'>
  /** Whose failure it is, for the log. */
  call: string
}): Response => {
  const { error, headers, req, call } = args
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers })
  if (error instanceof Refusal)
    return answer(200, { result: error.result, message: error.reason, ...error.told })
  if (error instanceof ZodError) {
    const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    return answer(400, { result: 400, message: 'malformed', issues })
  }
  if (error instanceof HttpRefusal) {
    const { retryAfterSeconds, issues } = error.details ?? {}
    if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
    return answer(error.status, {
      result: error.status,
      message: error.problem,
      ...(issues ? { issues } : {}),
    })
  }
  // The number of the request is in the answer's header, in the log, and here for the visitor who writes to us.
  const requestId = req.headers.get('x-request-id') ?? undefined
  if (error instanceof GatewayError) {
    log.warn('the payment provider did not answer', { request: requestId, call, error })
    return answer(200, { result: RESULTS.paymentUnavailable, message: 'paymentUnavailable' })
  }
  // After the provider's: a connection that it reset looks like one that the database did.
  if (isDatabaseUnavailable(error)) return unavailableAnswer({ call, asked: req.headers, error })
  log.error('a call failed', { request: requestId, call, error })
  return answer(500, { result: 500, message: 'failed', requestId })
}
