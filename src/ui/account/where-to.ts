import { DOCUMENT_ID, namesDocument } from '@/domain/routing/pattern'
import { ROUTES, type RouteId } from '@/domain/routing/routes'

/** Where a sign-in may lead back to. A name of ours and never an address: nobody is led off the site by a link. */
export const WAYS_BACK = [
  'centre',
  'results',
  'purchases',
  'testCentre',
  'testList',
  'growth',
  'explore',
  'articles',
  'articleDetail',
  'courses',
  'courseDetail',
  'coursePdf',
  'psychologyCourses',
  'courseCategories',
  'dailyQuestion',
  'treeHole',
  'treeHoleAdd',
  'treeHoleList',
  'settings',
  'userInfo',
  'account',
  'accountSettings',
  'editPassword',
  'email',
  'tiers',
  'report',
  'premium',
  'upgrade',
] as const satisfies RouteId[]

/** `id`: of the document, where the page is one of a document; `chapter`: of a course. */
export type WayBack = { route: (typeof WAYS_BACK)[number]; id?: string; chapter?: string }

type Search = { get: (name: string) => string | null }

const IS_ID = new RegExp(`^${DOCUMENT_ID}$`)
const IS_CHAPTER = /^[1-9]\d?$/

/** What `?to=` of an address names, with `?id=` of a document, or null when that is none of the places. */
export const wayBackOf = (search: Search): WayBack | null => {
  const route = WAYS_BACK.find((each) => each === search.get('to'))
  if (!route) return null
  if (!namesDocument(ROUTES[route].page)) return { route }
  const id = search.get('id') ?? ''
  if (!IS_ID.test(id)) return null
  const chapter = search.get('chapter') ?? ''
  return { route, id, ...(IS_CHAPTER.test(chapter) && { chapter }) }
}

/** The way back as the query of a sign-in's address. */
export const wayBackQuery = ({ route, id, chapter }: Omit<WayBack, 'route'> & { route: RouteId }): string => {
  const document = id && namesDocument(ROUTES[route].page) && { id, ...(chapter && { chapter }) }
  return `?${new URLSearchParams({ to: route, ...document })}`
}

export type SignedIn = { mustSetPassword: boolean }

/** Where somebody goes who has just signed in. */
export const afterSignIn = ({ mustSetPassword }: SignedIn, search: string): WayBack =>
  mustSetPassword
    ? { route: 'editPassword' }
    : (wayBackOf(new URLSearchParams(search)) ?? { route: 'centre' })
