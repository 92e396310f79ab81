import { sql } from '@payloadcms/db-postgres/drizzle'
import type { LedgerKind } from '@/domain/orders/ledger'
import { HEALTH_TESTS, type Takings } from '@/domain/statistics/overview'
import type { Deps } from '../deps'
import { ledgerSign } from './ledger-sign'
import type { Bounds } from './period-bounds'
import { type Scope, within } from './scope'

type Row = {
  current: boolean
  currency: string
  kind: LedgerKind | null
  day: string | null
  amount: number
  count: number
  net: number
}

/** What the ledger took in and gave back, per currency: by kind over the period, and what stayed by day. Money counts on the day that we learned of it. */
export const sumTakings = async (
  { payload }: Pick<Deps, 'payload'>,
  { bounds, scope }: { bounds: Bounds; scope: Scope },
): Promise<Takings[]> => {
  const { before, from, to, timeZone } = bounds
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with moved as (
      select l.created_at >= ${from}::timestamptz as current,
        to_char(l.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        l.currency, l.kind::text as kind, l.amount, l.amount * ${ledgerSign(sql`l.kind::text`)} as net
      from ledger_entries l
      join orders o on o.id = l.order_id
      left join sittings s on s.id = o.sitting_id
      where l.created_at >= ${before}::timestamptz and l.created_at <= ${to}::timestamptz ${within(scope)}
    )
    select current, currency, kind, day, sum(amount)::float8 as amount, count(*)::int as count, sum(net)::float8 as net
    from moved
    group by grouping sets ((current, currency, kind), (current, currency, day))`)
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  const days = scope.exam === HEALTH_TESTS ? [] : bounds.days
  return currencies
    .map((currency) => takingsOf({ currency, rows: rows.filter((row) => row.currency === currency), days }))
    .sort((a, b) => countOf(b) - countOf(a) || (a.currency < b.currency ? -1 : 1))
}

const takingsOf = (args: { currency: string; rows: Row[]; days: string[] }): Takings => {
  const kinds = args.rows.filter(({ kind }) => kind !== null)
  const now = kinds.filter(({ current }) => current)
  const netOn = new Map(args.rows.filter(({ day }) => day !== null).map(({ day, net }) => [day, net]))
  return {
    currency: args.currency,
    sums: Object.fromEntries(now.map(({ kind, amount, count }) => [kind, { amount, count }])),
    net: netOf(now),
    netBefore: netOf(kinds.filter(({ current }) => !current)),
    days: args.days.map((day) => ({ day, net: netOn.get(day) ?? 0 })),
  }
}

const netOf = (rows: Row[]): number => rows.reduce((sum, { net }) => sum + net, 0)
const countOf = ({ sums }: Takings): number => sums.charge?.count ?? 0
