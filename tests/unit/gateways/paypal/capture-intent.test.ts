import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { intentRequest, payOne, refusalOf, startPair } from './test-paypal'

let pair: Awaited<ReturnType<typeof startPair>>
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.paypal.stop())

const capture = (intentId: string) =>
  pair.gateway.captureIntent?.({ intentId, idempotencyKey: `cap_${intentId}` }) ?? Promise.reject()

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
