import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Deps } from '../deps'

/** A period of whole calendar days up to now, and the one of the same length before it. */
export type Bounds = { timeZone: string; before: string; from: string; to: string; days: string[] }

/** Postgres knows when a day begins where: a day of a change of clocks has 23 or 25 hours. */
export const periodBounds = async (
  { payload, now }: Pick<Deps, 'payload' | 'now'>,
  { days, timeZone }: { days: number; timeZone: string },
): Promise<Bounds> => {
  const to = now().toISOString()
  const { rows } = await payload.db.drizzle.execute<{ day: string; back: number; begins: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, back, to_json(day at time zone ${timeZone}) #>> '{}' as begins
    from generate_series(${2 * days - 1}::int, 0, -1) as back,
      lateral (select date_trunc('day', ${to}::timestamptz at time zone ${timeZone}) - make_interval(days => back) as day) as days`)
  const [first, middle] = [rows[0], rows[days]]
  if (!first || !middle) throw new Error('A period has at least one day.')
  return {
    timeZone,
    before: first.begins,
    from: middle.begins,
    to,
    days: rows.slice(days).map(({ day }) => day),
  }
}
