import { describe, expect, it } from 'vitest'
import { quote } from '@/domain/money/quote'
import {
  creditsFor,
  type Holding,
  heldBack,
  ownedLines,
  sameLines,
  spendCredits,
  takersOf,
  worthOf,
} from '@/domain/money/upgrade'

const PARTS = { A: ['score'], B: ['score', 'answers'], C: ['score', 'answers', 'guide'] } as const
type Tier = keyof typeof PARTS

/** A paid order of a tier, by default wholly paid in dollars. */
const order = (tier: Tier, total: number, more: Partial<Holding> = {}): Holding => ({
  number: tier,
  currency: 'USD',
  parts: PARTS[tier],
  total,
  kept: total,
  carries: [],
  state: 'paid',
  ...more,
})
const from = (number: string, amount: number) => ({ number, amount })

describe('what orders of before take off a tier', () => {
  it.each<[string, Tier, Holding[], ReturnType<typeof from>[]]>([
    ['nothing was bought', 'B', [], []],
    ['B after A: what A cost', 'B', [order('A', 500)], [from('A', 500)]],
    ['C after A: what A cost', 'C', [order('A', 500)], [from('A', 500)]],
    ['A after B: nothing, as A does not hold all of B', 'A', [order('B', 800)], []],
    [
      'C after B after A: all that B is worth, nothing of A',
      'C',
      [order('A', 500), order('B', 300, { carries: [from('A', 500)] })],
      [from('B', 800)],
    ],
    [
      'C after A and after B that was paid in full beside it: both, the larger first',
      'C',
      [order('A', 500), order('B', 800)],
      [from('B', 800), from('A', 500)],
    ],
    ['a refund in part: what is left of it', 'B', [order('A', 500, { kept: 320 })], [from('A', 320)]],
    ['one that is disputed: nothing', 'B', [order('A', 500, { kept: 0 })], []],
    ['one that gave back too much: nothing', 'B', [order('A', 500, { kept: -100 })], []],
    ['one that was paid twice: its price once', 'B', [order('A', 500, { kept: 1000 })], [from('A', 500)]],
    ['one in another currency: nothing', 'B', [order('A', 500, { currency: 'EUR' })], []],
    ['one that was free by a code: nothing', 'B', [order('A', 0)], []],
    ['one that is not paid yet: nothing', 'B', [order('A', 500, { state: 'payable', kept: 0 })], []],
    [
      'an unpaid order takes nothing of it away',
      'C',
      [order('A', 500), order('B', 300, { carries: [from('A', 500)], state: 'payable', kept: 0 })],
      [from('A', 500)],
    ],
    [
      'what another took in part: the rest',
      'C',
      [order('A', 900), order('B', 0, { carries: [from('A', 640)] })],
      [from('B', 640), from('A', 260)],
    ],
    [
      'C after B, whose A was lost to a dispute: what B itself cost',
      'C',
      [order('B', 300, { carries: [from('A', 500)] })],
      [from('B', 300)],
    ],
    [
      'C after B, while a dispute withholds a part of A: no more than is there',
      'C',
      [order('A', 500, { kept: 200 }), order('B', 300, { carries: [from('A', 500)] })],
      [from('B', 500)],
    ],
    [
      'a loss two steps before: what the later two cost',
      'C',
      [
        order('A', 300, { number: 'B1', parts: PARTS.B, carries: [from('A', 500)] }),
        order('B', 100, { carries: [from('B1', 800)] }),
      ],
      [from('B', 400)],
    ],
    [
      'two orders that took it both, before one of them goes back: nothing, and never less',
      'C',
      [
        order('A', 500),
        order('B', 300, { carries: [from('A', 500)] }),
        order('B', 300, { number: 'B2', kept: 0, carries: [from('A', 500)] }),
      ],
      [from('B', 800), from('B2', 500)],
    ],
  ])('%s', (_, tier, holdings, expected) => {
    expect(creditsFor({ holdings, parts: PARTS[tier], currency: 'USD' })).toEqual(expected)
  })

  it('is whole units of the currency', () => {
    const holdings = [order('A', 50_000, { currency: 'INR', kept: 49_950 })]
    expect(creditsFor({ holdings, parts: PARTS.B, currency: 'INR' })).toEqual([from('A', 49_900)])
  })
})

