import type { HelpTarget } from '@/domain/centre/content'
import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'

type Way = { route: RouteId; query?: string; linkCode?: string }

/** Where the button of a help entry leads. */
const WAYS: Record<HelpTarget, Way> = {
  retrieve: { route: 'retrieve' },
  support: { route: 'support' },
  results: { route: 'results' },
  settings: { route: 'settings' },
  profile: { route: 'userInfo' },
  orders: { route: 'results', query: 'state=pending' },
  login: { route: 'login' },
  forgotPassword: { route: 'forgotPassword' },
  terms: { route: 'protocol', linkCode: 'terms' },
  privacy: { route: 'protocol', linkCode: 'privacy' },
  cookies: { route: 'protocol', linkCode: 'cookies' },
  tests: { route: 'testCentre' },
  data: { route: 'myData' },
}

type Args = {
  target: HelpTarget
  place: ScreenPlace
  /** Link codes of the storefront's published protocols. */
  protocols: readonly string[]
}

/** null: the storefront has not published that page. */
export const helpHref = ({ target, place: { code, examId }, protocols }: Args): string | null => {
  const { route, query, linkCode } = WAYS[target]
  if (linkCode && !protocols.includes(linkCode)) return null
  const path = pathTo({ route, code, examId, linkCode })
  return query ? `${path}?${query}` : path
}
