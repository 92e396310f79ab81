import Stripe from 'stripe'
import type { ProviderEventPage } from '../gateway'
import { intentIdOf } from './intent-id-of'
import { listOldestFirst } from './list-oldest-first'
import { eventSchema, read } from './wire'

/** What we ask Stripe to tell us of: the endpoint's list in docs/stripe.md is the same. Stripe takes at most 20 here. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]

/** As long as Stripe repeats a webhook that does not arrive. */
const FIRST_LOOK_BACK_SECONDS = 3 * 24 * 60 * 60

type Listing = { stripe: Stripe; since: string | null; nowMs: number }

/**
 * @param since the id of the last event seen. Stripe forgets events after 30 days: an id it knows no more is as good as
 * none, and the list begins three days ago.
 */
export const listStripeEvents = async ({ stripe, since, nowMs }: Listing): Promise<ProviderEventPage> => {
  const page = await eventsFrom({ stripe, since, nowMs }).catch((error: unknown) => {
    if (since === null || !isForgotten(error)) throw error
    return eventsFrom({ stripe, since: null, nowMs })
  })
  const events = page.rows.map((row) => {
    const { id, type, livemode, created, pending_webhooks, data } = read(eventSchema, row)
    return {
      eventId: id,
      type,
      intentId: intentIdOf(data.object),
      livemode,
      createdAt: new Date(created * 1000),
      delivered: pending_webhooks === 0,
    }
  })
  return { events, cursor: page.cursor, hasMore: page.hasMore }
}

const eventsFrom = ({ stripe, since, nowMs }: Listing) =>
  listOldestFirst({
    list: (query) => stripe.events.list({ ...query, types: EVENT_TYPES }),
    created: { gte: since === null ? Math.floor(nowMs / 1000) - FIRST_LOOK_BACK_SECONDS : 0 },
    cursor: since,
  })

const isForgotten = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
