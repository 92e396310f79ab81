import { LOCALES, type Locale, tagOf } from '../locale/locales'
import { patternsOf } from './match-path'
import { fill, namesDocument } from './pattern'
import { ROUTES, type RouteId } from './routes'

export type Target = {
  route: RouteId
  code?: string
  examId?: number
  slug?: string
  linkCode?: string
  /** Of the document that a page shows. */
  id?: string
  alias?: number
}

/** Public pathname of a route, with `?id=` where the page is one of a document. Throws a RangeError when a parameter is missing or not of its form: a link must not lead to a 404. */
export function pathTo({ route, alias = 0, examId, ...params }: Target): string {
  const pattern = patternsOf(ROUTES[route])[alias]
  const whole = pattern && (namesDocument(ROUTES[route].page) ? `${pattern}?id={id}` : pattern)
  const path = whole && fill(whole, { ...params, examId: examId?.toString() })
  if (!path) throw new RangeError(`no path to ${route} with ${JSON.stringify({ alias, examId, ...params })}`)
  return path
}

/** The pathname with its language, the address that may be shared, cached and indexed. */
export const withLocale = (path: string, locale: Locale): string =>
  `${path}${path.includes('?') ? '&' : '?'}hl=${locale}`

/** Canonical address and hreflang alternates (BCP 47 tags and x-default) of a page, relative to the site's origin. */
export function alternatesOf({ locale, ...target }: Target & { locale: Locale }) {
  const path = pathTo({ ...target, alias: 0 })
  const languages = Object.fromEntries(LOCALES.map((each) => [tagOf(each), withLocale(path, each)]))
  return { canonical: withLocale(path, locale), languages: { ...languages, 'x-default': path } }
}
