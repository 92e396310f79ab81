import type { Level } from '@/domain/centre/levels'
import { pathTo } from '@/domain/routing/path-to'
import { ROUTES } from '@/domain/routing/routes'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

/** Where plans are sold to somebody who reaches so far; null: nowhere, or they have all that there is. */
export const plansHref = (place: ScreenPlace, level: Level): string | null => {
  if (level === 'premium') return null
  const route = level === 'basic' ? 'upgrade' : 'premium'
  return ROUTES[route].built ? pathTo({ route, ...place }) : null
}

/** Where the own plan is shown. */
export const ownPlanHref = (place: ScreenPlace): string => `${pathTo({ route: 'account', ...place })}#plan`
