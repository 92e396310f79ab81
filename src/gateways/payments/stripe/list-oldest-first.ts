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

/** Half of what Stripe allows: a page must arrive within our deadline. */
const PAGE = 50

/**
 * A page in the order of time. Stripe lists the newest first; `ending_before` walks from a known row to newer ones, so
 * that a page is never missed however many rows come meanwhile.
 */
export const listOldestFirst = async <T extends { id: string }>({ list, created, cursor }: Listing<T>) => {
  const known = cursor ?? (await list({ created: { lt: created.gte }, limit: 1 })).data[0]?.id
  const page = known ? await list({ created, limit: PAGE, ending_before: known }) : null
  const { data, more } = page ? { data: page.data, more: page.has_more } : await oldestPage({ list, created })
  const rows = data.toReversed()
  return { rows, cursor: rows.at(-1)?.id ?? cursor, hasMore: more }
}

/** Nothing is older than the span: an account's first days. Its list is walked to the end. */
const oldestPage = async <T extends { id: string }>({ list, created }: Omit<Listing<T>, 'cursor'>) => {
  let page = await list({ created, limit: PAGE })
  let more = false
  while (page.has_more) {
    more = true
    page = await list({ created, limit: PAGE, starting_after: page.data.at(-1)?.id })
  }
  return { data: page.data, more }
}
