import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ourMark } from '@/gateways/payments/our-mark'
import { CARDS } from '../../../providers/stripe/cards'
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

  it.each([
    ['USD', 50],
    ['GBP', 30],
    ['HKD', 400],
    ['JPY', 5000],
    ['CZK', 1500],
    ['MXN', 1000],
    ['PLN', 200],
    ['DKK', 250],
    ['SEK', 300],
  ] as const)('in %s is of at least %i hundredths', async (currency, amount) => {
    const { gateway } = stripe
    const less = amount - (currency === 'JPY' ? 100 : 1)
    expect([amount, less].map((each) => gateway.takes({ amount: each, currency }))).toEqual([true, false])
    expect(await gateway.createIntent(intentRequest({ currency, amount }))).toBeDefined()
    await expect(gateway.createIntent(intentRequest({ currency, amount: less }))).rejects.toMatchObject({
      kind: 'declined_request',
      code: 'amount_too_small',
    })
  })

  it('is never of nothing, also where Stripe names no smallest amount', () => {
    const { takes } = stripe.gateway
    expect([0, 100].map((amount) => takes({ amount, currency: 'KRW' }))).toEqual([false, true])
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

describe('the books', () => {
  it('know a payment of another shop, and so does its fact', async () => {
    const { intentId, charge } = await stripe.confirmed()
    const metadata = { app: 'plumbline-00000000', order_id: 'theirs' }
    Object.assign(stripe.account.charges.get(charge) ?? {}, { metadata })
    Object.assign(stripe.account.sessions.get(intentId) ?? {}, { metadata })
    const line = (await stripe.movements()).find(({ ref }) => ref === charge)
    expect(line).toMatchObject({ kind: 'charge', ours: false, orderId: null })
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({ orderId: null })
  })

  it('are read past a currency that no order of ours has', async () => {
    const { charge, request } = await stripe.confirmed()
    const ours = await stripe.confirmed()
    Object.assign(stripe.account.charges.get(charge) ?? {}, { currency: 'kwd' })
    expect(await stripe.movementsOf(request.orderId)).toEqual([])
    expect(await stripe.movementsOf(ours.request.orderId)).toHaveLength(1)
  })
})
