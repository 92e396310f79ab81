import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ourMark } from '@/gateways/payments/our-mark'
import { CARDS } from '../../../providers/stripe/buyer'
import { type OwnStripe, startOwnStripe } from './own-stripe'
import { intentRequest, refundRequest } from './under-test'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('an intent of Stripe', () => {
  it('is found by the id of its payment, its charge, its refund and its dispute', async () => {
    const { intentId, payment, charge } = await stripe.confirmed()
    const { refunds } = await stripe.gateway.refund(refundRequest(intentId, 500))
    const dispute = stripe.buyer.dispute(intentId)
    for (const id of [intentId, payment, charge, refunds[0]?.ref ?? '', dispute])
      expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ intentId, status: 'succeeded' })
  })

  it('bears our marks on the session and on the payment, and no test or result in its name', async () => {
    const { intentId, request } = await stripe.confirmed()
    const { metadata, paymentMetadata, description } = stripe.buyer.session(intentId)
    const marks = {
      app: ourMark(),
      order_id: request.orderId,
      order_number: request.orderNumber,
      attempt: '1',
    }
    expect(metadata).toEqual(marks)
    expect(paymentMetadata).toEqual(marks)
    expect(description).toBe(request.description)
  })

  it.each(['card', 'apple_pay', 'google_pay'])('is made for %s', async (method) => {
    expect((await stripe.gateway.createIntent(intentRequest({ method }))).clientSecret).toMatch(
      /^cs_test_\w+_secret_\w+$/,
    )
  })

  it.each([
    ['a method that is not Stripe’s', { method: 'paypal' }, 'method_not_offered'],
    ['a fraction of a yen', { currency: 'JPY', amount: 150 }, 'inexpressible_amount'],
  ] as const)('is refused for %s before anything is sent', async (_, changes, code) => {
    const before = stripe.arrived.length
    const request = intentRequest(changes)
    await expect(stripe.gateway.createIntent(request)).rejects.toMatchObject({
      kind: 'declined_request',
      code,
    })
    expect(stripe.arrived).toHaveLength(before)
  })

  it('is asked for once, also when the connection is reset', async () => {
    stripe.behave({ calls: [{ call: 'sessions.create', action: 'reset', effect: 'after' }] })
    const before = stripe.arrived.length
    await expect(stripe.gateway.createIntent(intentRequest())).rejects.toMatchObject({ outcomeUnknown: true })
    expect(stripe.arrived.slice(before)).toEqual(['sessions.create'])
  })

  it('that is being paid stays so when we cancel it', async () => {
    const { intentId } = await stripe.confirmed(CARDS.arrivesLater)
    expect(await stripe.gateway.cancelIntent(intentId)).toMatchObject({ status: 'processing', charges: [] })
  })

  it('that waits for the second step is canceled, and the step then changes nothing', async () => {
    const { intentId } = await stripe.confirmed(CARDS.secondStep)
    expect(await stripe.gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled' })
    stripe.buyer.answerStep(intentId, 'approve')
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ status: 'canceled', charges: [] })
  })

  it('in a currency of its own is no answer', async () => {
    const { intentId, charge } = await stripe.confirmed()
    Object.assign(stripe.account.charges.get(charge) ?? {}, { currency: 'eur' })
    await expect(stripe.gateway.fetchIntent(intentId)).rejects.toMatchObject({
      kind: 'bad_response',
      code: 'other_currency',
    })
  })
})

describe('a dispute', () => {
  it.each(['won', 'lost'] as const)(
    'is open until it is %s, in the fact as in the books',
    async (outcome) => {
      const { intentId, request } = await stripe.confirmed()
      const ref = stripe.buyer.dispute(intentId)
      const { amount } = request
      expect((await stripe.gateway.fetchIntent(intentId)).disputes).toEqual([{ ref, amount, status: 'open' }])
      stripe.buyer.closeDispute(ref, outcome)
      const fact = await stripe.gateway.fetchIntent(intentId)
      expect(fact).toMatchObject({ status: 'succeeded', disputes: [{ ref, amount, status: outcome }] })
      const kinds = (await stripe.movementsOf(request.orderId)).map(
        (each) => `${each.kind} ${each.amount} ${each.ours}`,
      )
      const won = [`dispute_won ${amount} true`]
      expect(kinds).toEqual([
        `charge ${amount} true`,
        `dispute ${amount} true`,
        ...(outcome === 'won' ? won : []),
      ])
    },
  )

  it('that is only an inquiry is none yet', async () => {
    const { intentId } = await stripe.confirmed()
    const ref = stripe.buyer.dispute(intentId)
    Object.assign(stripe.account.disputes.get(ref) ?? {}, { status: 'warning_needs_response' })
    expect((await stripe.gateway.fetchIntent(intentId)).disputes).toEqual([])
  })
})

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
    ['succeeded', 1],
    ['failed', 0],
  ] as const)('that waits is pending until it has %s', async (status, times) => {
    const { intentId, request } = await stripe.confirmed(CARDS.lateRefunds)
    const refund = refundRequest(intentId, 400)
    const { refunds, pendingRefunds } = await stripe.gateway.refund(refund)
    expect([refunds, pendingRefunds]).toMatchObject([[], [{ amount: 400, refundId: refund.refundId }]])
    expect(await stripe.movementsOf(request.orderId)).toHaveLength(1)
    stripe.buyer.settleRefund(pendingRefunds?.[0]?.ref ?? '', status)
    const fact = await stripe.gateway.fetchIntent(intentId)
    expect(fact.pendingRefunds).toEqual([])
    expect(fact.refunds).toHaveLength(times)
    expect(await stripe.movementsOf(request.orderId)).toHaveLength(1 + times)
  })

  it('that was made while the answer about it failed is in doubt, and found by its key', async () => {
    const { intentId } = await stripe.confirmed()
    const refund = refundRequest(intentId, 400)
    stripe.behave({ calls: [{ call: 'refunds.list', action: 'status', status: 429 }] })
    await expect(stripe.gateway.refund(refund)).rejects.toMatchObject({
      kind: 'timeout_after_send',
      outcomeUnknown: true,
    })
    expect((await stripe.gateway.refund(refund)).refunds).toMatchObject([{ amount: 400 }])
  })
})

describe('the books', () => {
  it('know which payments are not of this shop', async () => {
    const { charge } = await stripe.confirmed()
    Object.assign(stripe.account.charges.get(charge) ?? {}, {
      metadata: { app: 'another', order_id: 'theirs' },
    })
    expect(await stripe.movementsOf('theirs')).toMatchObject([{ kind: 'charge', ref: charge, ours: false }])
  })
})
