import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProviderEvent } from '@/gateways/payments/gateway'
import { createGateway as createPaypalGateway } from '@/gateways/payments/paypal/create-gateway'
import { createTimedFetch } from '@/gateways/payments/timed-fetch'
import { PAYPAL_KEYS } from '../../../providers/paypal/keys'
import { gatewayTo, intentRequest, payOne, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const tokensAskedFor = () => pair.paypal.arrived.filter((name) => name === 'oauth.token').length
const create = () => pair.gateway.createIntent(intentRequest())

describe('the access token', () => {
  it('is asked for once by many at a time, and kept', async () => {
    const { intentId } = await create()
    await Promise.all([1, 2, 3, 4, 5].map(() => pair.gateway.fetchIntent(intentId)))
    expect(tokensAskedFor()).toBe(1)
    const fresh = gatewayTo(pair.paypal)
    await Promise.all([1, 2, 3, 4, 5].map(() => fresh.fetchIntent(intentId)))
    expect(tokensAskedFor()).toBe(2)
  })

  it('is replaced in the minute before its end', async () => {
    const { intentId } = await create()
    pair.paypal.clock.advance((32_400 - 65) * 1000)
    await pair.gateway.cancelIntent(intentId).catch(() => null)
    expect(tokensAskedFor()).toBe(1)
    pair.paypal.clock.advance(6 * 1000)
    await pair.gateway.cancelIntent(intentId).catch(() => null)
    expect(tokensAskedFor()).toBe(2)
  })

  it('that was withdrawn is replaced, and the same request goes out again', async () => {
    await create()
    pair.paypal.withdrawTokens()
    const { intentId } = await pair.gateway.createIntent(intentRequest({ attempt: 2 }))
    expect(pair.paypal.store.orders.has(intentId)).toBe(true)
    expect(tokensAskedFor()).toBe(2)
  })

  it('is replaced once and no more for a refusal that stays', async () => {
    const calls = [{ call: 'orders.create', action: 'status', status: 401, times: 9 } as const]
    pair.paypal.behave({ calls })
    await expect(create()).rejects.toMatchObject({
      kind: 'unavailable',
      httpStatus: 401,
      outcomeUnknown: false,
    })
    expect(tokensAskedFor()).toBe(2)
    expect(pair.paypal.arrived.filter((name) => name === 'orders.create')).toHaveLength(2)
  })

  it('is not given for a wrong secret', async () => {
    const stranger = gatewayTo(pair.paypal, { clientSecret: 'somebody-elses-secret' })
    await expect(stranger.createIntent(intentRequest())).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'invalid_client',
      outcomeUnknown: false,
    })
  })

  it.each(['hang', 'reset', 'garbage', 'shape'] as const)(
    'that never comes (%s) means that nothing was done',
    async (action) => {
      pair.paypal.behave({ calls: [{ call: 'oauth.token', action, ms: 500 }] })
      await expect(create()).rejects.toMatchObject({ outcomeUnknown: false })
      expect(pair.paypal.store.orders.size).toBe(0)
    },
  )
})

/** What PayPal did, and what we then know: of an order to make, and of one to read. */
const SILENCES = [
  [{ action: 'reset' }, 'timeout_after_send', 'unavailable'],
  [{ action: 'hang', ms: 400 }, 'timeout_after_send', 'unavailable'],
  [{ action: 'status', status: 500 }, 'timeout_after_send', 'unavailable'],
  [{ action: 'status', status: 503 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 429 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 409 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 403 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 401, times: 2 }, 'unavailable', 'unavailable'],
  [{ action: 'status', status: 400 }, 'declined_request', 'declined_request'],
  [{ action: 'garbage' }, 'bad_response', 'bad_response'],
  [{ action: 'shape' }, 'bad_response', 'bad_response'],
] as const

describe('keys that PayPal does not take', () => {
  it.each([401, 403])('(%i) are an error in the log, of their own', async (status) => {
    const lines: string[] = []
    const written = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => lines.push(String(line)) > 0)
    pair.paypal.behave({ calls: [{ call: 'orders.create', action: 'status', status, times: 2 }] })
    await expect(create()).rejects.toMatchObject({ kind: 'unavailable' })
    written.mockRestore()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', message: 'PayPal does not take our keys for this call', status },
    ])
  })
})

