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
    ['TRANSACTION_REFUSED', 'requires_payment'],
    ['PAYER_CANNOT_PAY', 'requires_payment'],
    ['TRANSACTION_LIMIT_EXCEEDED', 'failed'],
    ['COMPLIANCE_VIOLATION', 'failed'],
    ['PAYEE_BLOCKED_TRANSACTION', 'failed'],
    ['TRANSACTION_BLOCKED_BY_PAYEE', 'failed'],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'failed'],
    ['A_REFUSAL_OF_TOMORROW', 'failed'],
  ])('refused for good with %s is the fact that it is %s', async (declineIssue, status) => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.habits({ declineIssue })
    pair.paypal.doings.approve(intentId, 'declines')
    const failureCode = declineIssue.toLowerCase()
    expect(await capture(intentId)).toMatchObject({ status, failureCode, charges: [] })
  })

  it('is not refused while PayPal is still at it', async () => {
    const { intentId } = await pair.gateway.createIntent(intentRequest())
    pair.paypal.doings.habits({ declineIssue: 'ORDER_COMPLETION_IN_PROGRESS' })
    pair.paypal.doings.approve(intentId, 'declines')
    expect(await refusalOf(capture(intentId))).toMatchObject({ kind: 'unavailable', outcomeUnknown: false })
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
    const told = { status: 'failed', failureCode: 'duplicate_invoice_id', charges: [] }
    expect(await capture(second.intentId)).toMatchObject(told)
    expect(first.intentId).not.toBe(second.intentId)
  })
})

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

describe('the merchant’s own pages', () => {
  it('give back no more than is left of a charge, as the call does not', async () => {
    const { captureId } = await payOne(pair)
    pair.paypal.doings.refund(captureId, '5.00')
    expect(() => pair.paypal.doings.refund(captureId, '1000.00')).toThrow('refused with 422')
    pair.paypal.doings.refund(captureId)
    expect(() => pair.paypal.doings.refund(captureId, '0.01')).toThrow('refused with 422')
    expect(() => pair.paypal.doings.refund(captureId)).toThrow('refused with 422')
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

const OURS = { amount: 500, refundId: REFUND_ID }

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
    ['COMPLETED', { refunds: [OURS], failedRefunds: [] }],
    ['FAILED', { refunds: [], failedRefunds: [OURS] }],
  ] as const)('may wait, and is then %s', async (end, told) => {
    const { intentId } = await payOne(pair)
    pair.paypal.doings.habits({ holdRefunds: true })
    const waiting = await refund(intentId, 500)
    expect(waiting).toMatchObject({ refunds: [], pendingRefunds: [OURS], failedRefunds: [] })
    pair.paypal.doings.settleRefund(waiting.pendingRefunds?.[0]?.ref ?? '', end)
    expect(await pair.gateway.fetchIntent(intentId)).toMatchObject({ ...told, pendingRefunds: [] })
  })

  it('that was made may come to nothing weeks later: PayPal says so, and it is not made again', async () => {
    const { intentId } = await payOne(pair)
    const { refunds } = await refund(intentId, 500)
    const ref = refunds[0]?.ref ?? ''
    pair.paypal.clock.advance(30 * 24 * 3600 * 1000)
    pair.paypal.doings.settleRefund(ref, 'FAILED')
    const fact = await pair.gateway.fetchIntent(ref)
    expect(fact).toMatchObject({ intentId, refunds: [], failedRefunds: [{ ...OURS, ref }] })
    expect(pair.paypal.events.all().at(-1)?.payload.event_type).toBe('PAYMENT.REFUND.FAILED')
    expect(await refusalOf(refund(intentId, 500))).toMatchObject({ code: 'refund_failed' })
    expect(pair.paypal.arrived.filter((name) => name === 'captures.refund')).toHaveLength(1)
  })

  it('waits for money in our account, and is made when it is there', async () => {
    const { intentId } = await payOne(pair)
    pair.paypal.doings.habits({ refundIssue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' })
    expect(await refusalOf(refund(intentId, 500))).toEqual({
      kind: 'unavailable',
      code: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
      httpStatus: 422,
      outcomeUnknown: false,
    })
    pair.paypal.doings.habits({ refundIssue: null })
    pair.paypal.clock.advance(3600 * 1000)
    expect((await refund(intentId, 500)).refunds).toMatchObject([OURS])
  })

  it.each([
    ['of the shop under its former host', `plumbline-00000000.${ORDER_ID}.1`],
    ['that nobody can read', 'INVOICE-17'],
    ['that is gone', undefined],
  ])('is made whatever the payment’s mark is: one %s', async (_, custom_id) => {
    const { intentId } = await payOne(pair)
    const order = pair.paypal.store.orders.get(intentId)
    Object.assign(order?.asked.purchase_units[0] ?? {}, { custom_id })
    expect((await refund(intentId, 500)).refunds).toMatchObject([OURS])
    const fact = await pair.gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({ orderId: null, refunds: [OURS] })
    expect((await refund(intentId, 500)).refunds).toHaveLength(1)
    expect(order?.refunds).toHaveLength(1)
  })

  it.each([
    ['and no mark is known by its number', REFUND_ID, REFUND_ID],
    ['that is no refund’s id is none of ours', '7K3N5QZ0V9XB-1', null],
  ])('with an invoice number %s', async (_, invoice_id, refundId) => {
    const { intentId } = await payOne(pair)
    await refund(intentId, 500)
    const [made] = pair.paypal.store.orders.get(intentId)?.refunds ?? []
    Object.assign(made ?? {}, { custom_id: undefined, invoice_id })
    expect((await pair.gateway.fetchIntent(intentId)).refunds).toMatchObject([{ amount: 500, refundId }])
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
