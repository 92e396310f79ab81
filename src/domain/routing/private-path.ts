import { patternsOf } from './match-path'
import { ROUTE_IDS, ROUTES, type RouteId } from './routes'

/** Folders of pages whose address, or what is behind it, is nobody else's business. */
const PRIVATE_PAGES = /^\/\{code\}\/\{examId\}\/(?:report|user|cancel|centre)(?:\/|$)/
const PRIVATE_ROUTES: readonly RouteId[] = ['deviceLink']

/** First segments of the addresses of private pages: no other site is told them. */
export const PRIVATE_HEADS: readonly string[] = [
  ...new Set(
    ROUTE_IDS.filter((id) => PRIVATE_ROUTES.includes(id) || PRIVATE_PAGES.test(ROUTES[id].page)).flatMap(
      (id) => patternsOf(ROUTES[id]).map((pattern) => pattern.split('/')[1] ?? ''),
    ),
  ),
]
