import { type Currency, displayUnit } from './currencies'
import { type Money, validatePrice } from './money'
import type { Discount } from './promo'
import { rateOf, taxInside } from './round'
import { type Credit, spendCredits } from './upgrade'

/** All amounts in hundredths of `currency`. total = list − discounts; subtotal + taxIncluded = total. */
export type Quote = {
  currency: Currency
  /** The gross price before discounts. */
  list: number
  /** One promo or permanent discount at most, as they do not stack; then what is owned already, and what is given. */
  discounts: Discount[]
  /** What the buyer pays, tax included. 0 after a discount of 100 %, or where all of it is owned. */
  total: number
  /** 0.19 is 19 %. */
  taxRate: number
  /** The tax inside the total, half up to the displayed unit. */
  taxIncluded: number
  /** The total without its tax. */
  subtotal: number
}

/**
 * The price of one SKU for one buyer. Prices are gross (docs/decisions/0027).
 * A promo and the permanent discount do not stack: the buyer gets the better one; at a tie the permanent discount,
 * so that no use of the promo is spent for nothing.
 * @param price the SKU's list price in the buyer's currency.
 * @param promo the discount that applyPromo granted on this very price.
 * @param permanentDiscountRate 0 to 1 (0.2 is 20 %) when the buyer holds the permanent discount.
 * @param credits what orders of before take off what is left after that discount (docs/decisions/0033).
 * @param isTooSmall whether no provider takes so little. What an upgrade costs beyond its credits, or a promo leaves, is then given:
 * nobody could pay it.
 * @param taxRate 0 to 1, the buyer's country's.
 * @throws RangeError for a price that validatePrice refuses, a rate outside 0 to 1, or a malformed discount.
 */
export const quote = ({
  price,
  promo,
  permanentDiscountRate = 0,
  credits = [],
  isTooSmall = () => false,
  taxRate,
}: {
  price: Money
  promo?: Discount | null
  permanentDiscountRate?: number
  credits?: readonly Credit[]
  isTooSmall?: (amount: number) => boolean
  taxRate: number
}): Quote => {
  const error = validatePrice(price)
  if (error !== null) throw new RangeError(`no quote for ${price.amount} ${price.currency}: ${error}`)
  const unit = displayUnit(price.currency)
  const permanent: Discount = {
    kind: 'permanent',
    amount: rateOf({ amount: price.amount, rate: permanentDiscountRate, unit }),
  }
  const discount = betterOf({ permanent, promo: promo ?? null, list: price.amount })
  const byPromo = discount.kind === 'promo'
  const upgrade = upgradeLines({ price: price.amount - discount.amount, credits, byPromo, isTooSmall })
  const discounts = [discount, ...upgrade].filter(({ amount }) => amount > 0)
  const total = discounts.reduce((left, { amount }) => left - amount, price.amount)
  const taxIncluded = taxInside({ amount: total, rate: taxRate, unit })
  return {
    currency: price.currency,
    list: price.amount,
    discounts,
    total,
    taxRate,
    taxIncluded,
    subtotal: total - taxIncluded,
  }
}

const upgradeLines = ({
  price,
  credits,
  byPromo,
  isTooSmall,
}: {
  price: number
  credits: readonly Credit[]
  /** A promo brought the price down to it. */
  byPromo: boolean
  isTooSmall: (amount: number) => boolean
}): Discount[] => {
  const lines = spendCredits(credits, price)
  const rest = lines.reduce((left, { amount }) => left - amount, price)
  const owned = lines.map(({ number, amount }): Discount => ({ kind: 'owned', label: number, amount }))
  return (owned.length > 0 || byPromo) && rest > 0 && isTooSmall(rest)
    ? [...owned, { kind: 'given', amount: rest }]
    : owned
}

const betterOf = ({
  permanent,
  promo,
  list,
}: {
  permanent: Discount
  promo: Discount | null
  list: number
}): Discount => {
  if (promo === null) return permanent
  if (!Number.isSafeInteger(promo.amount) || promo.amount < 0) {
    throw new RangeError(`not a discount: ${promo.amount}`)
  }
  const capped = { ...promo, amount: Math.min(promo.amount, list) }
  return capped.amount > permanent.amount ? capped : permanent
}
