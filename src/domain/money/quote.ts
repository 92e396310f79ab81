import { type Currency, displayUnit } from './currencies'
import { type Money, validatePrice } from './money'
import type { Discount } from './promo'
import { rateOf, taxInside } from './round'

/** All amounts in hundredths of `currency`. total = list − discounts; subtotal + taxIncluded = total. */
export type Quote = {
  currency: Currency
  /** The gross price before discounts. */
  list: number
  /** None or one: discounts do not stack. */
  discounts: Discount[]
  /** What the buyer pays, tax included. 0 after a discount of 100 %. */
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
 * @param taxRate 0 to 1, the buyer's country's.
 * @throws RangeError for a price that validatePrice refuses, a rate outside 0 to 1, or a malformed discount.
 */
export const quote = ({
  price,
  promo,
  permanentDiscountRate = 0,
  taxRate,
}: {
  price: Money
  promo?: Discount | null
  permanentDiscountRate?: number
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
  const total = price.amount - discount.amount
  const taxIncluded = taxInside({ amount: total, rate: taxRate, unit })
  return {
    currency: price.currency,
    list: price.amount,
    discounts: discount.amount > 0 ? [discount] : [],
    total,
    taxRate,
    taxIncluded,
    subtotal: total - taxIncluded,
  }
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
