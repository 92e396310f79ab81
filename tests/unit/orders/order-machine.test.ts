import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LedgerTotals, NO_TOTALS } from '@/domain/orders/ledger'
import {
  GRANTING_STATUSES,
  ORDER_STATUSES,
  type OrderState,
  type OrderStatus,
  transitionOrder,
} from '@/domain/orders/order-machine'
import type { Effect } from '@/domain/orders/transition'

const NOW = new Date('2026-03-01T12:00:00Z')
const PRICE = 1999

const orderWith = (changes: Partial<OrderState> = {}): OrderState => ({
  status: 'created',
  total: PRICE,
  totals: NO_TOTALS,
  paidAt: null,
  expiresAt: NOW,
  ...changes,
})

const totalsOf = (changes: Partial<LedgerTotals>): LedgerTotals => ({ ...NO_TOTALS, ...changes })
const CHARGED = totalsOf({ charged: PRICE })
const GRANT: Effect[] = ['write_ledger', 'grant_entitlement', 'send_receipt']
const WRITE: Effect[] = ['write_ledger']
const REVOKE: Effect[] = ['write_ledger', 'revoke_entitlement']

describe('money moves an order', () => {
  type Row = [string, OrderStatus, Partial<LedgerTotals>, Partial<LedgerTotals>, OrderStatus, Effect[]]
  const half = 1000
  const C = { charged: PRICE }
  it.each<Row>([
    ['a charge pays it', 'created', {}, C, 'paid', GRANT],
    ['a refund of a part keeps it open', 'paid', C, { ...C, refunded: half }, 'partially_refunded', WRITE],
    [
      'a second refund of a part is written',
      'partially_refunded',
      { ...C, refunded: half },
      { ...C, refunded: half + 1 },
      'partially_refunded',
      WRITE,
    ],
    [
      'a refund of the rest closes it',
      'partially_refunded',
      { ...C, refunded: half },
      { ...C, refunded: PRICE },
      'refunded',
      REVOKE,
    ],
    ['a full refund closes it', 'paid', C, { ...C, refunded: PRICE }, 'refunded', REVOKE],
    ['a dispute keeps it open until decided', 'paid', C, { ...C, disputed: PRICE }, 'disputed', WRITE],
    [
      'a dispute won pays it again',
      'disputed',
      { ...C, disputed: PRICE },
      { ...C, disputed: PRICE, disputeWon: PRICE },
      'paid',
      WRITE,
    ],
    [
      'a dispute lost closes it',
      'disputed',
      { ...C, disputed: PRICE },
      { ...C, disputed: PRICE, disputeLost: PRICE },
      'lost',
      REVOKE,
    ],
    [
      'a lost dispute that an appeal wins opens it again',
      'lost',
      { ...C, disputed: PRICE, disputeLost: PRICE },
      { ...C, disputed: PRICE, disputeLost: PRICE, disputeWon: PRICE, disputeOverturned: PRICE },
      'paid',
      GRANT,
    ],
    [
      'a second dispute is open whatever became of the first',
      'paid',
      {
        charged: 2 * PRICE,
        disputed: PRICE,
        disputeLost: PRICE,
        disputeWon: PRICE,
        disputeOverturned: PRICE,
      },
      {
        charged: 2 * PRICE,
        refunded: PRICE,
        disputed: 2 * PRICE,
        disputeLost: PRICE,
        disputeWon: PRICE,
        disputeOverturned: PRICE,
      },
      'disputed',
      WRITE,
    ],
    [
      'a full refund that fails pays it and leaves it closed',
      'refunded',
      { ...C, refunded: PRICE },
      { ...C, refunded: PRICE, refundFailed: PRICE },
      'paid',
      WRITE,
    ],
    [
      'a refund that fails before it was seen takes nothing away',
      'paid',
      C,
      { ...C, refunded: PRICE, refundFailed: PRICE },
      'paid',
      WRITE,
    ],
    [
      'a charge seen together with its failed refund pays it',
      'created',
      {},
      { ...C, refunded: PRICE, refundFailed: PRICE },
      'paid',
      GRANT,
    ],
    [
      'a refund of a part that fails leaves nothing refunded',
      'partially_refunded',
      { ...C, refunded: half },
      { ...C, refunded: half, refundFailed: half },
      'paid',
      WRITE,
    ],
    [
      'a refund that is made after one failed closes it',
      'paid',
      { ...C, refunded: PRICE, refundFailed: PRICE },
      { ...C, refunded: 2 * PRICE, refundFailed: PRICE },
      'refunded',
      REVOKE,
    ],
    [
      'new money while its refund fails pays it',
      'refunded',
      { ...C, refunded: PRICE },
      { charged: 2 * PRICE, refunded: PRICE, refundFailed: PRICE },
      'paid',
      GRANT,
    ],
    [
      'a dispute won after a partial refund leaves the refund',
      'disputed',
      { ...C, refunded: half, disputed: PRICE - half },
      { ...C, refunded: half, disputed: PRICE - half, disputeWon: PRICE - half },
      'partially_refunded',
      WRITE,
    ],
    [
      'a charge seen together with its refund grants nothing',
      'created',
      {},
      { ...C, refunded: PRICE },
      'refunded',
      WRITE,
    ],
    ['a second charge changes only the ledger', 'paid', C, { charged: 2 * PRICE }, 'paid', WRITE],
    [
      'the refund of a second charge takes nothing away',
      'paid',
      { charged: 2 * PRICE },
      { charged: 2 * PRICE, refunded: PRICE },
      'paid',
      WRITE,
    ],
    [
      'a lost dispute of a second charge takes nothing away',
      'paid',
      { charged: 2 * PRICE },
      { charged: 2 * PRICE, disputed: PRICE, disputeLost: PRICE },
      'paid',
      WRITE,
    ],
    [
      'new money after a full refund pays it',
      'refunded',
      { ...C, refunded: PRICE },
      { charged: 2 * PRICE, refunded: PRICE },
      'paid',
      GRANT,
    ],
  ])('%s', (_, from, before, after, to, effects) => {
    const state = orderWith({ status: from, totals: totalsOf(before) })
    const result = transitionOrder(state, { type: 'money_moved', totals: totalsOf(after) }, NOW)
    expect(result).toMatchObject({ kind: 'applied', state: { status: to, totals: totalsOf(after) } })
    expect(result.kind === 'applied' && result.effects).toEqual(effects)
  })

  it('even when it had expired, and somebody is told', () => {
    const result = transitionOrder(
      orderWith({ status: 'expired' }),
      { type: 'money_moved', totals: CHARGED },
      NOW,
    )
    expect(result).toEqual({
      kind: 'applied',
      state: orderWith({ status: 'paid', totals: CHARGED, paidAt: NOW }),
      effects: [...GRANT, 'record_anomaly'],
      anomaly: 'paid_after_expiry',
    })
  })

  it.each<[string, OrderStatus, Partial<LedgerTotals>, Partial<LedgerTotals>, string]>([
    ['no charge is no payment', 'created', {}, {}, 'not_paid_yet'],
    ['the same sums again', 'paid', CHARGED, CHARGED, 'already_known'],
    [
      'smaller sums are older news',
      'refunded',
      { charged: PRICE, refunded: PRICE },
      CHARGED,
      'already_known',
    ],
    ['an empty ledger never unpays', 'paid', CHARGED, {}, 'already_known'],
  ])('is ignored: %s', (_, status, before, after, reason) => {
    const state = orderWith({ status, totals: totalsOf(before) })
    expect(transitionOrder(state, { type: 'money_moved', totals: totalsOf(after) }, NOW)).toEqual({
      kind: 'ignored',
      reason,
    })
  })

  it('is rejected when less came in than is owed', () => {
    const totals = totalsOf({ charged: PRICE - 1 })
    expect(transitionOrder(orderWith(), { type: 'money_moved', totals }, NOW)).toEqual({
      kind: 'rejected',
      code: 'underpaid',
    })
  })

  it('keeps the time it first learned of the payment', () => {
    const paidAt = new Date('2026-02-01T00:00:00Z')
    const state = orderWith({ status: 'paid', totals: CHARGED, paidAt })
    const totals = totalsOf({ charged: PRICE, refunded: PRICE })
    expect(transitionOrder(state, { type: 'money_moved', totals }, NOW)).toMatchObject({ state: { paidAt } })
  })
})

