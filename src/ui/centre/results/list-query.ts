import type { CallInput } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { readPageNumber } from '../list/search-query'

export type OrderState = NonNullable<CallInput<'user.orders'>['query']['state']>

/** The choices above the list, in their order; null: all tests. */
export const STATES: readonly (OrderState | null)[] = [null, 'completed', 'uncompleted', 'pending']

export type ListQuery = { state: OrderState | null; page: number }

/** What an address asks for; what it misspells is as if it were not said. */
export const readListQuery = (search: { get: (name: string) => string | null }): ListQuery => {
  const state = STATES.find((each) => each === search.get('state')) ?? null
  return { state, page: readPageNumber(search) }
}

/** The address of a page of the list. */
export const listHref = (place: ScreenPlace, { state, page }: ListQuery): string => {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  const path = pathTo({ route: 'results', ...place })
  return query ? `${path}?${query}` : path
}
