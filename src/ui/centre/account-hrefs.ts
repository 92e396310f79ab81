import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { wayBackQuery } from '../account/where-to'
import type { ScreenPlace } from '../navigation/screen-place'

type Args = {
  place: ScreenPlace
  back: RouteId
  /** Of the document, where the page is one of a document, and which chapter of it. */
  id?: string
  chapter?: number | null
}

/** The way to an account, and afterwards back to a page of this exam. */
export const loginHref = ({ place, back, ...document }: Args): string =>
  pathTo({ route: 'login', ...place }) + wayBackQuery({ route: back, ...document })

export const registerHref = ({ place, back, ...document }: Args): string =>
  pathTo({ route: 'register', ...place }) + wayBackQuery({ route: back, ...document })
