import Stripe from 'stripe'
import type { ProviderEventPage } from '../gateway'
import { callStripe } from './client'
import { eventSubject } from './event-subject'
import { listPage } from './list-page'
import { eventSchema, read } from './wire'

/**
 * The types of events that we read; docs/stripe.md lists the same for the webhook. Stripe takes at most 20 here. What begins a plan is
 * told by its session, what it takes later by its invoices.
 */
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
  'invoice.paid',
  'invoice.payment_failed',
]

/** As long as Stripe repeats a webhook that was not delivered. */
const FIRST_LOOK_BACK_SECONDS = 3 * 24 * 60 * 60

type Listing = { stripe: Stripe; since: string | null; nowMs: number }

/**
 * @param since the id of the last event seen. Stripe deletes events after 30 days: with an id that it has deleted the
 * list begins three days ago, as without one.
 */
export const listEvents = (listing: Listing): Promise<ProviderEventPage> =>
  callStripe({ mutates: false }, () => readPage(listing))

const readPage = async ({ stripe, since, nowMs }: Listing): Promise<ProviderEventPage> => {
  const page = await eventsFrom({ stripe, since, nowMs }).catch((error: unknown) => {
    if (since === null || !isDeleted(error)) throw error
    return eventsFrom({ stripe, since: null, nowMs })
  })
  const events = page.rows.map((row) => {
    const event = read(eventSchema, row)
    const { id, type, livemode, created, pending_webhooks } = event
    return {
      eventId: id,
      type,
      intentId: eventSubject(event).intentId,
      livemode,
      createdAt: new Date(created * 1000),
      delivered: pending_webhooks === 0,
    }
  })
  return { events, cursor: page.cursor, hasMore: page.hasMore }
}

const eventsFrom = ({ stripe, since, nowMs }: Listing) =>
  listPage({
    list: (query) => stripe.events.list({ ...query, types: EVENT_TYPES }),
    created: { gte: since === null ? Math.floor(nowMs / 1000) - FIRST_LOOK_BACK_SECONDS : 0 },
    cursor: since,
  })

const isDeleted = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
