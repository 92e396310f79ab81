import { RESERVED_SLUGS } from './reserved-slugs'

export type RouteParams = {
  code?: string
  examId?: string
  slug?: string
  linkCode?: string
  /** Of a page of one document: it stands in the query of the public address (docs/decisions/0046). */
  id?: string
}
export type ParamName = keyof RouteParams

const SLUG = `(?!(?:${RESERVED_SLUGS.join('|')})(?:/|$))[a-z][a-z0-9_]{1,39}`

/** What each placeholder accepts. No alternative begins another one's value across a '/', so a path has one reading. */
export const ACCEPTS: Record<ParamName, string> = {
  code: '[a-z0-9]{1,24}',
  examId: '[1-9][0-9]{0,8}',
  slug: SLUG,
  linkCode: '[a-z][a-z0-9_-]{0,39}',
  id: '[a-z0-9][a-z0-9-]{0,79}',
}

export const PLACEHOLDER = /\{(\w+)\}/g

/** The pattern with its values, or null when one is missing or refused. */
export const fill = (pattern: string, params: RouteParams, mark = ''): string | null => {
  let complete = true
  const path = pattern.replace(PLACEHOLDER, (_, name: ParamName) => {
    const value = params[name]
    if (value === undefined || !new RegExp(`^(?:${ACCEPTS[name]})$`).test(value)) complete = false
    return `${value}${name === 'examId' ? mark : ''}`
  })
  return complete ? path : null
}

/** Whether a page is one of a document, named by `?id=`. */
export const namesDocument = (page: string): boolean => page.includes('{id}')

/** What `?id=` may be, as a group of the name `id`. */
export const DOCUMENT_ID = `(?<id>${ACCEPTS.id})`

/** Why a landing page cannot be called so; null: it can. */
export const slugProblem = (slug: string): 'form' | 'reserved' | null => {
  if (!/^[a-z][a-z0-9_]{1,39}$/.test(slug)) return 'form'
  return RESERVED_SLUGS.includes(slug) ? 'reserved' : null
}
