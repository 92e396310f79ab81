import { ZodError, type z } from 'zod'
import { CALLS, type CallId } from '@/domain/api/calls'
import { RESULTS } from '@/domain/api/results'
import { type CallData, type CallParsed, SCHEMAS } from '@/domain/api/schemas'
import { logger } from '@/gateways/logs/log'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { isDatabaseUnavailable } from '@/services/database-unavailable'
import { type Deps, depsOf } from '@/services/deps'
import { HttpRefusal, Refusal } from '@/services/refusal'
import { limitRates } from '@/services/visitors/limit-rate'
import { limitRateInSteps } from '@/services/visitors/limit-rate-in-steps'
import { type Viewer, viewerOf } from '@/services/visitors/viewer'
import type { CallRequest, OwnEndpoint } from './own-endpoint'
import { unavailableAnswer } from './unavailable-answer'

type Context<Id extends CallId> = {
  deps: Deps
  input: CallParsed<Id>
  viewer: Viewer
  req: CallRequest
  /** Adds a Set-Cookie value to the answer. */
  setCookie: (value: string) => void
}

/**
 * Requests allowed in a window: `max` per browser, `perIp` (five times that, unless given) per address. Both count: a
 * made-up cookie buys no fresh budget, and many people behind one address do not use up each other's. `inSteps` writes
 * the count down only now and then, for calls that are made all the time.
 */
type Limit = { max: number; windowSeconds: number; perIp?: number; inSteps?: boolean }

type Definition<Id extends CallId> = {
  call: Id
  limit?: Limit
  handler: (context: Context<Id>) => Promise<CallData<Id>>
}

const log = logger('api')

const MOST_BYTES = 256 * 1024

/** Postgres keeps no zero byte; plain or as JSON writes it. */
const ZERO = /\0|\\u0000/

/** What a decoder leaves of bytes that are no UTF-8. */
const LOST = '\uFFFD'

export const PERSONAL = {
  'Cache-Control': 'private, no-store',
  'Content-Type': 'application/json; charset=utf-8',
}

/**
 * Every custom endpoint is made here: origin check, rate limit, zod, envelope, and thrown errors. Who calls it: grep for
 * `call('report.read'` in src/ui; the browser's end is src/ui/api/call.ts.
 */
export const defineEndpoint = <Id extends CallId>({ call, limit, handler }: Definition<Id>): OwnEndpoint => {
  const { method, path } = CALLS[call]
  return {
    path: path.replace(/^\/api/, ''),
    method: method === 'GET' ? 'get' : 'post',
    handler: async (req) => {
      const headers = new Headers(PERSONAL)
      try {
        refuseForeignOrigin(req)
        const deps = depsOf(req.payload)
        const viewer = viewerOf(req.headers)
        if (limit) await enforce(deps, { name: call, viewer, limit })
        const input = await parseInput({ schema: SCHEMAS[call], req })
        const setCookie = (value: string) => headers.append('Set-Cookie', value)
        const data = await handler({ deps, input: input as CallParsed<Id>, viewer, req, setCookie })
        return new Response(JSON.stringify({ result: RESULTS.ok, data }), { headers })
      } catch (error) {
        return refusalOf({ error, headers, req, call })
      }
    },
  }
}

const enforce = async (deps: Deps, args: { name: string; viewer: Viewer; limit: Limit }): Promise<void> => {
  const { name, viewer, limit } = args
  const { max, windowSeconds, perIp = max * 5, inSteps = false } = limit
  const limits = [
    { name, subject: `ip:${viewer.network}`, max: perIp, windowSeconds },
    ...(viewer.visitorHash ? [{ name, subject: viewer.visitorHash, max, windowSeconds }] : []),
  ]
  if (!inSteps) return limitRates(deps, limits)
  for (const one of limits) await limitRateInSteps(deps, one)
}

/** A browser says where a request comes from; a mutating one from another site is refused (cross-site forgery). */
export const refuseForeignOrigin = (req: Pick<CallRequest, 'method' | 'headers'>): void => {
  if (req.method === 'GET') return
  const site = req.headers.get('sec-fetch-site')
  const json = req.headers.get('content-type')?.startsWith('application/json')
  if (site === 'cross-site' || site === 'same-site') throw new HttpRefusal('forbidden')
  if (!json) throw new HttpRefusal('malformed', { issues: [{ path: '', message: 'JSON is expected' }] })
}

type Schema = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject }

/** Path, query and JSON body of a request, checked. Throws ZodError or HttpRefusal. */
const parseInput = async ({ schema, req }: { schema: Schema; req: CallRequest }) => ({
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

export const refusalOf = (args: {
  error: unknown
  headers: Headers
  req: Pick<CallRequest, 'headers'>
  /** Whose failure it is, for the log. */
  call: string
}): Response => {
  const { error, headers, req, call } = args
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers })
  if (error instanceof Refusal) return answer(200, { result: error.result, message: error.reason })
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
