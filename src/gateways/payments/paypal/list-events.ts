import { z } from 'zod'
import type { ProviderEventPage } from '../gateway'
import type { CallPaypal } from './call-paypal'
import { subjectOf } from './event-subject'
import { readCursor } from './read-cursor'
import { eventListSchema } from './wire'

/** Between two rounds: from when. Within one: up to when as well, and which page of it comes next. */
const cursorSchema = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime().optional(),
  query: z.string().optional(),
})
type Cursor = z.infer<typeof cursorSchema>

const PATH = '/v1/notifications/webhooks-events'
const DAY_MS = 24 * 3600 * 1000
const FIRST_LOOK_MS = 30 * DAY_MS
/** An event is listed some time after it happened, so that a round begins before the end of the last one. Known ones come again. */
const OVERLAP_MS = 10 * 60 * 1000

type Listing = { call: CallPaypal; since: string | null; livemode: boolean; now: number }

/** What PayPal has told or tried to tell this webhook's app, from a cursor on. */
export const listEvents = async ({ call, since, livemode, now }: Listing): Promise<ProviderEventPage> => {
  const cursor = readCursor({ text: since, schema: cursorSchema }) ?? {
    from: new Date(now - FIRST_LOOK_MS).toISOString(),
  }
  const to = cursor.to ?? new Date(now).toISOString()
  const query =
    cursor.query ?? `?${new URLSearchParams({ page_size: '100', start_time: cursor.from, end_time: to })}`
  const page = await call({ method: 'GET', path: PATH + query, answer: eventListSchema })
  const next = queryOfNext(page.links)
  const rest: Cursor = next ? { from: cursor.from, to, query: next } : { from: before(to) }
  return {
    events: page.events.map((event) => ({
      eventId: event.id,
      type: event.event_type,
      intentId: subjectOf(event).intentId,
      livemode,
      createdAt: new Date(event.create_time ?? to),
      // Not in the published shape: what does not say that it arrived counts as not delivered.
      delivered: event.transmissions.some(({ status }) => status === 'SUCCESS'),
    })),
    cursor: JSON.stringify(rest),
    hasMore: next !== null,
  }
}

const before = (time: string): string => new Date(Date.parse(time) - OVERLAP_MS).toISOString()

/** Of the link only its query: where we call is ours to say. */
const queryOfNext = (links: readonly { href: string; rel: string }[]): string | null => {
  const next = links.find(({ rel }) => rel === 'next')
  return next && URL.canParse(next.href) ? new URL(next.href).search : null
}
