import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Disputes, PlaceFigures } from '@/domain/statistics/overview'
import type { Deps } from '../deps'
import { ledgerSign } from './ledger-sign'
import type { Bounds } from './period-bounds'
import { landingTold, type Scope, within } from './scope'

/** A landing page's name comes from the browser: junk must not make the answer long. */
const MOST_ROWS = 40

type Row = {
  summed: 'landing' | 'country' | 'period'
  landing: string | null
  country: string | null
  currency: string
  charges: number
  refunds: number
  opened: number
  won: number
  lost: number
  net: number
}

/**
 * Disputes, refunds and what stayed of a period's charges, each on the day that it was booked, by landing page and by
 * country, in one query. Disputes and charges are counted, so currencies may stand together.
 */
export const countDisputes = async (
  { payload }: Pick<Deps, 'payload'>,
  { bounds: { from, to }, scope }: { bounds: Bounds; scope: Scope },
): Promise<Disputes> => {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with moved as (
      select l.kind::text as kind, ${landingTold} as landing, o.country, l.currency,
        l.amount * ${ledgerSign(sql`l.kind::text`)} as net
      from ledger_entries l
      join orders o on o.id = l.order_id
      left join sittings s on s.id = o.sitting_id
      where l.created_at >= ${from}::timestamptz and l.created_at <= ${to}::timestamptz ${within(scope)}
    )
    select landing, country, currency,
      case when grouping(landing) = 0 then 'landing' when grouping(country) = 0 then 'country' else 'period' end as summed,
      count(*) filter (where kind = 'charge')::int as charges,
      count(*) filter (where kind = 'refund')::int as refunds,
      count(*) filter (where kind = 'dispute')::int as opened,
      count(*) filter (where kind = 'dispute_won')::int as won,
      count(*) filter (where kind = 'dispute_lost')::int as lost,
      sum(net)::float8 as net
    from moved
    group by grouping sets ((landing, currency), (country, currency), (currency))
    order by count(*) filter (where kind = 'charge') desc, currency`)
  const whole = rows.filter(({ summed }) => summed === 'period')
  const total = (figure: 'charges' | 'opened' | 'won' | 'lost') =>
    whole.reduce((sum, row) => sum + row[figure], 0)
  return {
    charges: total('charges'),
    opened: total('opened'),
    won: total('won'),
    lost: total('lost'),
    byLanding: placesOf(rows, 'landing').map(({ name: landing, ...figures }) => ({ landing, ...figures })),
    byCountry: placesOf(rows, 'country').map(({ name, ...figures }) => ({ country: name ?? '', ...figures })),
  }
}

/** The rows of a place, one a currency, as one. */
const placesOf = (rows: readonly Row[], by: 'landing' | 'country') => {
  const places = new Map<string | null, PlaceFigures>()
  for (const row of rows.filter(({ summed }) => summed === by)) {
    const { charges, refunds, opened, net } = places.get(row[by]) ?? NOTHING
    places.set(row[by], {
      charges: charges + row.charges,
      refunds: refunds + row.refunds,
      opened: opened + row.opened,
      net: [...net, { currency: row.currency, amount: row.net }],
    })
  }
  return [...places]
    .map(([name, figures]) => ({ name, ...figures }))
    .sort((one, other) => other.opened - one.opened || other.charges - one.charges)
    .slice(0, MOST_ROWS)
}

const NOTHING: PlaceFigures = { charges: 0, refunds: 0, opened: 0, net: [] }