describe('an answer that is none', () => {
  it.each(SILENCES)('%o: making is %s, reading is %s', async (fault, making, reading) => {
    const { intentId } = await create()
    const unknown = making === 'timeout_after_send' || making === 'bad_response'
    pair.paypal.behave({ calls: [{ call: 'orders.create', ...fault }] })
    await expect(pair.gateway.createIntent(intentRequest({ attempt: 2 }))).rejects.toMatchObject({
      kind: making,
      outcomeUnknown: unknown,
    })
    pair.paypal.behave({ calls: [{ call: 'orders.get', ...fault }] })
    await expect(pair.gateway.fetchIntent(intentId)).rejects.toMatchObject({
      kind: reading,
      outcomeUnknown: false,
    })
  })

  it('after nothing was sent means that nothing was done', async () => {
    const { url } = pair.paypal
    await pair.paypal.stop()
    const gateway = createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl: url })
    await expect(gateway.createIntent(intentRequest())).rejects.toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: false,
    })
  })

  it('later than we wait is unknown, and the same key finds what was made', async () => {
    const impatient = gatewayTo(pair.paypal, { fetch: createTimedFetch({ readMs: 150 }) })
    pair.paypal.behave({ calls: [{ call: 'orders.create', action: 'slow', ms: 400, effect: 'after' }] })
    await expect(impatient.createIntent(intentRequest())).rejects.toMatchObject({ outcomeUnknown: true })
    const { intentId } = await create()
    expect([...pair.paypal.store.orders.keys()]).toEqual([intentId])
  })
})

describe('where PayPal is', () => {
  it('may be played over plain http on this machine only', () => {
    const at = (apiUrl: string) => () => createPaypalGateway({ ...PAYPAL_KEYS, mode: 'sandbox', apiUrl })
    expect(at('http://127.0.0.1:4020')).not.toThrow()
    expect(at('https://paypal.test')).not.toThrow()
    expect(at('http://api-m.paypal.com')).toThrow(/https/)
    expect(at('http://127.0.0.1.example.com')).toThrow(/https/)
  })

  it.each([
    ['sandbox', false],
    ['live', true],
  ] as const)('%s: livemode %s', (mode, livemode) => {
    expect(createPaypalGateway({ ...PAYPAL_KEYS, mode })).toMatchObject({
      livemode,
      publicKey: PAYPAL_KEYS.clientId,
    })
  })
})

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

  it('are the movements of a span, a day at a time', async () => {
    const { intentId, captureId } = await payOne(pair)
    const begin = new Date(pair.paypal.clock.now() - 1000)
    pair.paypal.clock.advance(40 * 24 * 3600 * 1000)
    const refundId = pair.paypal.doings.refund(captureId, '5.00')
    const disputeId = pair.paypal.doings.dispute(captureId)
    pair.paypal.doings.closeDispute(disputeId, 'won')
    pair.paypal.clock.advance(40 * 24 * 3600 * 1000)
    const to = new Date(pair.paypal.clock.now())
    const found = []
    let cursor: string | null = null
    let pages = 0
    do {
      const page: Awaited<ReturnType<typeof pair.gateway.listMovements>> = await pair.gateway.listMovements({
        from: begin,
        to,
        cursor,
      })
      found.push(...page.movements)
      cursor = page.cursor
      pages += 1
    } while (cursor !== null)
    expect(pages).toBe(81)
    const fact = await pair.gateway.fetchIntent(intentId)
    const known = new Set(found.map(({ kind, ref }) => `${kind} ${ref}`))
    expect(known).toEqual(
      new Set([
        `charge ${captureId}`,
        `refund ${refundId}`,
        `dispute ${disputeId}`,
        `dispute_won ${disputeId}`,
      ]),
    )
    expect(fact.charges[0]?.ref).toBe(captureId)
    for (const movement of found) {
      expect(movement).toMatchObject({ ours: true, orderId: fact.orderId, currency: 'USD' })
      expect((await pair.gateway.fetchIntent(movement.intentId ?? '')).intentId).toBe(intentId)
    }
  })

  it('is a report for which PayPal may take longer than for a payment', async () => {
    await payOne(pair)
    pair.paypal.behave({ calls: [{ call: 'transactions.list', action: 'slow', ms: 5300 }] })
    const now = pair.paypal.clock.now()
    const span = { from: new Date(now - 60_000), to: new Date(now + 1000), cursor: null }
    pair.paypal.clock.advance(2000)
    expect((await pair.gateway.listMovements(span)).movements).toHaveLength(1)
  }, 15_000)

  it('are movements of others as well, which are not ours', async () => {
    const at = pair.paypal.clock.now()
    const line = {
      transaction_event_code: 'T0006',
      amount: { currency_code: 'EUR', value: '3.00' },
      atMs: at - 500,
    }
    pair.paypal.store.lines.push(
      { ...line, transaction_id: 'SOMEBODYELSES1234' },
      { ...line, transaction_id: 'AWITHDRAWAL123456', transaction_event_code: 'T0400' },
      { ...line, transaction_id: 'INBAHT1234567890A', amount: { currency_code: 'THB', value: '3.00' } },
    )
    const span = { from: new Date(at - 1000), to: new Date(at + 1000), cursor: null }
    expect((await pair.gateway.listMovements(span)).movements).toMatchObject([
      { kind: 'charge', ref: 'SOMEBODYELSES1234', amount: 300, ours: false, orderId: null },
    ])
  })
})
