import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { intentRequest, ORDER_ID, payOne, REFUND_ID, refusalOf, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const refund = (intentId: string, amount: number, refundId = REFUND_ID) =>
  pair.gateway.createRefund({ intentId, amount, refundId, idempotencyKey: `ref_${refundId}` })

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
