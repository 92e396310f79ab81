import { noSuch } from './refusals.ts'

type Page = {
  limit?: number
  ending_before?: string
  starting_after?: string
  created?: { gte?: number; lt?: number }
}
type Listed<T> = {
  /** Oldest first, as they were made. */
  rows: readonly T[]
  page: Page
  show: (row: T) => unknown
}

/** A list of Stripe's: newest first; `ending_before` gives the rows just above a known one, `starting_after` those below. */
export const listPage = <T extends { id: string; created: number }>({ rows, page, show }: Listed<T>) => {
  const { limit = 10, ending_before, starting_after, created } = page
  const within = rows.filter(
    (row) => row.created >= (created?.gte ?? 0) && row.created < (created?.lt ?? Number.POSITIVE_INFINITY),
  )
  const newest = within.toReversed()
  const size = Math.min(limit, 100)
  const shown = (data: T[], more: boolean) => ({
    object: 'list',
    url: '/v1/list',
    has_more: more,
    data: data.map(show),
  })
  if (ending_before) {
    const above = newest.filter((row) => rows.indexOf(row) > placeOf({ rows, id: ending_before }))
    return shown(above.slice(-size), above.length > size)
  }
  const below = starting_after
    ? newest.filter((row) => rows.indexOf(row) < placeOf({ rows, id: starting_after }))
    : newest
  return shown(below.slice(0, size), below.length > size)
}

const placeOf = <T extends { id: string }>({ rows, id }: { rows: readonly T[]; id: string }) => {
  const place = rows.findIndex((row) => row.id === id)
  return place >= 0 ? place : noSuch('object', id, 'cursor')
}
