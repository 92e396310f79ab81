// P-nn: docs/facts/commerce.md 3.
import { describe, expect, it } from 'vitest'
import type { AnomalyKind } from '@/domain/orders/anomaly-kinds'
import { attemptAt, factOf, NOW, orderAt, PRICE, planFor, rowOf } from './support/payment-story'

const CHARGE = { ref: 'ch_1', amount: PRICE }

describe('a payment fact that is not what we asked for grants nothing', () => {
  it.each<[string, Parameters<typeof factOf>[0], AnomalyKind]>([
    ['another order', { orderId: 'order-2' }, 'wrong_order'],
    ['another provider', { provider: 'paypal' }, 'wrong_intent'],
    ['another intent', { intentId: 'pi_2' }, 'wrong_intent'],
    ['test money for a live order', { livemode: false }, 'wrong_mode'],
    ['another currency', { currency: 'JPY' }, 'wrong_currency'],
    [
      'one hundredth less',
      { amount: PRICE - 1, charges: [{ ...CHARGE, amount: PRICE - 1 }] },
      'wrong_amount',
    ],
    [
      'one hundredth more',
      { amount: PRICE + 1, charges: [{ ...CHARGE, amount: PRICE + 1 }] },
      'wrong_amount',
    ],
    ['succeeded without a charge', { charges: [] }, 'charges_disagree'],
    ['charges of less than its amount', { charges: [{ ...CHARGE, amount: 1 }] }, 'charges_disagree'],
    ['a charge, but not succeeded', { status: 'processing' }, 'charges_disagree'],
    ['a charge, but canceled', { status: 'canceled' }, 'charges_disagree'],
    [
      'a refund without a charge',
      { status: 'failed', charges: [], refunds: [{ ref: 're_1', amount: 1 }] },
      'over_refunded',
    ],
    ['more refunded than charged', { refunds: [{ ref: 're_1', amount: PRICE + 1 }] }, 'over_refunded'],
    ['a refund of a fraction', { refunds: [{ ref: 're_1', amount: 0.5 }] }, 'malformed_amount'],
    ['a refund that adds', { refunds: [{ ref: 're_1', amount: -1 }] }, 'malformed_amount'],
    ['one reference with two amounts', { charges: [CHARGE, { ref: 'ch_1', amount: 1 }] }, 'ledger_conflict'],
  ])('%s', (_, changes, kind) => {
    expect(planFor({ fact: factOf(changes) })).toEqual({ action: 'anomaly', kind })
  })

  it('and money whose refund had failed before we knew of either opens no refunded order, and is told to a person', () => {
    const plan = planFor({
      fact: factOf({ failedRefunds: [{ ref: 're_1', amount: PRICE }] }),
      order: orderAt('refunded'),
      knownLedger: [rowOf('charge', 'ch_0'), rowOf('refund', 're_0')],
    })
    expect(plan).toMatchObject({ action: 'apply', grant: false, orderState: { status: 'paid' } })
    expect(plan).toMatchObject({ anomalies: expect.arrayContaining(['refund_failed']) })
  })

  it('but one that bears no mark is known by the intent that we asked for', () => {
    expect(planFor({ fact: factOf({ orderId: null }) })).toMatchObject({ action: 'apply', grant: true })
  })

  it('a reference that the ledger knows with another amount', () => {
    const knownLedger = [rowOf('charge', 'ch_1', PRICE - 1)]
    expect(planFor({ fact: factOf(), knownLedger })).toEqual({ action: 'anomaly', kind: 'ledger_conflict' })
  })

  it('a dispute that it has as won and as lost', () => {
    const disputes = (['won', 'lost'] as const).map((status) => ({ ref: 'dp_1', amount: PRICE, status }))
    expect(planFor({ fact: factOf({ disputes }) })).toEqual({ action: 'anomaly', kind: 'ledger_conflict' })
  })

  it.each([[[]], [['dispute_lost' as const]]])(
    'a dispute lost that the ledger knows as won, %j',
    (before) => {
      const knownLedger = (['dispute', ...before, 'dispute_won'] as const).map((kind) => rowOf(kind, 'dp_1'))
      knownLedger.push(rowOf('charge', 'ch_1'))
      const fact = factOf({ disputes: [{ ref: 'dp_1', amount: PRICE, status: 'lost' }] })
      expect(planFor({ fact, order: orderAt('paid'), knownLedger })).toEqual({
        action: 'anomaly',
        kind: 'ledger_conflict',
      })
    },
  )
})

