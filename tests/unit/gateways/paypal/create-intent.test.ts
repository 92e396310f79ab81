import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { gatewayTo, intentRequest, ORDER_ID, payOne, refusalOf, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

describe('an order at PayPal', () => {
  it('bears our mark, waits for its buyer, and has no form', async () => {
    const created = await pair.gateway.createIntent(intentRequest())
    expect(created).toEqual({ intentId: created.intentId, clientSecret: created.intentId, formUrl: null })
    expect(await pair.gateway.fetchIntent(created.intentId)).toEqual({
      provider: 'paypal',
      intentId: created.intentId,
      status: 'requires_payment',
      amount: 1999,
      currency: 'USD',
      orderId: ORDER_ID,
      attempt: 1,
      livemode: false,
      charges: [],
      refunds: [],
      pendingRefunds: [],
      failedRefunds: [],
      disputes: [],
    })
  })

  it('is one for one key, however often it is asked for', async () => {
    const first = await pair.gateway.createIntent(intentRequest())
    expect(await pair.gateway.createIntent(intentRequest())).toEqual(first)
    expect(pair.paypal.store.orders.size).toBe(1)
  })

  it('says that its key is in use while it is being made', async () => {
    pair.paypal.behave({ executionMs: 200 })
    const [first, second] = await Promise.allSettled([
      pair.gateway.createIntent(intentRequest()),
      pair.gateway.createIntent(intentRequest()),
    ])
    const refused = [first, second].find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { kind: 'unavailable', httpStatus: 409, outcomeUnknown: false } })
    expect(pair.paypal.store.orders.size).toBe(1)
  })

  it.each(LOCALES)('is taken in the language %s', async (locale) => {
    await pair.gateway.createIntent(intentRequest({ locale }))
    expect(pair.paypal.store.orders.size).toBe(1)
  })

  it.each([
    ['USD', 1499, '14.99'],
    ['EUR', 699, '6.99'],
    ['GBP', 849, '8.49'],
    ['HKD', 5_800, '58.00'],
    ['JPY', 218_000, '2180'],
    ['TWD', 29_900, '299'],
    ['USD', 5, '0.05'],
    ['USD', 99_999_999, '999999.99'],
  ] as const)('in %s for %i hundredths asks for %s and is the same fact', async (currency, amount, value) => {
    const { intentId, fact } = await payOne(pair, { currency, amount })
    const order = pair.paypal.store.orders.get(intentId)
    expect(order?.asked.purchase_units[0].amount).toEqual({ currency_code: currency, value })
    expect(fact).toMatchObject({ status: 'succeeded', amount, currency, charges: [{ amount }] })
    expect(pair.gateway.takesMoney({ amount, currency })).toBe(true)
  })

  it.each([
    ['KRW', 900_000, 'currency_not_supported'],
    ['CNY', 4_900, 'currency_not_supported'],
    ['INR', 49_900, 'currency_not_supported'],
    ['BRL', 3_490, 'currency_not_supported'],
    ['HRK', 3_490, 'currency_not_supported'],
    ['JPY', 98_050, 'decimals_not_supported'],
    ['TWD', 29_999, 'decimals_not_supported'],
    ['USD', 0, 'amount_not_positive'],
  ] as const)('in %s for %i hundredths is refused before any call', async (currency, amount, code) => {
    const refusal = await refusalOf(pair.gateway.createIntent(intentRequest({ currency, amount })))
    expect(refusal).toMatchObject({ kind: 'declined_request', code, outcomeUnknown: false })
    expect(pair.paypal.arrived).toEqual([])
    expect(pair.gateway.takesMoney({ amount, currency })).toBe(false)
  })

  it('that does not exist is a refusal with status 404, under any name', async () => {
    for (const id of ['5O190127TN364715T', '', '..', 'a/b', 'X'.repeat(37), 'ABC?x=1'])
      expect(await refusalOf(pair.gateway.fetchIntent(id))).toMatchObject({
        kind: 'declined_request',
        httpStatus: 404,
      })
  })

  it('is gone three hours later', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.clock.advance(3 * 3600 * 1000 + 1000)
    expect(await refusalOf(pair.gateway.fetchIntent(intentId))).toMatchObject({ httpStatus: 404 })
  })

  it('of another account names no order of ours', async () => {
    const { intentId } = await payOne(pair)
    const other = gatewayTo(pair.paypal, { merchantId: 'ANTHERMRCHNT2' })
    expect(await other.fetchIntent(intentId)).toMatchObject({ orderId: null })
  })
})
