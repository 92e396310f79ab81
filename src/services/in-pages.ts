/**
 * Every row of a query, page by page in the order of their ids, so that none waits for the others however many there are. A row that
 * leaves the query meanwhile moves no other.
 * @param read the next page after an id, in their order; empty at the end.
 */
export async function* inPages<Row extends { id: string }>(
  read: (after: string | null) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: string | null = null
  while (true) {
    const page: readonly Row[] = await read(after)
    const last = page.at(-1)
    if (!last) return
    yield* page
    after = last.id
  }
}