describe('a payment fact', () => {
  it('of a success writes the charge, pays the order, grants and sends the receipt', () => {
    expect(planFor({ fact: factOf() })).toMatchObject({
      action: 'apply',
      ledgerRows: [rowOf('charge', 'ch_1')],
      orderState: { status: 'paid', paidAt: NOW },
      attemptState: { status: 'succeeded', hasIntent: true },
      grant: true,
      revoke: false,
      receipt: true,
      anomalies: [],
    })
  })

  it.each(['requires_payment', 'requires_action', 'processing', 'failed', 'canceled'] as const)(
    'that says %s moves at most the attempt and never grants (P-06)',
    (status) => {
      const plan = planFor({ fact: factOf({ status, charges: [] }), attempt: attemptAt('created') })
      expect(plan).toMatchObject({
        action: 'apply',
        ledgerRows: [],
        orderState: { status: 'created', paidAt: null },
        grant: false,
        revoke: false,
        receipt: false,
      })
    },
  )

  it('seen again is skipped', () => {
    const plan = planFor({
      fact: factOf(),
      order: orderAt('paid'),
      attempt: attemptAt('succeeded'),
      knownLedger: [rowOf('charge', 'ch_1')],
    })
    expect(plan).toEqual({ action: 'skip', reason: 'nothing_new', giveBack: null })
  })

  it('finishes what a crash left half done: the row is known, the attempt is not', () => {
    const knownLedger = [rowOf('charge', 'ch_1')]
    const plan = planFor({
      fact: factOf(),
      order: orderAt('paid'),
      attempt: attemptAt('unknown'),
      knownLedger,
    })
    expect(plan).toMatchObject({ ledgerRows: [], attemptState: { status: 'succeeded' }, grant: false })
  })

  it('mends an order that disagrees with its ledger', () => {
    const plan = planFor({ fact: factOf(), knownLedger: [rowOf('charge', 'ch_1')] })
    expect(plan).toMatchObject({ ledgerRows: [], orderState: { status: 'paid' }, grant: true, anomalies: [] })
  })

  it('of a second attempt keeps the ledger truthful and tells somebody', () => {
    const knownLedger = [{ ...rowOf('charge', 'cap_9'), provider: 'paypal' }]
    const plan = planFor({ fact: factOf(), order: orderAt('paid'), knownLedger })
    expect(plan).toMatchObject({
      action: 'apply',
      ledgerRows: [rowOf('charge', 'ch_1')],
      orderState: { status: 'paid' },
      attemptState: { status: 'succeeded' },
      grant: false,
      receipt: false,
      anomalies: ['double_success'],
    })
  })

  it('of that second attempt refunded leaves the order paid', () => {
    const knownLedger = [{ ...rowOf('charge', 'cap_9'), provider: 'paypal' }, rowOf('charge', 'ch_1')]
    const fact = factOf({ refunds: [{ ref: 're_1', amount: PRICE }] })
    const plan = planFor({ fact, order: orderAt('paid'), attempt: attemptAt('succeeded'), knownLedger })
    expect(plan).toMatchObject({
      ledgerRows: [rowOf('refund', 're_1')],
      orderState: { status: 'paid' },
      revoke: false,
      anomalies: [],
    })
  })

  it('of a full refund revokes', () => {
    const fact = factOf({ refunds: [{ ref: 're_1', amount: PRICE }] })
    const plan = planFor({ fact, order: orderAt('paid'), knownLedger: [rowOf('charge', 'ch_1')] })
    expect(plan).toMatchObject({
      orderState: { status: 'refunded' },
      grant: false,
      revoke: true,
      receipt: false,
    })
  })

  it('of a lost dispute revokes, and writes the dispute that was never seen open', () => {
    const fact = factOf({ disputes: [{ ref: 'dp_1', amount: PRICE, status: 'lost' }] })
    const plan = planFor({ fact, order: orderAt('paid'), knownLedger: [rowOf('charge', 'ch_1')] })
    expect(plan).toMatchObject({
      ledgerRows: [rowOf('dispute', 'dp_1'), rowOf('dispute_lost', 'dp_1')],
      orderState: { status: 'lost' },
      revoke: true,
    })
  })

  it('of a dispute won on appeal books it, opens again and tells somebody', () => {
    const knownLedger = [rowOf('charge', 'ch_1'), rowOf('dispute', 'dp_1'), rowOf('dispute_lost', 'dp_1')]
    const fact = factOf({ disputes: [{ ref: 'dp_1', amount: PRICE, status: 'won' }] })
    expect(planFor({ fact, order: orderAt('lost'), knownLedger })).toMatchObject({
      ledgerRows: [rowOf('dispute_won', 'dp_1')],
      orderState: { status: 'paid' },
      grant: true,
      anomalies: ['dispute_overturned'],
    })
  })

  it.each(['open', 'won'] as const)('that says %s of a dispute won on appeal adds nothing', (status) => {
    const kinds = ['dispute', 'dispute_lost', 'dispute_won'] as const
    const knownLedger = [rowOf('charge', 'ch_1'), ...kinds.map((kind) => rowOf(kind, 'dp_1'))]
    const fact = factOf({ disputes: [{ ref: 'dp_1', amount: PRICE, status }] })
    const plan = planFor({ fact, order: orderAt('paid'), attempt: attemptAt('succeeded'), knownLedger })
    expect(plan).toMatchObject({ action: 'skip' })
  })

  it('of a refund that failed after it was booked books it back, opens nothing and tells somebody', () => {
    const knownLedger = [rowOf('charge', 'ch_1'), rowOf('refund', 're_1')]
    const fact = factOf({ failedRefunds: [{ ref: 're_1', amount: PRICE }] })
    expect(planFor({ fact, order: orderAt('refunded'), knownLedger })).toMatchObject({
      ledgerRows: [rowOf('refund_failed', 're_1')],
      orderState: { status: 'paid' },
      grant: false,
      revoke: false,
      anomalies: ['refund_failed'],
      giveBack: null,
    })
  })

  it('of a refund that failed and was never seen as made books both, and nobody need be told', () => {
    const fact = factOf({ failedRefunds: [{ ref: 're_1', amount: PRICE }] })
    const plan = planFor({ fact, order: orderAt('paid'), knownLedger: [rowOf('charge', 'ch_1')] })
    expect(plan).toMatchObject({
      ledgerRows: [rowOf('refund', 're_1'), rowOf('refund_failed', 're_1')],
      orderState: { status: 'paid' },
      revoke: false,
      anomalies: [],
    })
  })

  it('of a payment after the order expired grants what was paid for and tells somebody', () => {
    const plan = planFor({ fact: factOf(), order: orderAt('expired'), attempt: attemptAt('expired') })
    expect(plan).toMatchObject({
      grant: true,
      orderState: { status: 'paid' },
      anomalies: ['paid_after_expiry', 'success_after_close'],
    })
  })

  it('that lists a charge twice writes one row', () => {
    expect(planFor({ fact: factOf({ charges: [CHARGE, CHARGE] }) })).toMatchObject({
      ledgerRows: [rowOf('charge', 'ch_1')],
    })
  })
})
