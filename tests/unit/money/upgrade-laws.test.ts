import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Discount } from '@/domain/money/promo'
import { quote } from '@/domain/money/quote'
import { creditsFor, type Holding, heldBack, ownedLines, worthOf } from '@/domain/money/upgrade'

// docs/decisions/0033: over any sequence of purchases, refunds and codes nobody pays more for a set of parts than the
// cheapest tier that holds it cost at once, nor holds a part that no unrefunded money paid for.

const TIERS = [
  ['score'],
  ['score', 'answers'],
  ['score', 'answers', 'tests'],
  ['score', 'answers', 'tests', 'guide'],
]
const PERCENTS = [0, 0, 0, 10, 25, 50, 90, 100]

/** An order with the tier that it is of, and how much of its price a code took off. */
type Order = Holding & { tier: number; off: number; given: number }

type Step =
  | { does: 'buys'; tier: number; percent: number }
  /** share: of what may go back; 1 is all of it. */
  | { does: 'refunds'; at: number; share: number }

const step = fc.oneof(
  fc.record({
    does: fc.constant('buys' as const),
    tier: fc.nat(TIERS.length - 1),
    percent: fc.constantFrom(...PERCENTS),
  }),
  fc.record({
    does: fc.constant('refunds' as const),
    at: fc.nat(9),
    share: fc.constantFrom(0.25, 0.5, 1, 1),
  }),
)
const prices = fc
  .array(fc.integer({ min: 50, max: 3_000 }), { minLength: TIERS.length, maxLength: TIERS.length })
  .map((some) => some.toSorted((one, other) => one - other))

const owns = (orders: readonly Order[], tier: number) =>
  (TIERS[tier] ?? []).every((part) => orders.some(({ parts }) => parts.includes(part)))

const buy = (orders: Order[], { tier, percent, list }: { tier: number; percent: number; list: number }) => {
  if (owns(orders, tier)) return
  const parts = TIERS[tier] ?? []
  const { total, discounts } = quote({
    price: { amount: list, currency: 'USD' },
    promo: { kind: 'promo', label: 'CODE', amount: Math.round((list * percent) / 100) },
    credits: creditsFor({ holdings: orders, parts, currency: 'USD' }),
    isTooSmall: (amount) => amount < 50,
    taxRate: 0,
  })
  const sum = (kind: Discount['kind']) =>
    discounts.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0)
  const number = `${orders.length}-${tier}-${list}-${percent}-${Math.max(0, ...orders.map(serialOf)) + 1}`
  const carries = ownedLines(discounts)
  const [off, given] = [sum('promo'), sum('given')]
  orders.push({
    number,
    currency: 'USD',
    parts,
    total,
    kept: total,
    carries,
    state: 'paid',
    tier,
    off,
    given,
  })
}
const serialOf = ({ number }: Order): number => Number(number.split('-').at(-1))

/** As the admin does: nothing that another order stands on; an order that has given everything back is closed. */
const refund = (orders: Order[], at: number, share: number): Order[] => {
  const one = orders[at % Math.max(1, orders.length)]
  if (!one) return orders
  const left = Math.max(0, one.kept - heldBack(one, orders))
  if (left === 0) return orders
  const kept = one.kept - Math.ceil(left * share)
  return orders.flatMap((order) => (order !== one ? [order] : kept > 0 ? [{ ...order, kept }] : []))
}

const tell = (
  steps: readonly Step[],
  lists: readonly number[],
  check: (orders: readonly Order[]) => void,
) => {
  let orders: Order[] = []
  for (const one of steps) {
    if (one.does === 'buys') buy(orders, { ...one, list: lists[one.tier] ?? 0 })
    else orders = refund(orders, one.at, one.share)
    check(orders)
  }
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const histories = [fc.array(step, { maxLength: 14 }), prices] as const

it('nobody pays more for what they hold than the cheapest tier that holds it costs at once', () => {
  fc.assert(
    fc.property(...histories, (steps, lists) => {
      tell(steps, lists, (orders) => {
        if (orders.length === 0) return
        const highest = Math.max(...orders.map(({ tier }) => tier))
        expect(sumOf(orders.map(({ kept }) => kept))).toBeLessThanOrEqual(lists[highest] ?? 0)
      })
    }),
    { numRuns: 2_000 },
  )
})

it('what an order took over stands on orders that still have it, each hundredth once', () => {
  fc.assert(
    fc.property(...histories, (steps, lists) => {
      tell(steps, lists, (orders) => {
        const lines = orders.flatMap(({ carries }) => carries)
        for (const { number } of lines) {
          const base = orders.find((order) => order.number === number)
          if (!base) throw new Error(`${number} was given back under an upgrade.`)
          const taken = sumOf(lines.filter((line) => line.number === number).map(({ amount }) => amount))
          expect(taken).toBeLessThanOrEqual(worthOf(base, orders))
        }
        const free = orders.map((order) => {
          const taken = lines.filter(({ number }) => number === order.number).map(({ amount }) => amount)
          return worthOf(order, orders) - sumOf(taken)
        })
        expect(sumOf(free)).toBe(sumOf(orders.map(({ kept }) => kept)))
      })
    }),
    { numRuns: 2_000 },
  )
})

it('every order is paid in full, but for a code, what was given, and what a person gave back', () => {
  fc.assert(
    fc.property(...histories, (steps, lists) => {
      tell(steps, lists, (orders) => {
        for (const { tier, total, kept, carries, off, given } of orders) {
          expect(total + sumOf(carries.map(({ amount }) => amount)) + off + given).toBe(lists[tier])
          expect(kept > 0 || total === 0).toBe(true)
        }
      })
    }),
    { numRuns: 2_000 },
  )
})

it('what was bought can all be given back, the newest first, where nothing of it was free', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(TIERS.length - 1), { maxLength: 6 }), prices, (tiers, lists) => {
      let orders: Order[] = []
      const apart = lists.map((list, tier) => list + tier * 100)
      for (const tier of tiers) buy(orders, { tier, percent: 0, list: apart[tier] ?? 0 })
      for (let left = orders.length; left > 0; left--) orders = refund(orders, left - 1, 1)
      expect(orders).toEqual([])
    }),
  )
})
