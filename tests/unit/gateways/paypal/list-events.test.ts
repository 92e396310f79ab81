import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderEvent } from '@/gateways/payments/gateway'
import { intentRequest, payOne, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const create = () => pair.gateway.createIntent(intentRequest())

/** All events so far, and how many pages were not empty. */
const drain = async (since: string | null = null) => {
  const events: ProviderEvent[] = []
  let cursor = since
  let pages = 0
  for (let more = true; more; ) {
    const page = await pair.gateway.listEvents({ since: cursor })
    events.push(...page.events)
    if (page.events.length > 0) pages += 1
    cursor = page.cursor
    more = page.hasMore
  }
  return { events, cursor, pages }
}

describe('what PayPal lists', () => {
  it('are the events from a cursor on, every one, each with the order or an object of it', async () => {
    const { intentId, captureId } = await payOne(pair)
    pair.paypal.doings.refund(captureId, '5.00')
    pair.paypal.doings.dispute(captureId)
    const first = await drain()
    expect(first.events.map(({ type }) => type).toSorted()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
    ])
    for (const event of first.events) {
      expect(event).toMatchObject({ livemode: false, delivered: false })
      expect((await pair.gateway.fetchIntent(event.intentId ?? '')).intentId).toBe(intentId)
    }
    expect((await drain(first.cursor)).events).toEqual([])
    await pair.gateway.createIntent(intentRequest({ attempt: 2 })).then((created) => {
      pair.paypal.doings.approve(created.intentId)
    })
    expect((await drain(first.cursor)).events).toHaveLength(1)
  })

  it('are events that PayPal listed late as well, once', async () => {
    const { intentId } = await create()
    pair.paypal.doings.approve(intentId)
    const { cursor } = await drain()
    pair.paypal.clock.advance(60 * 1000)
    const { cursor: later } = await drain(cursor)
    const [known] = pair.paypal.events.all()
    if (!known) throw new Error('no event')
    pair.paypal.events.record('WH-LATE', known.payload)
    const [late] = pair.paypal.events.all().slice(-1)
    if (late) late.createdMs = known.createdMs
    const found = await drain(later)
    expect(found.events.map(({ eventId }) => eventId)).toEqual(['WH-LATE'])
    pair.paypal.clock.advance(24 * 3600 * 1000)
    expect((await drain(found.cursor)).events).toEqual([])
  })

  it('are 250 events in three pages, none lost and none twice', async () => {
    const { intentId } = await create()
    for (let at = 0; at < 250; at += 1) pair.paypal.doings.approve(intentId)
    const { events, pages } = await drain()
    const seen = events.map(({ eventId }) => eventId)
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 250, 250])
  })
})
