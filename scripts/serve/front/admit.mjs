import { logger } from '../../../src/gateways/logs/log.ts'
import { beforeNext } from './before-next.mjs'
import { LANES, laneOf } from './lanes.mjs'
import { unwatched, watchLoad } from './load.mjs'
import { settings } from './settings.mjs'
import { shedSeconds } from './shed.mjs'
import { turnAway } from './turn-away.mjs'

const SLOW_MS = 1_000
const LANE = Symbol('lane')
const SINCE = Symbol('since')

const log = logger('server')
const now = settings.dev ? unwatched() : watchLoad()
const underWay = LANES.map(() => 0)
const shed = LANES.map(() => 0)

// Lets a request in, or tells it when to come again.
beforeNext((request, response) => {
  const lane = laneOf(request.url)
  if (lane === null) return false
  const seconds = shedSeconds({
    lane,
    underWay,
    admitted: now.admitted,
    budgets: now.budgets,
    load: now.load,
  })
  if (seconds > 0) {
    shed[lane] += 1
    turnAway({ request, response, seconds: seconds + Math.floor(Math.random() * seconds) })
    return true
  }
  now.admitted[lane] += 1
  response[SINCE] = performance.now()
  // Under way from when all of it is here until our answer is whole: who sends or reads slowly keeps a socket, not a
  // place that others are turned away for.
  const begin = () => {
    if (response[SINCE] === undefined) return
    underWay[lane] += 1
    response[LANE] = lane
  }
  if (hasBody(request)) request.once('end', begin)
  else begin()
  response.once('prefinish', settle)
  response.once('close', settle)
  return false
})

const hasBody = ({ headers }) => 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** One line for an answer that failed, was slow, or concerns money; the rest would only hide them. */
function settle() {
  if (this[SINCE] === undefined) return
  const { req: request, statusCode: status } = this
  const ms = Math.round(performance.now() - this[SINCE])
  if (this[LANE] !== undefined) underWay[this[LANE]] -= 1
  this[SINCE] = undefined
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

const concernsMoney = (url) => url.startsWith('/pay/') || url.includes('/webhooks')

/** No query; of a path no long or foreign part. */
const pathOf = (url) =>
  url
    .split('?', 1)[0]
    .replace(/[^/]*[@%][^/]*|[^/]{40,}/g, '*')
    .slice(0, 120)

setInterval(() => {
  const total = shed.reduce((sum, count) => sum + count, 0)
  if (total === 0) return
  log.warn('shed', { load: now.load, ...Object.fromEntries(LANES.map((name, lane) => [name, shed[lane]])) })
  shed.fill(0)
}, 1_000).unref()
