import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CARDS } from '../../../providers/stripe/cards'
import { refundRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('a refund', () => {
  it('from the dashboard is seen, and is nobody’s of ours', async () => {
    const { intentId, request } = await stripe.confirmed()
    const ref = stripe.buyer.refund(intentId, 400)
    expect((await stripe.gateway.fetchIntent(intentId)).refunds).toEqual([
      { ref, amount: 400, refundId: null },
    ])
    expect((await stripe.movementsOf(request.orderId)).at(-1)).toMatchObject({
      kind: 'refund',
      ref,
      ours: true,
    })
  })

  it.each([
    ['succeeded', 'refunds', ['charge', 'refund']],
    ['failed', 'failedRefunds', ['charge', 'refund', 'refund_failed']],
  ] as const)('that waits is pending until it has %s', async (status, among, kinds) => {
    const { intentId, request } = await stripe.confirmed(CARDS.lateRefunds)
    const refund = refundRequest(intentId, 400)
    const { refunds, pendingRefunds } = await stripe.gateway.createRefund(refund)
    expect([refunds, pendingRefunds]).toMatchObject([[], [{ amount: 400, refundId: refund.refundId }]])
    expect(await stripe.kindsOf(request.orderId)).toEqual(['charge'])
    stripe.buyer.settleRefund(pendingRefunds?.[0]?.ref ?? '', status)
    const fact = await stripe.gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({
      refunds: [],
      pendingRefunds: [],
      failedRefunds: [],
      [among]: [{ amount: 400, refundId: refund.refundId }],
    })
    expect(await stripe.kindsOf(request.orderId)).toEqual(kinds)
  })

  it('that was made and comes back has failed, in the fact as in the books, and its events say so', async () => {
    const { intentId, request } = await stripe.confirmed(CARDS.failingRefunds)
    const refund = refundRequest(intentId, 400)
    const { refunds } = await stripe.gateway.createRefund(refund)
    const ref = refunds[0]?.ref ?? ''
    const since = stripe.events.all().at(-1)?.id ?? null
    stripe.buyer.settleRefund(ref, 'failed')
    const { events } = await stripe.gateway.listEvents({ since })
    expect(events.map(({ type }) => type)).toEqual(['refund.failed', 'charge.refund.updated'])
    const fact = await stripe.gateway.fetchIntent(events[0]?.intentId ?? '')
    expect(fact).toMatchObject({
      intentId,
      status: 'succeeded',
      refunds: [],
      failedRefunds: [{ ref, amount: 400, refundId: refund.refundId }],
    })
    expect((await stripe.movementsOf(request.orderId)).slice(1)).toMatchObject([
      { kind: 'refund', ref, amount: 400, ours: true },
      { kind: 'refund_failed', ref, amount: 400, ours: true },
    ])
    expect((await stripe.gateway.createRefund(refundRequest(intentId, request.amount))).refunds).toHaveLength(
      1,
    )
  })

  it('that fails at once is refused, with Stripe’s reason', async () => {
    const { intentId } = await stripe.confirmed(CARDS.refusedRefunds)
    await expect(stripe.gateway.createRefund(refundRequest(intentId, 400))).rejects.toMatchObject({
      kind: 'declined_request',
      code: 'expired_or_canceled_card',
      outcomeUnknown: false,
    })
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({
      refunds: [],
      failedRefunds: [{ amount: 400 }],
    })
  })

  it('that the balance cannot pay is none, and is asked for again until Stripe has forgotten its key', async () => {
    const { intentId } = await stripe.confirmed()
    const refund = refundRequest(intentId, 400)
    const later = { kind: 'unavailable', code: 'balance_insufficient', outcomeUnknown: false }
    stripe.account.isEmpty = true
    await expect(stripe.gateway.createRefund(refund)).rejects.toMatchObject(later)
    stripe.account.isEmpty = false
    await expect(stripe.gateway.createRefund(refund)).rejects.toMatchObject(later)
    stripe.clock.advance(25 * 60 * 60 * 1000)
    expect((await stripe.gateway.createRefund(refund)).refunds).toMatchObject([{ amount: 400 }])
  })

  it.each([401, 404, 429])(
    'that was made while the look at it failed (%i) is in doubt, and found by its key',
    async (status) => {
      const { intentId } = await stripe.confirmed()
      const refund = refundRequest(intentId, 400)
      stripe.behave({ calls: [{ call: 'refunds.list', action: 'status', status }] })
      await expect(stripe.gateway.createRefund(refund)).rejects.toMatchObject({
        kind: 'timeout_after_send',
        outcomeUnknown: true,
      })
      expect((await stripe.gateway.createRefund(refund)).refunds).toMatchObject([{ amount: 400 }])
    },
  )
})
