import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { GatewayError } from '@/gateways/payments/gateway-error'
import { gatewayTo, intentRequest, ORDER_ID, payOne, REFUND_ID, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const refusalOf = async (asked: Promise<unknown>) => {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof GatewayError)) throw new Error(`no GatewayError but ${error}`)
  const { kind, code, httpStatus, outcomeUnknown } = error
  return { kind, code, httpStatus, outcomeUnknown }
}
const capture = (intentId: string) =>
  pair.gateway.capture?.({ intentId, idempotencyKey: `cap_${intentId}` }) ?? Promise.reject()
const refund = (intentId: string, amount: number, refundId = REFUND_ID) =>
  pair.gateway.refund({ intentId, amount, refundId, idempotencyKey: `ref_${refundId}` })

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
    expect(pair.gateway.takes({ amount, currency })).toBe(true)
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
    expect(pair.gateway.takes({ amount, currency })).toBe(false)
  })

  it('that does not exist is a refusal with status 404, under any name', async () => {
    for (const id of ['5O190127TN364715T', '', '..', 'a/b', 'X'.repeat(37), 'ABC?x=1'])
      expect(await refusalOf(pair.gateway.fetchIntent(id))).toMatchObject({
        kind: 'declined_request',
        httpStatus: 404,
      })
  })

  it('is gone some hours later', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.clock.advance(7 * 3600 * 1000)
    expect(await refusalOf(pair.gateway.fetchIntent(intentId))).toMatchObject({ httpStatus: 404 })
  })

  it('of another account names no order of ours', async () => {
    const { intentId } = await payOne(pair)
    const other = gatewayTo(pair.paypal, { merchantId: 'ANTHERMRCHNT2' })
    expect(await other.fetchIntent(intentId)).toMatchObject({ orderId: null })
  })
})

describe('taking the money', () => {
  it('leaves an order alone that nobody approved', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    expect(await capture(intentId)).toMatchObject({ status: 'requires_payment', charges: [] })
    expect(pair.paypal.arrived).not.toContain('orders.capture')
  })

  it('follows the approval, once, whoever asks and however often', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.approve(intentId)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ status: 'approved', charges: [] })
    const taken = await Promise.allSettled([capture(intentId), capture(intentId), capture(intentId)])
    expect(taken.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await capture(intentId)).toMatchObject({ status: 'succeeded', charges: [{ amount: 1999 }] })
    expect(pair.paypal.store.lines).toHaveLength(1)
  })

  it('is known to be unknown when the answer is lost, and the order tells', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.approve(intentId)
    pair.paypal.behave({ calls: [{ call: 'orders.capture', action: 'reset', effect: 'after' }] })
    expect(await refusalOf(capture(intentId))).toMatchObject({
      kind: 'timeout_after_send',
      outcomeUnknown: true,
    })
    expect(await capture(intentId)).toMatchObject({ status: 'succeeded' })
    expect(pair.paypal.store.lines).toHaveLength(1)
  })

  it('is refused with the card, and works with another one of the same order', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.approve(intentId, 'declines')
    const declined = { status: 'requires_payment', failureCode: 'instrument_declined', charges: [] }
    expect(await capture(intentId)).toMatchObject(declined)
    pair.paypal.doings.approve(intentId, 'pays')
    expect(await capture(intentId)).toMatchObject({ status: 'succeeded' })
  })

  it.each([
    ['COMPLETED', 'succeeded'],
    ['DECLINED', 'failed'],
  ] as const)('may be pending, and is then %s: %s', async (end, status) => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.approve(intentId, 'holds')
    expect(await capture(intentId)).toMatchObject({ status: 'processing', charges: [] })
    const captureId = pair.paypal.store.orders.get(intentId)?.captures[0]?.id ?? ''
    pair.paypal.doings.settle(captureId, end)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ status })
  })

  it('happens for one of two orders of the same attempt', async () => {
    const first = await payOne(pair)
    const second = await pair.gateway.createIntent(intentRequest({ key: 'a key of its own' }))
    pair.paypal.doings.approve(second.intentId)
    expect(await refusalOf(capture(second.intentId))).toMatchObject({
      kind: 'declined_request',
      code: 'DUPLICATE_INVOICE_ID',
    })
    expect(first.intentId).not.toBe(second.intentId)
  })
})

