import type { Currency } from '@/domain/money/currencies'
import { type Money, type PriceError, validatePrice } from '@/domain/money/money'
import { PARTS, type Part } from './parts'

/** The currency used where a country's own has no price. */
export const FALLBACK_CURRENCY: Currency = 'USD'

/**
 * The price of a SKU for a buyer, or null: not offered. Never converted. The rule: the price in the country's own
 * currency; without one, the price in the named fallback currency; without a fallback, not offered.
 * A price that validatePrice refuses, or one entered twice with different amounts, counts as absent.
 */
export const priceFor = ({
  prices,
  currency,
  fallback = null,
}: {
  prices: readonly Money[]
  currency: Currency
  fallback?: Currency | null
}): Money | null =>
  priceIn(prices, currency) ?? (fallback === null || fallback === currency ? null : priceIn(prices, fallback))

/** The parts of a tier that may be listed and priced today: those we can deliver today (docs/decisions/0028). */
export const sellableParts = ({
  parts,
  deliverable,
}: {
  parts: readonly Part[]
  deliverable: ReadonlySet<Part>
}): Part[] => PARTS.filter((part) => parts.includes(part) && deliverable.has(part))

/**
 * Cheapest first, as a country sees it, then by the name of the tier. Amounts of two currencies say nothing about each
 * other: what has a price in the country's own currency comes before what only has the fallback's.
 */
export const byPrice = <Item extends { tier: string; price: Money }>({
  items,
  currency,
}: {
  items: readonly Item[]
  currency: Currency
}): Item[] =>
  items.toSorted(
    (one, other) =>
      Number(one.price.currency !== currency) - Number(other.price.currency !== currency) ||
      one.price.amount - other.price.amount ||
      one.tier.localeCompare(other.tier),
  )

/**
 * The tiers worth offering, cheapest first as given. A tier whose deliverable parts all lie in an earlier offered
 * tier is left out: it would cost more and hold nothing more (docs/decisions/0028).
 */
export const sellableTiers = <Tier extends { parts: readonly Part[] }>({
  tiers,
  deliverable,
}: {
  tiers: readonly Tier[]
  deliverable: ReadonlySet<Part>
}): Tier[] => {
  const offered: Tier[] = []
  for (const tier of tiers) {
    const parts = sellableParts({ parts: tier.parts, deliverable })
    const heldEarlier = offered.some((earlier) => parts.every((part) => earlier.parts.includes(part)))
    if (parts.length > 0 && !heldEarlier) offered.push({ ...tier, parts })
  }
  return offered
}

export type SkuGap =
  | { code: 'no_price' }
  | { code: 'invalid_price'; currency: string; reason: PriceError }
  | { code: 'price_twice'; currency: string }
  | { code: 'missing_price'; currency: string }
  | { code: 'nothing_deliverable' }

/** What an editor must still mend before this SKU can be offered everywhere; empty: complete. */
export const skuCompleteness = ({
  parts,
  deliverable,
  prices,
  requiredCurrencies = [],
}: {
  parts: readonly Part[]
  deliverable: ReadonlySet<Part>
  prices: readonly { amount: number; currency: string }[]
  requiredCurrencies?: readonly string[]
}): SkuGap[] => {
  const gaps: SkuGap[] =
    sellableParts({ parts, deliverable }).length === 0 ? [{ code: 'nothing_deliverable' }] : []
  if (prices.length === 0) gaps.push({ code: 'no_price' })
  for (const price of prices) {
    const reason = validatePrice(price)
    if (reason !== null) gaps.push({ code: 'invalid_price', currency: price.currency, reason })
  }
  const entered = prices.map((price) => price.currency)
  const twice = new Set(entered.filter((currency, at) => entered.indexOf(currency) !== at))
  for (const currency of twice) gaps.push({ code: 'price_twice', currency })
  const missing = requiredCurrencies.filter((currency) => !entered.includes(currency))
  for (const currency of missing) gaps.push({ code: 'missing_price', currency })
  return gaps
}

const priceIn = (prices: readonly Money[], currency: Currency): Money | null => {
  const found = prices.filter((price) => price.currency === currency && validatePrice(price) === null)
  const [first] = found
  const agree = found.every((price) => price.amount === first?.amount)
  return first && agree ? { amount: first.amount, currency } : null
}
