import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ourMark } from '@/gateways/payments/our-mark'
import { intentRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

describe('an intent of Stripe', () => {
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
    expect([amount, less].map((each) => gateway.takesMoney({ amount: each, currency }))).toEqual([
      true,
      false,
    ])
    expect(await gateway.createIntent(intentRequest({ currency, amount }))).toBeDefined()
    await expect(gateway.createIntent(intentRequest({ currency, amount: less }))).rejects.toMatchObject({
      kind: 'declined_request',
      code: 'amount_too_small',
    })
  })

  it('is never of nothing, also where Stripe names no smallest amount', () => {
    const { takesMoney: takes } = stripe.gateway
    expect([0, 100].map((amount) => takes({ amount, currency: 'KRW' }))).toEqual([false, true])
  })

  it('is asked for once, also when the connection is reset', async () => {
    stripe.behave({ calls: [{ call: 'sessions.create', action: 'reset', effect: 'after' }] })
    const before = stripe.arrived.length
    await expect(stripe.gateway.createIntent(intentRequest())).rejects.toMatchObject({ outcomeUnknown: true })
    expect(stripe.arrived.slice(before)).toEqual(['sessions.create'])
  })
})
