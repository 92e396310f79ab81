import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

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
  const findRoughly = ((args) => find.call(args.req?.user ? lists : adapter, args)) as typeof find
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

/** So that it does not look counted. */
export const twoDigits = (count: number): number => Number(count.toPrecision(2))
