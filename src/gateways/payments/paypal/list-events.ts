import { z } from 'zod'
import type { ProviderEvent, ProviderEventPage } from '../gateway'
import { GatewayError } from '../gateway-error'
import { readCursor } from '../read-cursor'
import type { Client } from './client'
import { eventSubject } from './event-subject'
import type { Account } from './to-payment-fact'
import { eventListSchema, type WireEvent } from './wire'

/** The time that the next page begins at, and the events since then that earlier pages returned. */
const cursorSchema = z.object({ from: z.iso.datetime(), given: z.array(z.string()) })

/** As long as PayPal repeats a webhook that was not delivered. */
const FIRST_LOOK_BACK_MS = 3 * 24 * 3600 * 1000
/** PayPal lists the newest first, so a span is read to its end before its oldest event is known. */
const SPAN_MS = 3600 * 1000
/** PayPal says that an event may be listed some seconds after it was sent: the last minutes are read again. */
const LATE_MS = 2 * 60 * 1000
const MOST_GIVEN = 100
const MOST_ASKED = 100

type Listing = { call: Client; account: Account; since: string | null; nowMs: number }

/** What PayPal has sent, or tried to send, to this app's webhooks: each event once, oldest first. */
export const listEvents = async ({ call, account, since, nowMs }: Listing): Promise<ProviderEventPage> => {
  const firstLook = { from: seconds(nowMs - FIRST_LOOK_BACK_MS), given: [] }
  const { from, given } = readCursor({ text: since, schema: cursorSchema }) ?? firstLook
  const to = Math.min(Date.parse(from) + SPAN_MS, Math.max(nowMs, Date.parse(from)))
  const listed = await readSpan({ call, from, to: new Date(to).toISOString() })
  const all = listed
    .map((event) => toEvent({ event, livemode: account.livemode, to }))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const fresh = all.filter(({ eventId }) => !given.includes(eventId))
  const events = fresh.slice(0, MOST_GIVEN)
  const seenUntil = fresh.length > events.length ? (events.at(-1)?.createdAt.getTime() ?? to) : to
  const next = Math.max(Date.parse(from), Math.min(seenUntil, nowMs - LATE_MS))
  const known = new Set([...given, ...events.map(({ eventId }) => eventId)])
  const again = all.filter(
    ({ eventId, createdAt }) => known.has(eventId) && createdAt.getTime() >= floor(next),
  )
  return {
    events,
    cursor: JSON.stringify({ from: seconds(next), given: again.map(({ eventId }) => eventId) }),
    hasMore: fresh.length > events.length || to < nowMs,
  }
}

const PATH = '/v1/notifications/webhooks-events'

const readSpan = async ({ call, from, to }: { call: Client; from: string; to: string }) => {
  const found: WireEvent[] = []
  let query: string | null = `?${new URLSearchParams({ page_size: '100', start_time: from, end_time: to })}`
  for (let asked = 0; query !== null; asked += 1) {
    if (asked >= MOST_ASKED) throw new GatewayError({ kind: 'bad_response', code: 'endless_list' })
    const page: z.infer<typeof eventListSchema> = await call({
      method: 'GET',
      path: PATH + query,
      answer: eventListSchema,
    })
    found.push(...(page.events ?? []))
    query = queryOfNext(page.links)
  }
  return found
}

/** Only the query of a link is read: its address could lead our call anywhere. */
const queryOfNext = (links: readonly { href: string; rel: string }[]): string | null => {
  const next = links.find(({ rel }) => rel === 'next')
  return next && URL.canParse(next.href) ? new URL(next.href).search : null
}

type Listed = { event: WireEvent; livemode: boolean; to: number }

const toEvent = ({ event, livemode, to }: Listed): ProviderEvent => ({
  eventId: event.id,
  type: event.event_type,
  intentId: eventSubject(event).intentId,
  livemode,
  createdAt: new Date(event.create_time ?? to),
  // Not in the published shape: without a successful transmission an event counts as not delivered.
  delivered: event.transmissions.some(({ status }) => status === 'SUCCESS'),
})

/** PayPal's times have whole seconds. */
const floor = (ms: number): number => Math.floor(ms / 1000) * 1000
const seconds = (ms: number): string => new Date(floor(ms)).toISOString()
