type Priced = {
  /** Hundredths, all of them. */
  list: number
  discounts: readonly { amount: number }[]
  total: number
  taxIncluded: number
  /** 0 to 1, or in percent: only whether there is one counts here. */
  taxRate: number
}

/**
 * The sums that page and mail show between the price and the total, in hundredths. null: there is nothing to tell apart.
 * `beforeDiscounts` and `discounts` (what was taken off, positive) are for where something was taken off; `beforeTax` is the
 * total without the tax in it.
 */
export const subtotalsOf = ({ list, discounts, total, taxIncluded, taxRate }: Priced) => ({
  beforeDiscounts: discounts.length > 0 ? list : null,
  discounts: discounts.length > 0 ? discounts.reduce((sum, { amount }) => sum + amount, 0) : null,
  beforeTax: taxRate > 0 ? total - taxIncluded : null,
})
