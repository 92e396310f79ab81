import type { Lane } from '@/domain/api/call-row'
import { CALL_IDS, rowOf } from '@/domain/api/calls'
import { patternsOf } from '@/domain/routing/match-path'
import { ROUTE_IDS, ROUTES, type RouteId } from '@/domain/routing/routes'
import { GATEWAY_IDS } from '@/gateways/payments/gateway'

/**
 * What may wait when too many come at once. `work` goes last: answering, paying, reading what was paid, and the scripts
 * that those screens need. `begin` before it: new sittings, the admin, everything unnamed under /api. `browse` first:
 * landing pages and what hangs on them.
 */
export const LANES: readonly Lane[] = ['browse', 'begin', 'work']
export const BROWSE = 0
export const BEGIN = 1
export const WORK = 2

/**
 * Pages of work, by their folder below `[code]/[examId]`, whatever their address: who follows a link to a running test
 * or lays reports side by side is answering or paying. Every other page is browsed.
 */
const WORKING_FOLDERS = ['test', 'pay', 'report', 'cancel']

/** Pages that are not in the lane of their folder. */
const PAGES_APART: Partial<Record<RouteId, number>> = {
  instructions: BEGIN,
}

/** What is neither a route nor one of CALLS. */
const OTHERS: readonly (readonly [start: string, lane: number])[] = [
  ['/_next/static/', WORK],
  ['/api/internal/', WORK],
  ['/api/exam/', WORK],
  ['/api/media/', BROWSE],
  ['/api', BEGIN],
  ['/admin', BEGIN],
  ...GATEWAY_IDS.map((id) => [`/api/${id}/`, WORK] as const),
]

const laneOfRoute = (id: RouteId): number => {
  const [, , , folder = ''] = ROUTES[id].page.split('/')
  return PAGES_APART[id] ?? (WORKING_FOLDERS.includes(folder) ? WORK : BROWSE)
}

/** The part of an address that is the same for all of its values: up to the first placeholder. */
const fixedPart = (pattern: string): string => pattern.split(/[{:]/, 1)[0] ?? ''

/** By the beginnings of addresses; of two that fit, the longer one is meant. */
const STARTS = [
  ...OTHERS,
  ...CALL_IDS.map(rowOf).map(({ path, lane }) => [fixedPart(path), LANES.indexOf(lane)] as const),
  ...ROUTE_IDS.flatMap((id) =>
    patternsOf(ROUTES[id]).map((pattern) => [fixedPart(pattern), laneOfRoute(id)] as const),
  ),
].sort(([one], [other]) => other.length - one.length)

const START_OF = new RegExp(
  `^(?:${STARTS.map(([start]) => start.replace(/[.*+?^$()[\]\\|]/g, '\\$&')).join('|')})`,
)
const LANE_OF = new Map(STARTS)

/** The lane of a request by its path; null for who only asks whether we can serve: never shed, and in nobody's way. */
export const laneOf = (url: string): number | null => {
  if (/^\/readyz(?:[?#]|$)/.test(url)) return null
  return LANE_OF.get(START_OF.exec(url)?.[0] ?? '') ?? BROWSE
}
