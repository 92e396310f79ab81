import type { RouteParams } from './pattern'
import { toRegExp } from './pattern-source'
import { ROUTE_IDS, ROUTES, type RouteId, type RouteRow } from './routes'

export type RouteMatch = {
  route: RouteId
  params: RouteParams
  /** 0 is the canonical path, n the n-th alias (from 1). */
  alias: number
}

const PATTERNS = ROUTE_IDS.flatMap((route) =>
  patternsOf(ROUTES[route]).map((pattern, alias) => ({ route, alias, regExp: toRegExp(pattern) })),
)

/** The route a public pathname names, exactly and case-sensitively, whether its screen is built or not; `id`: what its query says. */
export function matchPath(pathname: string, id?: string | null): RouteMatch | null {
  for (const { route, alias, regExp } of PATTERNS) {
    const found = regExp.exec(pathname)
    if (found) return { route, alias, params: { ...found.groups, ...(id && { id }) } }
  }
  return null
}

/** Canonical pattern first, then the aliases. */
export function patternsOf(row: RouteRow): string[] {
  return [row.path, ...row.aliases]
}
