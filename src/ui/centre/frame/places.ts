import { ROUTES, type RouteId } from '@/domain/routing/routes'

export type CentreRoute = Extract<
  RouteId,
  | 'centre'
  | 'results'
  | 'purchases'
  | 'testCentre'
  | 'testList'
  | 'growth'
  | 'explore'
  | 'articles'
  | 'articleDetail'
  | 'courses'
  | 'courseDetail'
  | 'coursePdf'
  | 'psychologyCourses'
  | 'courseCategories'
  | 'dailyQuestion'
  | 'treeHole'
  | 'treeHoleAdd'
  | 'treeHoleList'
  | 'games'
  | 'gameDetail'
  | 'experiment'
  | 'settings'
  | 'userInfo'
  | 'account'
  | 'accountSettings'
>

export type PlaceId = 'home' | 'tests' | 'learn' | 'play' | 'me'
export type CentrePlace = {
  id: PlaceId
  /** Where its link leads. */
  route: RouteId
  /** Other pages that belong to it. */
  pages: readonly RouteId[]
}

const ALL: readonly CentrePlace[] = [
  { id: 'home', route: 'centre', pages: [] },
  { id: 'tests', route: 'results', pages: ['testCentre', 'testList'] },
  {
    id: 'learn',
    route: 'growth',
    pages: [
      'explore',
      'articles',
      'articleDetail',
      'courses',
      'courseDetail',
      'coursePdf',
      'psychologyCourses',
      'courseCategories',
    ],
  },
  {
    id: 'play',
    route: 'dailyQuestion',
    pages: ['treeHole', 'treeHoleAdd', 'treeHoleList', 'games', 'gameDetail', 'experiment'],
  },
  { id: 'me', route: 'settings', pages: ['purchases', 'accountSettings', 'userInfo', 'account'] },
]

/** The places of the centre, in the order of its navigation; one whose page is not built is left out. */
export const PLACES: readonly CentrePlace[] = ALL.filter(({ route }) => ROUTES[route].built)

const LISTS: readonly CentreRoute[] = [
  'testCentre',
  'testList',
  'growth',
  'explore',
  'articles',
  'courses',
  'psychologyCourses',
  'courseCategories',
]

/** No page of the centre is in a search; the links of those that list what everybody may open are followed. */
export const robotsOf = (route: CentreRoute) => ({ index: false, follow: LISTS.includes(route) })

/** For `aria-current`: the page itself, a page that belongs to the place, or neither. */
export const currentIn = (place: CentrePlace, route: RouteId): 'page' | 'true' | undefined => {
  if (place.route === route) return 'page'
  return place.pages.includes(route) ? 'true' : undefined
}
