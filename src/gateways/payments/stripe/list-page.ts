import type Stripe from 'stripe'

type Query = {
  created: { gte?: number; lt?: number }
  limit: number
  ending_before?: string
  starting_after?: string
}
type Listing<T> = {
  list: (query: Query) => Promise<Stripe.ApiList<T>>
  created: { gte: number; lt?: number }
  /** The id of the last row that was read; null: from the beginning. */
  cursor: string | null
}

/** Half of what Stripe allows, so that a page arrives within our deadline. */
const PAGE = 50

/**
 * A page of a list, oldest first. Stripe lists the newest first; `ending_before` walks from a known row to newer ones,
 * so that no row is missed however many are added meanwhile.
 */
export const listPage = async <T extends { id: string }>({ list, created, cursor }: Listing<T>) => {
  const known = cursor ?? (await list({ created: { lt: created.gte }, limit: 1 })).data[0]?.id
  const page = known ? await list({ created, limit: PAGE, ending_before: known }) : null
  const { data, more } = page ? { data: page.data, more: page.has_more } : await oldestPage({ list, created })
  const rows = data.toReversed()
  return { rows, cursor: rows.at(-1)?.id ?? cursor, hasMore: more }
}

/** Nothing is older than the span, as in an account's first days: the list is read to its end. */
const oldestPage = async <T extends { id: string }>({ list, created }: Omit<Listing<T>, 'cursor'>) => {
  let page = await list({ created, limit: PAGE })
  let more = false
  while (page.has_more) {
    more = true
    page = await list({ created, limit: PAGE, starting_after: page.data.at(-1)?.id })
  }
  return { data: page.data, more }
}
