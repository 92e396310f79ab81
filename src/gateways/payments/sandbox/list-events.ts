import type { ProviderEventPage } from '../gateway'
import type { Client } from './client'
import { eventSubject } from './event-subject'
import { eventPageSchema } from './wire'

type Listing = { call: Client; since: string | null }

/** @param since the sandbox's own cursor. */
export const listEvents = async ({ call, since }: Listing): Promise<ProviderEventPage> => {
  const path = since === null ? '/v1/events' : `/v1/events?after=${encodeURIComponent(since)}`
  const page = await call({ method: 'GET', path, answer: eventPageSchema })
  const events = page.data.map((event) => ({
    eventId: event.id,
    type: event.type,
    intentId: eventSubject(event).intentId,
    livemode: event.livemode,
    createdAt: new Date(event.created * 1000),
    delivered: event.delivered,
  }))
  return { events, cursor: page.cursor ?? since, hasMore: page.has_more }
}
