import { pathTo } from '@/domain/routing/path-to'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'

type Args = {
  place: ScreenPlace
  back: RouteId
  /** Of the document that `back` shows, and which chapter of it. */
  id?: string
  chapter?: number | null
}

/** The way to an account, and afterwards back to a page of this exam. */
export const loginHref = (args: Args): string => accountHref('login', args)

export const registerHref = (args: Args): string => accountHref('register', args)

const accountHref = (route: 'login' | 'register', { place, back, id, chapter }: Args): string => {
  const query = new URLSearchParams({
    to: back,
    ...(id && { id }),
    ...(chapter && { chapter: String(chapter) }),
  })
  return `${pathTo({ route, ...place })}?${query}`
}