describe('credits', () => {
  it.each([
    ['less than the price', [from('A', 500)], 800, [from('A', 500)]],
    ['more than the price', [from('A', 500)], 300, [from('A', 300)]],
    ['of two orders, of which one is enough', [from('A', 500), from('B', 100)], 500, [from('A', 500)]],
    [
      'of two orders, of which the second is taken in part',
      [from('A', 500), from('B', 100)],
      550,
      [from('A', 500), from('B', 50)],
    ],
    ['for what costs nothing', [from('A', 500)], 0, []],
  ])('%s', (_, credits, price, expected) => {
    expect(spendCredits(credits, price)).toEqual(expected)
  })
})

describe('the quote of an upgrade', () => {
  const price = { amount: 800, currency: 'USD' as const }
  const credits = [from('A', 500)]
  const owned = { kind: 'owned', label: 'A', amount: 500 }
  it.each([
    [
      'is the difference, with the tax in it',
      { taxRate: 0.2 },
      { discounts: [owned], total: 300, taxIncluded: 50, subtotal: 250 },
    ],
    [
      'takes the better discount off the price first',
      { permanentDiscountRate: 0.25 },
      { discounts: [{ kind: 'permanent', amount: 200 }, owned], total: 100 },
    ],
    [
      'is nothing where the discount leaves less than was paid',
      { permanentDiscountRate: 0.5 },
      {
        discounts: [
          { kind: 'permanent', amount: 400 },
          { ...owned, amount: 400 },
        ],
        total: 0,
        taxIncluded: 0,
      },
    ],
    [
      'gives what no provider takes',
      { isTooSmall: (amount: number) => amount <= 300 },
      { discounts: [owned, { kind: 'given', amount: 300 }], total: 0 },
    ],
    [
      'gives nothing where nothing was paid before',
      { credits: [], isTooSmall: () => true },
      { discounts: [], total: 800 },
    ],
  ])('%s', (_, more, expected) => {
    expect(quote({ price, credits, taxRate: 0, ...more })).toMatchObject(expected)
  })
})

describe('what stays of an order because another stands on it', () => {
  const base = order('A', 500)
  const upgrade = order('B', 300, { carries: [from('A', 500)] })
  it.each<[string, Holding, Holding[], number]>([
    ['nothing, where none does', base, [base], 0],
    ['what the other took', base, [base, upgrade], 500],
    ['the same while the other may be paid', base, [base, { ...upgrade, state: 'payable' }], 500],
    ['a part of it', base, [base, { ...upgrade, carries: [from('A', 120)] }], 120],
    [
      'its own price at most: what it took over itself is the other order’s',
      upgrade,
      [base, upgrade, order('C', 200, { carries: [from('B', 800)] })],
      300,
    ],
    ['nothing of the last one', upgrade, [base, upgrade], 0],
  ])('%s', (_, one, holdings, expected) => {
    expect(heldBack(one, holdings)).toBe(expected)
  })

  it('is said with the numbers of those that do', () => {
    expect(takersOf('A', [base, upgrade]).map(({ number }) => number)).toEqual(['B'])
    expect(takersOf('B', [base, upgrade])).toEqual([])
  })
})

describe('a stored order', () => {
  it.each([
    [null, []],
    [{}, []],
    [[{ kind: 'promo', label: 'A', amount: 1 }], []],
    [
      [
        { kind: 'permanent', amount: 1 },
        { kind: 'owned', label: 'A', amount: 5 },
      ],
      [from('A', 5)],
    ],
    [[{ kind: 'credit', label: 'A', amount: 7 }], [from('A', 7)]],
    [[{ kind: 'given', amount: 7 }], []],
  ])('with the discounts %j took over %j', (discounts, expected) => {
    expect(ownedLines(discounts)).toEqual(expected)
  })

  it('is worth its own money and what it took over', () => {
    expect(worthOf(order('B', 300, { carries: [from('A', 500)] }), [order('A', 500)])).toBe(800)
  })

  it('is the same as another by its lines, in whatever order they stand', () => {
    const [a, b] = [from('A', 1), from('B', 2)]
    expect(sameLines([a, b], [b, a])).toBe(true)
    expect(sameLines([a], [a, b])).toBe(false)
    expect(sameLines([a], [from('A', 2)])).toBe(false)
  })
})
