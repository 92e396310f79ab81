import { LOCALES } from '../locale/locales'
import { aliasMark, NOT_FOUND_PAGE } from './internal-path'
import { patternsOf } from './match-path'
import { DOCUMENT_ID, namesDocument } from './pattern'
import { toDestination, toSource } from './pattern-source'
import { ROUTE_IDS, ROUTES, type RouteRow } from './routes'

export type RewriteRule = {
  source: string
  destination: string
  has?: { type: 'query'; key: string; value: string }[]
}

const ANY_LOCALE = LOCALES.join('|')
const HAS_HL = [{ type: 'query', key: 'hl', value: `(?<hl>${ANY_LOCALE})` }] satisfies RewriteRule['has']

const HAS_HL_AND_ID: RewriteRule['has'] = [...HAS_HL, { type: 'query', key: 'id', value: DOCUMENT_ID }]

/** Paths that belong to others: Payload, the calls, Next. */
const NOT_OURS = '(?:api|pay|admin|_next)(?:/|$)'
/** A last segment with a dot names a file. */
const FILE = '(?:[^%]*/)?[^/%]*\\.[^/%]*'

/**
 * Next rewrites of URLs that carry a valid `hl` (no proxy code runs for them), in order; the first that matches wins.
 * They belong to `afterFiles`: there Next honours caseSensitiveRoutes and stops at the first match,
 * `beforeFiles` rules ignore letter case and chain. A path with '%' goes to the proxy (Next answers 500 when it cannot decode a capture).
 */
export function rewriteRules(): RewriteRule[] {
  return [
    // An internal path typed by a visitor is no page.
    {
      source: `/:path((?:${ANY_LOCALE})(?:/[^%]*)?)`,
      has: HAS_HL,
      destination: `/:hl${NOT_FOUND_PAGE}/:path`,
    },
    ...ROUTE_IDS.flatMap((route) => routeRules(ROUTES[route])),
    { source: `/:path((?!${NOT_OURS})[^%]+)`, has: HAS_HL, destination: `/:hl${NOT_FOUND_PAGE}/:path` },
    // A file that is not there; the proxy does not run for files.
    { source: `/:path((?!${NOT_OURS})${FILE})`, destination: `/${LOCALES[0]}${NOT_FOUND_PAGE}/:path` },
  ]
}

function routeRules(row: RouteRow): RewriteRule[] {
  if (!row.built) return []
  return patternsOf(row).map((pattern, alias) => ({
    source: toSource(pattern),
    has: namesDocument(row.page) ? HAS_HL_AND_ID : HAS_HL,
    destination: `/:hl${toDestination(row.page, aliasMark(alias))}`,
  }))
}
