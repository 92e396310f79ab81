import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payOne, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

describe('what PayPal lists', () => {
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
  })

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
