/** The cheapest of what is sold in one country; of several at that price the first. */
export const cheapest = <Item extends { price: { amount: number } }>(
  items: readonly Item[],
): Item | undefined => items.toSorted((one, other) => one.price.amount - other.price.amount)[0]
