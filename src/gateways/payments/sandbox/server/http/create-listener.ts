import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallFault } from '../behaviour'
import type { Context } from '../context'
import { ApiError } from './api-error'
import { json, jsonError, type Reply, sendReply } from './reply'
import { findRoute, type Route } from './routes'

/** One request: route, fault of a test if any, answer, one log line without query, body or headers. */
export const createListener =
  (ctx: Context) => async (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const url = parseUrl(request)
    const found = url && findRoute({ method: request.method ?? '', path: url.pathname })
    const fault = found?.route.faulty ? ctx.behaviour.takeFault(`${request.method} ${url?.pathname}`) : null
    try {
      const reply = await answer({ ctx, request, url, found, fault })
      if (reply) sendReply({ response, reply, siteOrigins: ctx.siteOrigins })
      else await hangUp({ response, ms: fault?.ms ?? 0 })
    } finally {
      const ms = Math.round(performance.now() - started)
      ctx.log({
        call: `${request.method} ${found?.route.name ?? '(no route)'}`,
        status: response.statusCode,
        ms,
      })
    }
  }

type Found = { route: Route; params: string[] } | null | undefined
type Asked = {
  ctx: Context
  request: IncomingMessage
  url: URL | null
  found: Found
  fault: CallFault | null
}

/** null: the connection is left without an answer. */
const answer = async ({ ctx, request, url, found, fault }: Asked): Promise<Reply | null> => {
  if (!url || !found) return jsonError({ status: 404, code: 'not_found', message: 'There is no such call.' })
  if (fault?.action === 'delay' && fault.effect === 'before') await sleep(fault.ms)
  else if (fault?.effect === 'before') return spoilt(fault)
  const reply = await handled({ ctx, request, url, found, fault })
  if (!fault || fault.effect === 'before') return reply
  if (fault.action !== 'delay') return spoilt(fault)
  await sleep(fault.ms)
  return reply
}

const handled = async ({ ctx, request, url, found }: Asked & { url: URL; found: NonNullable<Found> }) => {
  try {
    return await found.route.handle({ ctx, request, url, params: found.params })
  } catch (error) {
    if (error instanceof ApiError) return jsonError(error)
    ctx.log({ error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' })
    return jsonError({ status: 500, code: 'internal_error', message: 'The sandbox failed.' })
  }
}

const spoilt = (fault: CallFault): Reply | null => {
  if (fault.action === 'hang') return null
  if (fault.action === 'garbage') return { ...json(200, null), body: '<html>502</html>' }
  return jsonError({ status: fault.status, code: 'injected_fault', message: 'A test asked for this.' })
}

const hangUp = async ({ response, ms }: { response: ServerResponse; ms: number }) => {
  const gone = new Promise<void>((resolve) => response.once('close', resolve))
  await Promise.race([sleep(ms, undefined, { ref: false }), gone])
  response.destroy()
}

const parseUrl = (request: IncomingMessage) => {
  try {
    return new URL(request.url ?? '/', 'http://sandbox.invalid')
  } catch {
    return null
  }
}
