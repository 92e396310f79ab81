import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refundRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('an intent of Stripe', () => {
  it('is found by the id of its payment, its charge, its refund and its dispute', async () => {
    const { intentId, payment, charge } = await stripe.confirmed()
    const { refunds } = await stripe.gateway.createRefund(refundRequest(intentId, 500))
    const dispute = stripe.buyer.dispute(intentId)
    for (const id of [intentId, payment, charge, refunds[0]?.ref ?? '', dispute])
      expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ intentId, status: 'succeeded' })
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
    stripe.buyer.dispute(intentId, { status: 'warning_needs_response', withdraws: false })
    expect((await stripe.gateway.fetchIntent(intentId)).disputes).toEqual([])
  })

  it('that was prevented is lost where it took the money, and none where it took nothing', async () => {
    const taken = await stripe.confirmed()
    stripe.buyer.dispute(taken.intentId, { status: 'prevented' })
    expect((await stripe.gateway.fetchIntent(taken.intentId)).disputes).toMatchObject([{ status: 'lost' }])
    expect(await stripe.kindsOf(taken.request.orderId)).toEqual(['charge', 'dispute'])
    const spared = await stripe.confirmed()
    stripe.buyer.dispute(spared.intentId, { status: 'prevented', withdraws: false })
    expect((await stripe.gateway.fetchIntent(spared.intentId)).disputes).toEqual([])
    expect(await stripe.kindsOf(spared.request.orderId)).toEqual(['charge'])
  })

  it('stays lost while we appeal, and is won when the appeal is', async () => {
    const { intentId, request } = await stripe.confirmed()
    const ref = stripe.buyer.dispute(intentId)
    for (const status of ['lost', 'appeal_needs_response', 'appeal_under_review'] as const) {
      stripe.buyer.closeDispute(ref, status)
      expect((await stripe.gateway.fetchIntent(intentId)).disputes).toMatchObject([{ status: 'lost' }])
    }
    stripe.buyer.closeDispute(ref, 'won')
    expect((await stripe.gateway.fetchIntent(intentId)).disputes).toMatchObject([{ status: 'won' }])
    expect(await stripe.kindsOf(request.orderId)).toEqual(['charge', 'dispute', 'dispute_won'])
  })
})
