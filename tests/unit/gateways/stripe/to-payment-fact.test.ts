import { describe, expect, it } from 'vitest'
import { ourMark } from '@/gateways/payments/our-mark'
import { billOfSession } from '@/gateways/payments/stripe/bill'
import { toPaymentFact } from '@/gateways/payments/stripe/to-payment-fact'
import type { WireDispute, WireRefund, WireSession } from '@/gateways/payments/stripe/wire'

const charge = {
  id: 'ch_1',
  created: 1_700_000_000,
  amount_captured: 1999,
  currency: 'USD' as const,
  captured: true,
  status: 'succeeded',
  disputed: false,
  metadata: {},
  payment_intent: 'pi_1',
}
const session = (changes: Partial<WireSession>, paying: string | null): WireSession => ({
  id: 'cs_test_1',
  mode: 'payment',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 1999,
  currency: 'USD',
  livemode: false,
  metadata: {},
  payment_intent: paying
    ? { id: 'pi_1', status: paying, last_payment_error: null, latest_charge: charge }
    : null,
  subscription: null,
  invoice: null,
  ...changes,
})
const factOf = (changes: Partial<WireSession>, paying: string | null) =>
  toPaymentFact({ bill: billOfSession(session(changes, paying)), refunds: [], disputes: [] })

describe('a session and the payment under it', () => {
  it.each([
    ['open', 'unpaid', null, 'requires_payment'],
    ['open', 'unpaid', 'requires_payment_method', 'requires_payment'],
    ['open', 'unpaid', 'requires_confirmation', 'requires_action'],
    ['open', 'unpaid', 'requires_action', 'requires_action'],
    ['complete', 'unpaid', 'processing', 'processing'],
    ['complete', 'paid', 'succeeded', 'succeeded'],
    ['complete', 'unpaid', 'succeeded', 'processing'],
    ['complete', 'unpaid', 'requires_payment_method', 'failed'],
    ['expired', 'unpaid', null, 'canceled'],
    ['expired', 'unpaid', 'requires_action', 'canceled'],
    ['expired', 'unpaid', 'processing', 'processing'],
    ['expired', 'paid', 'succeeded', 'succeeded'],
    ['open', 'unpaid', 'canceled', 'canceled'],
  ])('that are %s, %s and %s are %s', (status, payment_status, paying, told) => {
    const fact = factOf({ status, payment_status }, paying)
    expect(fact.status).toBe(told)
    expect(fact.charges).toHaveLength(told === 'succeeded' ? 1 : 0)
  })

  it.each([
    ['complete', null],
    ['novel', null],
    [null, null],
  ])('that are %s and %s are no answer', (status, paying) => {
    expect(() => factOf({ status }, paying)).toThrow('unexpected_status')
  })

  it('of nobody’s order, or of another shop’s, name none', () => {
    expect(factOf({}, null)).toMatchObject({ orderId: null, attempt: null })
    const metadata = { app: 'another', order_id: 'o', attempt: '-1' }
    expect(factOf({ metadata }, null)).toMatchObject({ orderId: null, attempt: null })
    expect(factOf({ metadata: { ...metadata, app: ourMark() } }, null)).toMatchObject({ orderId: 'o' })
  })
})

describe('refunds and disputes', () => {
  const parts = { refunds: [] as WireRefund[], disputes: [] as WireDispute[] }
  const paid = session({ status: 'complete', payment_status: 'paid' }, 'succeeded')

  it.each([
    ['succeeded', 'refunds'],
    ['pending', 'pendingRefunds'],
    ['requires_action', 'pendingRefunds'],
    ['failed', 'failedRefunds'],
    ['canceled', 'failedRefunds'],
  ] as const)('that are %s are %s', (status, among) => {
    const refund: WireRefund = {
      id: 're_1',
      amount: 500,
      currency: 'USD',
      status,
      metadata: { refund_id: 'ours' },
      charge: 'ch_1',
      payment_intent: 'pi_1',
    }
    const fact = toPaymentFact({ ...parts, bill: billOfSession(paid), refunds: [refund] })
    const told = [fact.refunds, fact.pendingRefunds, fact.failedRefunds].flat()
    expect(fact[among]).toEqual([{ ref: 're_1', amount: 500, refundId: 'ours' }])
    expect(told).toHaveLength(1)
  })

  it.each([
    ['needs_response', [], null],
    ['needs_response', [-1999], 'open'],
    ['under_review', [-1999], 'open'],
    // Decided, and the money is still on its way back.
    ['won', [-1999], 'open'],
    ['won', [-1999, 1999], 'won'],
    ['won', [], null],
    ['lost', [-1999], 'lost'],
    ['lost', [-1999, 1999], 'lost'],
    ['lost', [], null],
    ['appeal_needs_response', [-1999], 'lost'],
    ['appeal_under_review', [-1999], 'lost'],
    ['prevented', [-1999], 'lost'],
    ['prevented', [-1999, 1999], 'won'],
    ['prevented', [], null],
    ['warning_closed', [], null],
    ['novel', [-1999], 'open'],
  ])('%s, with %s moved, is %s', (status, moved, told) => {
    const dispute: WireDispute = {
      id: 'dp_1',
      amount: 1999,
      currency: 'USD',
      status,
      charge: 'ch_1',
      payment_intent: 'pi_1',
      balance_transactions: moved.map((amount) => ({ amount })),
    }
    const { disputes } = toPaymentFact({ ...parts, bill: billOfSession(paid), disputes: [dispute] })
    expect(disputes).toEqual(told ? [{ ref: 'dp_1', amount: 1999, status: told }] : [])
  })
})
