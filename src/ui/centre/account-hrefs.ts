import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import { wayBackQuery } from '../account/where-to'
import type { ScreenPlace } from '../navigation/screen-place'

type Args = {
  place: ScreenPlace
  back: RouteId
  /** Of the document, where the page is one of a document. */
  id?: string
  /** Of a course. */
  chapter?: number
}

/** The way to an account, and afterwards back to a page of this exam. */
export const loginHref = (args: Args): string => accountHref('login', args)

export const registerHref = (args: Args): string => accountHref('register', args)

const accountHref = (route: 'login' | 'register', { place, back, id, chapter }: Args): string =>
  pathTo({ route, ...place }) + wayBackQuery({ route: back, id, chapter: chapter?.toString() })
