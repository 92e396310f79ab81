import { BUILT_KINDS, isHealthKind, type PlainKind } from '../exam/kinds'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What the feed of recent purchases may be about: reports of tests that are not about health, and plans. */
export const FEED_KINDS = BUILT_KINDS.filter((kind): kind is PlainKind => !isHealthKind(kind))
export type FeedThing = PlainKind | 'plan'

/** Younger ones are left out: nobody beside a buyer is to recognise them. Older ones are not recent. */
export const FEED_YOUNGEST_MS = 10 * MINUTE_MS
export const FEED_OLDEST_MS = 7 * DAY_MS
/** With fewer in that time there is no feed (docs/decisions/0010). */
export const FEED_LEAST = 5
export const FEED_MOST = 12

/** How long ago, in whole hours of a day, then in whole days. 0 hours: within the last one. */
export type Ago = { unit: 'hour' | 'day'; count: number }

export type Purchase = { thing: FeedThing; country: string; paidAt: Date }
export type FeedItem = { thing: FeedThing; country: string; ago: Ago }

export const coarseAgo = ({ at, now }: { at: Date; now: Date }): Ago => {
  const passed = Math.max(0, now.getTime() - at.getTime())
  return passed < DAY_MS
    ? { unit: 'hour', count: Math.floor(passed / HOUR_MS) }
    : { unit: 'day', count: Math.floor(passed / DAY_MS) }
}

/** The newest purchases of those that may be told, told coarsely; none where they are too few. */
export const feedOf = ({ purchases, now }: { purchases: readonly Purchase[]; now: Date }): FeedItem[] => {
  const told = purchases.filter(({ paidAt }) => {
    const passed = now.getTime() - paidAt.getTime()
    return passed >= FEED_YOUNGEST_MS && passed <= FEED_OLDEST_MS
  })
  if (told.length < FEED_LEAST) return []
  return told
    .toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime())
    .slice(0, FEED_MOST)
    .map(({ thing, country, paidAt }) => ({ thing, country, ago: coarseAgo({ at: paidAt, now }) }))
}