describe('an order expires', () => {
  it.each<[OrderStatus, Date, unknown]>([
    ['created', NOW, { kind: 'applied', state: orderWith({ status: 'expired' }), effects: [] }],
    ['created', new Date(NOW.getTime() - 1), { kind: 'ignored', reason: 'not_due' }],
    ['expired', NOW, { kind: 'ignored', reason: 'already_expired' }],
    ['paid', NOW, { kind: 'ignored', reason: 'already_settled' }],
    ['partially_refunded', NOW, { kind: 'ignored', reason: 'already_settled' }],
    ['disputed', NOW, { kind: 'ignored', reason: 'already_settled' }],
    ['refunded', NOW, { kind: 'ignored', reason: 'already_settled' }],
    ['lost', NOW, { kind: 'ignored', reason: 'already_settled' }],
  ])('from %s at %s', (status, now, expected) => {
    const event = { type: 'expire', paymentUnderWay: false } as const
    expect(transitionOrder(orderWith({ status }), event, now)).toEqual(expected)
  })

  it('not while a payment of it may be under way', () => {
    const event = { type: 'expire', paymentUnderWay: true } as const
    expect(transitionOrder(orderWith(), event, NOW)).toEqual({
      kind: 'ignored',
      reason: 'payment_under_way',
    })
  })
})

