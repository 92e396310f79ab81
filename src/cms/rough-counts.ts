import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PaginatedDocs } from 'payload'

/** A list this long nobody reads to its end, and to count it would read all of it. */
export const ROUGH_FROM = 100_000

type Count = PostgresAdapter['countDistinct']

/**
 * Payload counts all that a list has each time it is opened, for the line below it and the number of its pages, and has no option
 * to leave that. Where the database's planner expects many rows, a list of the staff is told so many, with two digits. What is
 * counted for another reason (`payload.count`), or by nobody who is signed in, stays exact.
 */
export const countLists = (adapter: PostgresAdapter): PostgresAdapter => {
  const { countDistinct, find } = adapter
  const countRoughly: Count = async (args) => {
    const expected = await expectRows(adapter, args)
    return expected < ROUGH_FROM ? countDistinct.call(adapter, args) : twoDigits(expected)
  }
  // Payload's find counts by what it is called on.
  const lists = Object.create(adapter, { countDistinct: { value: countRoughly } }) as PostgresAdapter
  const findRoughly = (async (args) =>
    args.req?.user ? asSeen(await find.call(lists, args)) : find.call(adapter, args)) as typeof find
  return Object.assign(adapter, { find: findRoughly })
}

const expectRows = async ({ tables }: PostgresAdapter, args: Parameters<Count>[0]): Promise<number> => {
  const { db, joins, tableName, where } = args
  const table = tables[tableName]
  // A join to many rows would be counted once for each.
  if (!table || joins.length > 0) return 0
  const { rows } = (await db.execute(
    sql`explain (format json) select 1 from ${table}${where ? sql` where ${where}` : sql``}`,
  )) as { rows: { 'QUERY PLAN'?: { Plan?: { 'Plan Rows'?: number } }[] }[] }
  return Number(rows[0]?.['QUERY PLAN']?.[0]?.Plan?.['Plan Rows'] ?? 0)
}

/**
 * A page of a long list with what it shows of the whole: one that is not full is the last, however many were expected (a search
 * often finds a few where the planner expects many), and one that is full ends no list that it lies beyond.
 */
export const asSeen = <Found extends PaginatedDocs>(found: Found): Found => {
  const { docs, limit, page = 1, totalDocs } = found
  if (totalDocs < ROUGH_FROM || !limit) return found
  const seen = (page - 1) * limit + docs.length
  const isLast = docs.length < limit && (docs.length > 0 || page === 1)
  const isBeyond = docs.length === limit && seen > totalDocs
  if (!isLast && !isBeyond) return found
  return {
    ...found,
    totalDocs: isLast ? seen : seen + 1,
    totalPages: isLast ? page : page + 1,
    hasNextPage: !isLast,
    nextPage: isLast ? null : page + 1,
  }
}

/** So that it does not look counted. */
export const twoDigits = (count: number): number => Number(count.toPrecision(2))
