/** A SKU of a price list: today's, or the one that a sitting keeps (`priceListOf`). */
export type PinnedSku = {
  skuId: string
  tier: string
  parts: string[]
  prices: { currency: string; amount: number }[]
}

/** The price list of a sitting's row: the column is JSON, and only the start of a sitting writes it. */
export const priceListOf = (sitting: { priceList: unknown }): PinnedSku[] => sitting.priceList as PinnedSku[]