describe('an order is given up for another', () => {
  const before = new Date(NOW.getTime() - 1)
  it.each<[OrderStatus, boolean, unknown]>([
    ['created', false, { kind: 'applied', state: orderWith({ status: 'expired' }), effects: [] }],
    ['created', true, { kind: 'ignored', reason: 'payment_under_way' }],
    ['expired', false, { kind: 'ignored', reason: 'already_expired' }],
    ['paid', false, { kind: 'ignored', reason: 'already_settled' }],
    ['refunded', false, { kind: 'ignored', reason: 'already_settled' }],
  ])('from %s, before its time, payable: %s', (status, payable, expected) => {
    expect(transitionOrder(orderWith({ status }), { type: 'give_up', payable }, before)).toEqual(expected)
  })
})

describe('a free order', () => {
  it('is paid by its confirmation, without a ledger row', () => {
    expect(transitionOrder(orderWith({ total: 0 }), { type: 'settle_free' }, NOW)).toEqual({
      kind: 'applied',
      state: orderWith({ total: 0, status: 'paid', paidAt: NOW }),
      effects: ['grant_entitlement', 'send_receipt'],
    })
  })

  it('is confirmed once', () => {
    const state = orderWith({ total: 0, status: 'paid' })
    expect(transitionOrder(state, { type: 'settle_free' }, NOW)).toEqual({
      kind: 'ignored',
      reason: 'already_settled',
    })
  })

  it('is one that costs nothing', () => {
    const answer = { kind: 'rejected', code: 'not_free' }
    expect(transitionOrder(orderWith({ total: 1 }), { type: 'settle_free' }, NOW)).toEqual(answer)
  })
})

describe('any order', () => {
  it('has access granted exactly in the granting states, whatever it went through', () => {
    const sums = fc.record({
      charged: fc.constantFrom(0, PRICE, 2 * PRICE),
      refunded: fc.constantFrom(0, 1, PRICE, 2 * PRICE),
      refundFailed: fc.constant(0),
      disputed: fc.constantFrom(0, PRICE),
      disputeWon: fc.constantFrom(0, PRICE),
      disputeLost: fc.constantFrom(0, PRICE),
      disputeOverturned: fc.constant(0),
    })
    fc.assert(
      fc.property(fc.array(sums), (story) => {
        let state = orderWith()
        let open = false
        for (const totals of story) {
          const step = transitionOrder(state, { type: 'money_moved', totals }, NOW)
          if (step.kind !== 'applied') continue
          state = step.state
          if (step.effects.includes('grant_entitlement')) open = true
          if (step.effects.includes('revoke_entitlement')) open = false
          expect(open).toBe(GRANTING_STATUSES.includes(state.status))
          expect(ORDER_STATUSES).toContain(state.status)
        }
      }),
    )
  })
})
