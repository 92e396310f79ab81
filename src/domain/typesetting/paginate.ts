/** A row of a page: a line of text with the space above it. */
export type Row = {
  height: number
  /** Space above it; none at the top of a page. */
  above: number
  /** Never the last of its page: a heading, or a line that would leave the next one alone. */
  keepWithNext: boolean
  /** A line of text, which may stand closer to the others where a page lacks room. */
  line?: boolean
  /** Begins a page, wherever the one before it ended. */
  startsPage?: boolean
}

export type Placed<R extends Row> = { row: R; top: number }

/**
 * Rows on pages of `height`, in their order. Rows that are to stay together move to the next page together, unless together
 * they are higher than a page.
 */
export const paginate = <R extends Row>(rows: readonly R[], height: number): Placed<R>[][] => {
  const pages: Placed<R>[][] = []
  let page: Placed<R>[] = []
  let filled = 0
  const turn = () => {
    pages.push(page)
    page = []
    filled = 0
  }
  for (const group of groupsOf(rows)) {
    const needed = group.reduce((sum, row) => sum + row.above + row.height, 0)
    if (page.length > 0 && (group[0]?.startsPage || filled + needed > height)) turn()
    for (const row of group) {
      if (page.length > 0 && filled + row.above + row.height > height) turn()
      const top = page.length > 0 ? filled + row.above : 0
      page.push({ row, top })
      filled = top + row.height
    }
  }
  if (page.length > 0) pages.push(page)
  return pages
}

/** Each row with those that it is kept with. */
const groupsOf = <R extends Row>(rows: readonly R[]): R[][] => {
  const groups: R[][] = []
  let open = false
  for (const row of rows) {
    if (open) groups.at(-1)?.push(row)
    else groups.push([row])
    open = row.keepWithNext
  }
  return groups
}

const CLOSER = { line: 0.9, above: 0.65 }

/** The same rows closer together, as far as they stay easy to read. */
export const closer = <R extends Row>(rows: readonly R[]): R[] =>
  rows.map((row) => ({
    ...row,
    height: row.line ? row.height * CLOSER.line : row.height,
    above: row.above * CLOSER.above,
  }))
