import { patternsOf } from '@/domain/routing/match-path'
import { toRegExp } from '@/domain/routing/pattern'
import { ROUTE_IDS, ROUTES } from '@/domain/routing/routes'

const KEEPING = ROUTE_IDS.filter((route) => ROUTES[route].scroll === 'keep').flatMap((route) =>
  patternsOf(ROUTES[route]).map((pattern) => toRegExp(pattern)),
)

/** Question pages keep their position on navigation, every other page goes to the top. */
export const keepsScroll = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return KEEPING.some((pattern) => pattern.test(path))
}
