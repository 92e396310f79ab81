// P-nn: docs/facts/commerce.md 3.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LedgerRow, ledgerKey } from '@/domain/orders/ledger'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import { applyAll, factOf, PRICE, type Stored } from './support/payment-story'

const ENDINGS = [
  'none',
  'partial_refund',
  'full_refund',
  'partial_refund_failed',
  'refund_failed',
  'refund_failed_and_made_again',
  'dispute_open',
  'dispute_won',
  'dispute_lost',
  'dispute_overturned',
] as const
type Ending = (typeof ENDINGS)[number]

/** Every snapshot that re-fetching one intent could have yielded during its life, in order. */
const lifeOf = (intent: string, ending: Ending, declinedFirst: boolean): PaymentFact[] => {
  const part = 700
  const fact = (changes: Partial<PaymentFact>) =>
    factOf({ intentId: `pi_${intent}`, charges: [{ ref: `ch_${intent}`, amount: PRICE }], ...changes })
  const unpaid = (status: PaymentFact['status']) => fact({ status, charges: [] })
  const refunds = [
    { ref: `re_${intent}a`, amount: part },
    { ref: `re_${intent}b`, amount: PRICE - part },
  ]
  const whole = { ref: `re_${intent}`, amount: PRICE }
  const again = { ref: `re_${intent}again`, amount: PRICE }
  const dispute = (status: 'open' | 'won' | 'lost') =>
    fact({ disputes: [{ ref: `dp_${intent}`, amount: PRICE, status }] })
  const endings: Record<Ending, PaymentFact[]> = {
    none: [],
    partial_refund: [fact({ refunds: refunds.slice(0, 1) })],
    full_refund: [fact({ refunds: refunds.slice(0, 1) }), fact({ refunds })],
    partial_refund_failed: [
      fact({ refunds: refunds.slice(0, 1) }),
      fact({ failedRefunds: refunds.slice(0, 1) }),
    ],
    refund_failed: [fact({ refunds: [whole] }), fact({ failedRefunds: [whole] })],
    refund_failed_and_made_again: [
      fact({ refunds: [whole] }),
      fact({ failedRefunds: [whole] }),
      fact({ failedRefunds: [whole], refunds: [again] }),
    ],
    dispute_open: [dispute('open')],
    dispute_won: [dispute('open'), dispute('won')],
    dispute_lost: [dispute('open'), dispute('lost')],
    dispute_overturned: [dispute('open'), dispute('lost'), dispute('won')],
  }
  return [
    unpaid('requires_payment'),
    unpaid('processing'),
    ...(declinedFirst ? [unpaid('failed')] : []),
    fact({}),
    ...endings[ending],
  ]
}

/**
 * What must not depend on the order of arrival. That a dispute was lost before it was won moves nothing, and is refused
 * when it comes late; what a refund had closed before it failed stays closed, and a person is told.
 */
const endStateOf = ({ order, attempts, ledger, entitled }: Stored) => ({
  order: { ...order.state, totals: null },
  attempts: Object.entries(attempts).toSorted(),
  ledger: ledger
    .filter((row) => !ledger.some((other) => isOverturnedBy(row, other)))
    .map((row) => JSON.stringify(row))
    .toSorted(),
  entitled: entitled || ledger.some(({ kind }) => kind === 'refund_failed'),
})

const isOverturnedBy = (row: LedgerRow, other: LedgerRow): boolean =>
  row.kind === 'dispute_lost' && other.kind === 'dispute_won' && row.providerRef === other.providerRef

const lives = fc
  .array(fc.tuple(fc.constantFrom(...ENDINGS), fc.boolean()), { minLength: 1, maxLength: 3 })
  .map((attempts) => attempts.flatMap(([ending, declined], at) => lifeOf(String(at), ending, declined)))

/** The facts in order, and the same facts shuffled with some of them twice. */
const stories = lives.chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    arrived: fc
      .array(fc.constantFrom(...facts), { maxLength: 8 })
      .chain((twice) =>
        fc.shuffledSubarray([...facts, ...twice], { minLength: facts.length + twice.length }),
      ),
  }),
)

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) =>
        permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
      )

describe('facts about one order, in any order and any number (P-07)', () => {
  it.each(ENDINGS)('all permutations of a payment that ends in %s converge', (ending) => {
    const facts = lifeOf('1', ending, false)
    const expected = endStateOf(applyAll(facts))
    for (const arrived of permutations(facts)) expect(endStateOf(applyAll(arrived))).toEqual(expected)
  })

  it('converge to one order, one set of attempts, one ledger and one entitlement', () => {
    fc.assert(
      fc.property(stories, ({ facts, arrived }) => {
        expect(endStateOf(applyAll(arrived))).toEqual(endStateOf(applyAll(facts)))
      }),
      { numRuns: 500 },
    )
  })

  it('never write one reference twice and write every charge', () => {
    fc.assert(
      fc.property(stories, ({ facts, arrived }) => {
        const keys = applyAll(arrived).ledger.map(ledgerKey)
        expect(new Set(keys).size).toBe(keys.length)
        const charges = new Set(facts.flatMap((fact) => fact.charges.map(({ ref }) => ref)))
        expect(applyAll(arrived).ledger.filter(({ kind }) => kind === 'charge')).toHaveLength(charges.size)
      }),
    )
  })

  it('entitle exactly while the order is in a granting state, but for what a refund closed and came back', () => {
    fc.assert(
      fc.property(stories, fc.nat(30), ({ arrived }, until) => {
        const { order, entitled, anomalies } = applyAll(arrived.slice(0, until))
        const grants = GRANTING_STATUSES.includes(order.state.status)
        if (entitled || !anomalies.includes('refund_failed')) expect(entitled).toBe(grants)
      }),
    )
  })

  it('report every second success once', () => {
    fc.assert(
      fc.property(stories, ({ facts, arrived }) => {
        const intents = new Set(facts.map(({ intentId }) => intentId)).size
        const doubles = applyAll(arrived).anomalies.filter((kind) => kind === 'double_success')
        expect(doubles).toHaveLength(intents - 1)
      }),
    )
  })

  it('change nothing when a foreign fact is mixed in', () => {
    const foreign = fc.constantFrom<Partial<PaymentFact>>(
      { amount: PRICE - 1, charges: [{ ref: 'ch_x', amount: PRICE - 1 }] },
      { currency: 'EUR' },
      { orderId: 'order-2' },
      { livemode: false },
    )
    fc.assert(
      fc.property(stories, foreign, fc.nat(30), ({ arrived }, changes, at) => {
        const mixed = arrived.toSpliced(at, 0, factOf({ intentId: 'pi_0', ...changes }))
        expect(endStateOf(applyAll(mixed))).toEqual(endStateOf(applyAll(arrived)))
      }),
    )
  })
})
