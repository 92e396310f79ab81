/** So many sales of a test's reports have to be counted before they say which of them is chosen most, and for so long. */
export const LEAST_SALES = 20
export const SALES_DAYS = 90

type Offered = {
  skuId: string
  /** An editor says that it is the most popular one. */
  ticked: boolean
}

/**
 * The SKU that most buyers chose, where no editor says which one is: of at least 20 sales more than any other's. null: nothing
 * can be said, or there is nothing to choose from.
 * @param sales of every SKU of the test, by its id; also of those that are not offered here.
 */
export const mostPopularOf = ({
  offered,
  sales,
}: {
  offered: readonly Offered[]
  sales: Readonly<Record<string, number>>
}): string | null => {
  const counts = Object.entries(sales).toSorted(([, one], [, other]) => other - one)
  const sold = counts.reduce((sum, [, count]) => sum + count, 0)
  const [first, second] = counts
  if (!first || sold < LEAST_SALES || (second && second[1] === first[1])) return null
  if (offered.length < 2 || offered.some(({ ticked }) => ticked)) return null
  return offered.find(({ skuId }) => skuId === first[0])?.skuId ?? null
}
