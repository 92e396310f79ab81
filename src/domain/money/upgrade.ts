import { type Currency, displayUnit } from './currencies'
import type { Discount } from './promo'

/** What an order took over from an order of before, by that one's number. Hundredths. */
export type OwnedLine = { number: string; amount: number }

/** An order of a subject, as far as its money concerns other orders of the same one. All amounts in hundredths. */
export type Holding = {
  number: string
  currency: string
  parts: readonly string[]
  /** What was asked for it. */
  total: number
  /** What came in, less what went back, is on its way back, or is withheld. */
  kept: number
  carries: readonly OwnedLine[]
  /** paid: its buyer holds what it sold. payable: unpaid, and a payment of it is open. */
  state: 'paid' | 'payable'
}

/** What an order of before is still worth to a new one. */
export type Credit = OwnedLine

/** The lines of a stored order that name orders of before: the column is JSON. */
export const ownedLines = (discounts: unknown): OwnedLine[] =>
  Array.isArray(discounts)
    ? (discounts as Discount[]).flatMap(({ kind, label, amount }) =>
        (kind === 'owned' || kind === 'credit') && label ? [{ number: label, amount }] : [],
      )
    : []

/**
 * What stands behind an order: its own money, at most its price, and what it took over, as far as that is still there. A
 * bank may take back the money of an order of before without us; what nobody paid any more takes nothing off.
 * @param paid the subject's paid orders.
 */
export const worthOf = ({ number, kept, total, carries }: Holding, paid: readonly Holding[]): number => {
  const others = paid.filter((other) => other.number !== number)
  const standing = carries.map((line) => {
    const base = others.find((other) => other.number === line.number)
    return base ? Math.min(line.amount, worthOf(base, others)) : 0
  })
  return Math.min(Math.max(kept, 0), total) + standing.reduce((sum, amount) => sum + amount, 0)
}

/** The other orders that took something over from this one. */
export const takersOf = (number: string, holdings: readonly Holding[]): Holding[] =>
  holdings.filter((other) => other.number !== number && other.carries.some((line) => line.number === number))

/**
 * What each order of before takes off a new one that holds all of its parts: its value, less what paid orders took of it
 * already, in whole units of the currency. The most valuable first, so that few orders depend on each other.
 */
export const creditsFor = ({
  holdings,
  parts,
  currency,
}: {
  holdings: readonly Holding[]
  parts: readonly string[]
  currency: Currency
}): Credit[] => {
  const paid = holdings.filter(({ state }) => state === 'paid')
  const unit = displayUnit(currency)
  return paid
    .filter((base) => base.currency === currency && base.parts.every((part) => parts.includes(part)))
    .map((base) => {
      const left = worthOf(base, paid) - takenOf(base.number, paid)
      return { number: base.number, amount: Math.floor(left / unit) * unit }
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount || (one.number < other.number ? -1 : 1))
}

/** The lines by which credits pay for a price, never more than it. */
export const spendCredits = (credits: readonly Credit[], price: number): OwnedLine[] => {
  let left = price
  const lines: OwnedLine[] = []
  for (const { number, amount } of credits) {
    const taken = Math.min(amount, left)
    left -= taken
    if (taken > 0) lines.push({ number, amount: taken })
  }
  return lines
}

/**
 * What may not go back of an order, because orders that took it over would stand on nothing. At most its own price: what
 * was paid twice goes back whatever was taken. An open payment counts, since nobody can stop it.
 */
export const heldBack = (base: Pick<Holding, 'number' | 'total'>, holdings: readonly Holding[]): number =>
  Math.min(base.total, takenOf(base.number, holdings))

/** Whether the lines that an unpaid order was placed with are the ones that it would be placed with now. */
export const sameLines = (one: readonly OwnedLine[], other: readonly OwnedLine[]): boolean =>
  one.length === other.length &&
  one.every(({ number, amount }) => other.some((line) => line.number === number && line.amount === amount))

const takenOf = (number: string, holdings: readonly Holding[]): number =>
  sumOf(takersOf(number, holdings).flatMap(({ carries }) => carries.filter((line) => line.number === number)))

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