describe('closing an order', () => {
  it('is a promise of ours never to take its money', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.approve(intentId)
    expect(await pair.gateway.cancelIntent(intentId)).toMatchObject({ status: 'canceled', charges: [] })
    expect(pair.paypal.store.lines).toEqual([])
  })

  it('comes too late for one that was paid', async () => {
    const { intentId } = await payOne(pair)
    expect(await pair.gateway.cancelIntent(intentId)).toMatchObject({ status: 'succeeded' })
  })
})

describe('a refund', () => {
  it('is partial or whole, bears our id, and is made once for it', async () => {
    const { intentId } = await payOne(pair)
    const part = await refund(intentId, 500)
    expect(part).toMatchObject({ status: 'succeeded', refunds: [{ amount: 500, refundId: REFUND_ID }] })
    expect((await refund(intentId, 500)).refunds).toHaveLength(1)
    pair.paypal.clock.advance(50 * 24 * 3600 * 1000)
    expect((await refund(intentId, 500)).refunds).toHaveLength(1)
    const whole = await refund(intentId, 1499, '6f1d2c3b-0000-4000-8000-00000000000b')
    expect(whole.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(1999)
    expect(await refusalOf(refund(intentId, 1, 'one-too-many'))).toMatchObject({
      kind: 'declined_request',
      code: 'CAPTURE_FULLY_REFUNDED',
    })
  })

  it('asked for twice at a time is told to wait for itself', async () => {
    const { intentId } = await payOne(pair)
    pair.paypal.behave({ executionMs: 100 })
    const told = await Promise.allSettled([refund(intentId, 500), refund(intentId, 500)])
    expect(told.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'unavailable', httpStatus: 409, outcomeUnknown: false },
    })
    expect((await pair.gateway.fetchIntent(intentId)).refunds).toHaveLength(1)
  })

  it('is looked up when its answer was lost', async () => {
    const { intentId } = await payOne(pair)
    pair.paypal.behave({ calls: [{ call: 'captures.refund', action: 'reset', effect: 'after' }] })
    expect(await refusalOf(refund(intentId, 500))).toMatchObject({ outcomeUnknown: true })
    expect((await refund(intentId, 500)).refunds).toHaveLength(1)
    expect(pair.paypal.arrived.filter((name) => name === 'captures.refund')).toHaveLength(1)
  })

  it.each([
    ['COMPLETED', [{ amount: 500, refundId: REFUND_ID }]],
    ['FAILED', []],
  ] as const)('may wait, and is then %s', async (end, refunds) => {
    const { intentId } = await payOne(pair)
    pair.paypal.doings.holdRefunds(true)
    const waiting = await refund(intentId, 500)
    expect(waiting).toMatchObject({ refunds: [], pendingRefunds: [{ amount: 500, refundId: REFUND_ID }] })
    pair.paypal.doings.settleRefund(waiting.pendingRefunds?.[0]?.ref ?? '', end)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ refunds, pendingRefunds: [] })
  })

  it('made in PayPal’s own pages is none of ours', async () => {
    const { intentId, captureId } = await payOne(pair)
    pair.paypal.doings.refund(captureId, '5.00')
    expect((await pair.gateway.fetchIntent(intentId)).refunds).toMatchObject([
      { amount: 500, refundId: null },
    ])
  })

  it('of what was never paid is refused without a call for it', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    expect(await refusalOf(refund(intentId, 500))).toMatchObject({ code: 'nothing_to_refund' })
    expect(pair.paypal.arrived).not.toContain('captures.refund')
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
    const disputes = async () => (await pair.gateway.fetchIntent(intentId)).disputes
    expect(await disputes()).toEqual([{ ref, amount: 1999, status: 'open' }])
    pair.paypal.doings.closeDispute(ref, end)
    expect(await disputes()).toEqual([{ ref, amount: 1999, status: end }])
  })

  it('that our app may not see hides no payment', async () => {
    const { intentId, captureId } = await payOne(pair)
    pair.paypal.doings.dispute(captureId)
    pair.paypal.doings.mayReadDisputes(false)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ status: 'succeeded', disputes: [] })
  })
})
