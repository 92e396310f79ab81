import { isLocale, type Locale } from '../locale/locales'
import { matchPath, patternsOf, type RouteMatch } from './match-path'
import { fill, namesDocument, type RouteParams } from './pattern'
import { toRegExp } from './pattern-source'
import { ROUTE_IDS, ROUTES, type RouteId } from './routes'

/** Page that prints an unknown path. The hyphen keeps it apart from every storefront code. */
export const NOT_FOUND_PAGE = '/not-found'

/** After the exam number of an internal path comes the alias that was asked for: `/FR/iq/1~2/…`; nothing for the canonical path. */
export const aliasMark = (alias: number): string => (alias ? `~${alias}` : '')

const PAGES = ROUTE_IDS.map((route) => ({
  route,
  regExp: toRegExp(ROUTES[route].page, {
    before: '/(?<locale>[A-Z]{2})',
    mark: '(?:~(?<alias>[1-9][0-9]?))?',
  }),
}))

/** Where a public pathname (as requested, percent-encoding kept) is rendered: a page, or the page that says it is not there. */
export function internalPath({
  locale,
  pathname,
  id,
}: {
  locale: Locale
  pathname: string
  /** `?id=`, which names the document of a page that shows one. */
  id?: string | null
}): string {
  const match = matchPath(pathname, id)
  const page = match && ROUTES[match.route].built ? pageOf(match) : null
  return page ? `/${locale}${page}` : `/${locale}${NOT_FOUND_PAGE}${escapePercent(pathname)}`
}

/** The public address, alias included, that leads to an internal path; null when none does. */
export function publicPath(internal: string): string | null {
  for (const { route, regExp } of PAGES) {
    const { locale, alias, ...params } = regExp.exec(internal)?.groups ?? {}
    if (isLocale(locale)) return pathOf({ route, params, alias: Number(alias ?? 0) })
  }
  return null
}

/** The path the not-found page prints, from its catch-all parameter: exactly what was requested. */
export function requestedPath(segments: readonly string[]): string {
  return `/${segments.map(unescapeOnce).join('/')}`
}

export type Place = {
  locale: Locale
  route: RouteId
  code: string
  examId: number
  slug?: string
  linkCode?: string
  id?: string
  alias: number
  /** Public pathname as requested, for the not-found screen. */
  path: string
}

type PageParams = {
  locale: string
  code: string
  examId: string
  slug?: string
  linkCode?: string
  id?: string
}

/** The parameters of a page below `[locale]/[code]/[examId]`, read once at its edge; null when they are not of their form. */
export function parsePlace({ route, params }: { route: RouteId; params: PageParams }): Place | null {
  const { locale, code, slug, linkCode, id } = params
  const [examId = '', mark] = params.examId.split('~')
  const alias = Number(mark ?? 0)
  if (!isLocale(locale) || aliasMark(alias) !== (mark === undefined ? '' : `~${mark}`)) return null
  if (!ROUTES[route].built) return null
  const path = pathOf({ route, alias, params: { code, examId, slug, linkCode, id } })
  return path
    ? {
        locale,
        route,
        code,
        examId: Number(examId),
        slug: slug as string | undefined,
        linkCode,
        id,
        alias,
        path,
      }
    : null
}

const pageOf = ({ route, params, alias }: RouteMatch): string | null =>
  fill(ROUTES[route].page, params, aliasMark(alias))

function pathOf({ route, params, alias }: RouteMatch & { params: RouteParams }): string | null {
  const pattern = patternsOf(ROUTES[route])[alias]
  const path = pattern === undefined ? null : fill(pattern, params)
  if (path === null || !namesDocument(ROUTES[route].page)) return path
  return fill(`${path}?id={id}`, params)
}

/** Survives the one decoding between here and the page, whatever bytes the visitor sent (`%E6` alone is not decodable). */
const escapePercent = (pathname: string): string => pathname.replaceAll('%', '%25')

const unescapeOnce = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
