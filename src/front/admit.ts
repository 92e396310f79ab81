import type { ServerResponse } from 'node:http'
import { logger } from '@/gateways/logs/log'
import { count, observe, set, whenAsked } from '@/gateways/metrics/metrics'
import { LANES, laneOf } from './lanes'
import { unwatched, watchLoad } from './load'
import { settings } from './settings'
import { shedSeconds } from './shed'
import type { Asked, Step } from './step'
import { turnAway } from './turn-away'

const SLOW_MS = 1_000
const REPORT_EVERY_MS = 1_000

const log = logger('server')

/** Lets a request in, or says when to come again. Made once a process: it counts what is under way. */
export const createAdmit = (): Step => {
  const now = settings().dev ? unwatched() : watchLoad()
  const underWay = LANES.map(() => 0)
  const shed = LANES.map(() => 0)
  reportShed({ shed, load: () => now.load })
  whenAsked(() => {
    for (const [lane, name] of LANES.entries()) set('underWay', { lane: name }, underWay[lane] ?? 0)
  })

  return (request, response) => {
    const lane = laneOf(request.url)
    if (lane === null) return 'passed'
    const { admitted, budgets, load } = now
    const seconds = shedSeconds({ lane, underWay, admitted, budgets, load })
    if (seconds > 0) {
      shed[lane]! += 1
      count('shed', { lane: nameOf(lane) })
      turnAway({ request, response, seconds: seconds + Math.floor(Math.random() * seconds) })
      return 'answered'
    }
    admitted[lane]! += 1
    follow({ request, response, lane, underWay })
    return 'passed'
  }
}

/**
 * Under way from when all of it is here until our answer is whole: who sends or reads slowly keeps a socket, not a place
 * that others are turned away for.
 */
const follow = ({
  request,
  response,
  lane,
  underWay,
}: {
  request: Asked
  response: ServerResponse
  lane: number
  underWay: number[]
}): void => {
  const since = performance.now()
  let phase: 'arriving' | 'under way' | 'settled' = 'arriving'
  const begin = () => {
    if (phase !== 'arriving') return
    phase = 'under way'
    underWay[lane]! += 1
  }
  const settle = () => {
    if (phase === 'settled') return
    if (phase === 'under way') underWay[lane]! -= 1
    phase = 'settled'
    const ms = performance.now() - since
    count('requests', { lane: nameOf(lane), status: `${Math.floor(response.statusCode / 100)}xx` })
    observe('requestSeconds', { lane: nameOf(lane) }, ms / 1000)
    logAnswer({ request, status: response.statusCode, ms: Math.round(ms) })
  }
  if (hasBody(request)) request.once('end', begin)
  else begin()
  response.once('prefinish', settle)
  response.once('close', settle)
}

const nameOf = (lane: number): string => LANES[lane] ?? 'none'

const hasBody = ({ headers }: Asked): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** One line for an answer that failed, was slow, or concerns money; the rest would only hide them. */
const logAnswer = ({ request, status, ms }: { request: Asked; status: number; ms: number }): void => {
  const failed = status >= 500
  const counts = failed || ms >= SLOW_MS || (request.method === 'POST' && concernsMoney(request.url))
  if (!counts) return
  log[failed ? 'error' : 'info'](failed ? 'failed' : ms >= SLOW_MS ? 'slow' : 'answered', {
    request: request.headers['x-request-id'],
    call: `${request.method} ${pathOf(request.url)}`,
    status,
    ms,
  })
}

const concernsMoney = (url: string): boolean => url.startsWith('/pay/') || url.includes('/webhooks')

/** No query; of a path no long or foreign part. */
const pathOf = (url: string): string =>
  url
    .replace(/\?.*$/s, '')
    .replace(/[^/]*[@%][^/]*|[^/]{40,}/g, '*')
    .slice(0, 120)

const reportShed = ({ shed, load }: { shed: number[]; load: () => string }): void => {
  setInterval(() => {
    const total = shed.reduce((sum, count) => sum + count, 0)
    if (total === 0) return
    log.warn('shed', { load: load(), ...Object.fromEntries(LANES.map((name, lane) => [name, shed[lane]])) })
    shed.fill(0)
  }, REPORT_EVERY_MS).unref()
}
