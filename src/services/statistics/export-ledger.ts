import { sql } from '@payloadcms/db-postgres/drizzle'
import { UNNAMED } from '@/domain/health/unnamed'
import { BYTE_ORDER_MARK, LEDGER_CSV_HEAD, type LedgerLine, ledgerCsvLine } from '@/domain/orders/ledger-csv'
import type { Deps } from '../deps'

const ROWS_A_PAGE = 2000

type Row = LedgerLine & { id: string }

/**
 * The books of a span of days (UTC, both included) as CSV, a page at a time: a year of a large shop is never in memory.
 * What is about health is named "report", and the page that led to it is not told (docs/decisions/0054).
 * The ledger is append only, so pages fit together whatever is booked meanwhile.
 */
export async function* exportLedger(
  { payload }: Pick<Deps, 'payload'>,
  { from, to }: { from: string; to: string },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + LEDGER_CSV_HEAD
  let after: Pick<Row, 'time' | 'id'> | null = null
  for (;;) {
    const beyond = after
      ? sql`and (l.created_at, l.id) > (${after.time}::timestamptz, ${after.id}::uuid)`
      : sql``
    const page: { rows: Row[] } = await payload.db.drizzle.execute<Row>(sql`
      select l.id,
        to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time,
        o.number as order, l.kind::text as kind, l.amount::float8 as amount, l.currency, l.provider,
        l.provider_ref as reference, case when s.health then ${UNNAMED} else o.tier end as tier, o.country,
        case when s.health then '' else coalesce(s.landing, '') end as landing,
        o.tax_rate_percent::float8 as "taxRatePercent", o.tax_included::float8 as "taxIncluded"
      from ledger_entries l
      join orders o on o.id = l.order_id
      left join sittings s on s.id = o.sitting_id
      where l.created_at >= (${from}::date)::timestamp at time zone 'UTC'
        and l.created_at < (${to}::date + 1)::timestamp at time zone 'UTC' ${beyond}
      order by l.created_at, l.id
      limit ${ROWS_A_PAGE}`)
    if (page.rows.length > 0) yield page.rows.map(ledgerCsvLine).join('')
    after = page.rows.at(-1) ?? null
    if (page.rows.length < ROWS_A_PAGE) return
  }
}
