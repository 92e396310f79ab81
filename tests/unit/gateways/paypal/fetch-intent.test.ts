import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payOne, REFUND_ID, refusalOf, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const refund = (intentId: string, amount: number, refundId = REFUND_ID) =>
  pair.gateway.createRefund({ intentId, amount, refundId, idempotencyKey: `ref_${refundId}` })

const OURS = { amount: 500, refundId: REFUND_ID }

describe('money in another currency than the order’s', () => {
  const inPounds = (part: { amount: { currency_code: string } } | undefined) => {
    if (!part) throw new Error('there is none')
    part.amount = { ...part.amount, currency_code: 'GBP' }
  }
  const other = { kind: 'bad_response', code: 'other_currency', outcomeUnknown: false }

  it('is not taken for the same number of our own', async () => {
    const { intentId, captureId } = await payOne(pair)
    const order = pair.paypal.store.orders.get(intentId)
    const ref = pair.paypal.doings.dispute(captureId)
    inPounds(pair.paypal.store.disputes.get(ref))
    expect(await refusalOf(pair.gateway.fetchIntent(captureId))).toMatchObject(other)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ status: 'succeeded' })
    pair.paypal.doings.closeDispute(ref, 'won')
    pair.paypal.store.disputes.clear()
    pair.paypal.doings.refund(captureId, '5.00')
    inPounds(order?.refunds[0])
    expect(await refusalOf(pair.gateway.fetchIntent(intentId))).toMatchObject(other)
    order?.refunds.splice(0)
    inPounds(order?.captures[0])
    expect(await refusalOf(pair.gateway.fetchIntent(intentId))).toMatchObject(other)
  })
})

describe('an order is found', () => {
  it('by its capture and by its refund as well', async () => {
    const { intentId, captureId } = await payOne(pair)
    const refundId = pair.paypal.doings.refund(captureId, '5.00')
    for (const id of [intentId, captureId, refundId])
      expect((await pair.gateway.fetchIntent(id)).intentId).toBe(intentId)
  })
})

describe('a dispute', () => {
  it.each(['won', 'lost'] as const)('is open, and then %s', async (end) => {
    const { intentId, captureId } = await payOne(pair)
    const ref = pair.paypal.doings.dispute(captureId)
    const told = async () => {
      const { disputes, refunds } = await pair.gateway.fetchIntent(intentId)
      return { disputes, refunds }
    }
    expect(await told()).toEqual({ disputes: [{ ref, amount: 1999, status: 'open' }], refunds: [] })
    pair.paypal.doings.closeDispute(ref, end)
    expect(await told()).toEqual({ disputes: [{ ref, amount: 1999, status: end }], refunds: [] })
  })

  it('takes what it takes once, beside what was refunded before and during it', async () => {
    const { intentId, captureId } = await payOne(pair)
    const mine = pair.paypal.doings.refund(captureId, '5.00')
    await refund(intentId, 499)
    pair.paypal.clock.advance(1000)
    const ref = pair.paypal.doings.dispute(captureId)
    const during = pair.paypal.doings.refund(captureId, '1.00')
    pair.paypal.doings.closeDispute(ref, 'lost')
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({
      disputes: [{ ref, amount: 1000, status: 'lost' }],
      refunds: [
        { ref: mine, amount: 500 },
        { amount: 499, refundId: REFUND_ID },
        { ref: during, amount: 100 },
      ],
    })
  })

  it('does not hide an equal refund from before it', async () => {
    const { intentId, captureId } = await payOne(pair, { amount: 1000 })
    const ref = pair.paypal.doings.refund(captureId, '5.00')
    pair.paypal.clock.advance(1000)
    pair.paypal.doings.closeDispute(pair.paypal.doings.dispute(captureId), 'lost')
    const { refunds } = await pair.gateway.fetchIntent(intentId)
    expect(refunds).toMatchObject([{ ref, amount: 500 }])
  })

  it('takes what it takes once, also while its end is not told yet', async () => {
    const { intentId, captureId } = await payOne(pair)
    const ref = pair.paypal.doings.dispute(captureId)
    pair.paypal.doings.closeDispute(ref, 'lost')
    Object.assign(pair.paypal.store.disputes.get(ref) ?? {}, { outcome: null })
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({
      disputes: [{ ref, status: 'open' }],
      refunds: [],
    })
  })

  it('that our app may not see is known by the refund that it ends in', async () => {
    const { intentId, captureId } = await payOne(pair)
    pair.paypal.doings.closeDispute(pair.paypal.doings.dispute(captureId), 'lost')
    pair.paypal.doings.habits({ mayReadDisputes: false })
    const fact = await pair.gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({ disputes: [], refunds: [{ amount: 1999 }] })
  })

  it('that cannot be read now keeps no payment from being booked, and what names it comes again', async () => {
    const { intentId, captureId } = await payOne(pair)
    await refund(intentId, 500)
    const ref = pair.paypal.doings.dispute(captureId)
    pair.paypal.doings.closeDispute(ref, 'lost')
    const away = () =>
      pair.paypal.behave({ calls: [{ call: 'disputes.list', action: 'status', status: 500 }] })
    away()
    const fact = await pair.gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({ status: 'succeeded', charges: [{ ref: captureId }], refunds: [OURS] })
    expect(fact.disputes).toBeUndefined()
    away()
    expect(await refusalOf(pair.gateway.fetchIntent(captureId))).toMatchObject({ kind: 'unavailable' })
    expect(await pair.gateway.fetchIntent(captureId)).toMatchObject({ disputes: [{ ref, status: 'lost' }] })
  })

  it('that our app may not see hides no payment', async () => {
    const { intentId, captureId } = await payOne(pair)
    pair.paypal.doings.dispute(captureId)
    pair.paypal.doings.habits({ mayReadDisputes: false })
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ status: 'succeeded', disputes: [] })
  })
})
