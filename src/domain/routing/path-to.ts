import { LOCALES, type Locale, tagOf } from '../locale/locales'
import { PATHS } from './paths'
import { fill } from './pattern'
import type { RouteId } from './routes'

export type Target = {
  route: RouteId
  code?: string
  examId?: number
  slug?: string
  linkCode?: string
  /** Of the document that a page shows. */
  id?: string
}

/** Public pathname of a route, with `?id=` where the page is one of a document. Throws a RangeError when a parameter is missing or not of its form: a link must not lead to a 404. */
export function pathTo({ route, examId, ...params }: Target): string {
  const path = fill(PATHS[route], { ...params, examId: examId?.toString() })
  if (!path) throw new RangeError(`no path to ${route} with ${JSON.stringify({ examId, ...params })}`)
  return path
}

/** The pathname with its language, the address that may be shared, cached and indexed. */
export const withLocale = (path: string, locale: Locale): string =>
  `${path}${path.includes('?') ? '&' : '?'}hl=${locale}`

/** Canonical address and hreflang alternates (BCP 47 tags and x-default) of a page, relative to the site's origin. */
export function alternatesOf({ locale, ...target }: Target & { locale: Locale }) {
  const path = pathTo(target)
  const languages = Object.fromEntries(LOCALES.map((each) => [tagOf(each), withLocale(path, each)]))
  return { canonical: withLocale(path, locale), languages: { ...languages, 'x-default': path } }
}
