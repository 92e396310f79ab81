/** A page of a list. Beyond the last one there is nothing. @param size `listPageSize` of the site settings. */
export const pageOf = <Item>(all: readonly Item[], { page = 1, size }: { page?: number; size: number }) => ({
  items: all.slice((page - 1) * size, page * size),
  page,
  pages: Math.max(1, Math.ceil(all.length / size)),
  total: all.length,
})

type Listed = { id: string; category: string }

/** Those of a category, and where something was looked for, those that were found, in the order of the search. */
export const chosenFrom = <Item extends Listed>(
  all: readonly Item[],
  { category, found }: { category?: string; found: readonly string[] | null },
): Item[] => {
  const inCategory = all.filter((item) => category === undefined || item.category === category)
  if (found === null) return inCategory
  return found.flatMap((id) => inCategory.find((item) => item.id === id) ?? [])
}

/** How many there are of each category, in the order of `categories`. */
export const countCategories = <Category extends string>(
  all: readonly { category: Category }[],
  categories: readonly Category[],
) => ({
  total: all.length,
  categories: categories.map((id) => ({ id, count: all.filter(({ category }) => category === id).length })),
})
