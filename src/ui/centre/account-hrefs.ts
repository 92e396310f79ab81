import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'

type Args = { place: ScreenPlace; back: RouteId }

/** The way to an account, and afterwards back to a page of this exam. */
export const loginHref = ({ place, back }: Args): string =>
  `${pathTo({ route: 'login', ...place })}?to=${back}`

export const registerHref = ({ place, back }: Args): string =>
  `${pathTo({ route: 'register', ...place })}?to=${back}`
