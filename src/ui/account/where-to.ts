import type { RouteId } from '@/domain/routing/routes'

/** Where a sign-in may lead back to. A name of ours and never an address: nobody is led off the site by a link. */
export const WAYS_BACK = [
  'centre',
  'results',
  'settings',
  'userInfo',
  'account',
  'accountSettings',
  'editPassword',
  'articles',
  'courses',
  'psychologyCourses',
  'courseCategories',
] as const satisfies RouteId[]

/** The page of a document, which the address names as well. */
export const DOCUMENTS_BACK = ['articleDetail', 'courseDetail'] as const satisfies RouteId[]

type Plain = (typeof WAYS_BACK)[number]
type Document = (typeof DOCUMENTS_BACK)[number]
export type WayBack = { route: Plain; id?: undefined } | { route: Document; id: string; chapter?: string }

/** What an address wishes for with `?to=`, or null when that is none of the places. */
export const wayBackOf = (query: { get: (name: string) => string | null }): WayBack | null => {
  const to = query.get('to')
  const plain = WAYS_BACK.find((route) => route === to)
  if (plain) return { route: plain }
  const document = DOCUMENTS_BACK.find((route) => route === to)
  const id = matching(query.get('id'), /^[a-z0-9][a-z0-9-]{0,79}$/)
  if (!document || !id) return null
  const chapter = matching(query.get('chapter'), /^[1-9]\d?$/)
  return { route: document, id, ...(chapter && { chapter }) }
}

const matching = (value: string | null, form: RegExp): string | null =>
  value !== null && form.test(value) ? value : null

/** The query that says it to the screens of the account. */
export const queryOfWayBack = ({ route: to, ...document }: WayBack): string =>
  new URLSearchParams({ to, ...document } as Record<string, string>).toString()

export type SignedIn = { mustSetPassword: boolean }

/** Where somebody goes who has just signed in. */
export const afterSignIn = ({ mustSetPassword }: SignedIn, search: string): WayBack =>
  mustSetPassword
    ? { route: 'editPassword' }
    : (wayBackOf(new URLSearchParams(search)) ?? { route: 'centre' })
