import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DisputeCounts, Disputes } from '@/domain/statistics/overview'
import type { Deps } from '../deps'
import type { Bounds } from './period-bounds'
import { type Scope, within } from './scope'

/** A landing page's name comes from the browser: junk must not make the answer long. */
const MOST_ROWS = 40

type Row = DisputeCounts & {
  landing: string | null
  country: string | null
  summed: 'landing' | 'country' | 'period'
  won: number
  lost: number
}

/**
 * Disputes and successful charges of a period, each on the day that it was booked, by landing page and by country, in one
 * query. They are counted, not summed, so currencies may stand together.
 */
export const countDisputes = async (
  { payload }: Pick<Deps, 'payload'>,
  { bounds: { from, to }, scope }: { bounds: Bounds; scope: Scope },
): Promise<Disputes> => {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with moved as (
      select l.kind::text as kind, nullif(s.landing, '') as landing, o.country
      from ledger_entries l
      join orders o on o.id = l.order_id
      join sittings s on s.id = o.sitting_id
      where l.created_at >= ${from}::timestamptz and l.created_at <= ${to}::timestamptz
        and l.kind in ('charge', 'dispute', 'dispute_won', 'dispute_lost') ${within(scope)}
    )
    select landing, country,
      case when grouping(landing) = 0 then 'landing' when grouping(country) = 0 then 'country' else 'period' end as summed,
      count(*) filter (where kind = 'charge')::int as charges,
      count(*) filter (where kind = 'dispute')::int as opened,
      count(*) filter (where kind = 'dispute_won')::int as won,
      count(*) filter (where kind = 'dispute_lost')::int as lost
    from moved
    group by grouping sets ((landing), (country), ())`)
  const whole = rows.find(({ summed }) => summed === 'period')
  const of = (summed: Row['summed']) =>
    rows
      .filter((row) => row.summed === summed && row.charges + row.opened > 0)
      .sort((one, other) => other.opened - one.opened || other.charges - one.charges)
      .slice(0, MOST_ROWS)
  return {
    charges: whole?.charges ?? 0,
    opened: whole?.opened ?? 0,
    won: whole?.won ?? 0,
    lost: whole?.lost ?? 0,
    byLanding: of('landing').map(({ landing, charges, opened }) => ({ landing, charges, opened })),
    byCountry: of('country').map(({ country, charges, opened }) => ({
      country: country ?? '',
      charges,
      opened,
    })),
  }
}
