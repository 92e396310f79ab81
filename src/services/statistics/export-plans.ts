import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { BYTE_ORDER_MARK, csvLine, decimal } from '@/domain/orders/ledger-csv'
import type { Deps } from '../deps'

const ROWS_A_PAGE = 2000

export const PLAN_LISTS = ['subscriptions', 'renewals', 'failures'] as const
export type PlanList = (typeof PLAN_LISTS)[number]

type Row = { time: string; id: string; amount: number; currency: string; cells: (string | number | null)[] }
type List = {
  columns: readonly string[]
  /** When a row of it happened, and what stands in it after that, the amount and the currency. */
  time: SQL
  cells: SQL
  amount: SQL
  currency: SQL
  from: SQL
}

export const CURRENCY_OF_TERMS = sql`sub.terms->'price'->>'currency'`

/** Of the table `subscriptions`, called `sub`: what its n-th charge costs, as domain/subscriptions/amount.ts has it, without a credit. */
export const priceOf = (n: SQL): SQL => sql`coalesce(
  (case when sub.price_change->>'agreedAt' is not null and ${n} >= (sub.price_change->>'n')::int
    then sub.price_change->>'amount' else sub.price_change->>'before' end)::float8,
  (sub.terms->'price'->>'amount')::float8)`

/** No list has an address or a name: whoever is behind a number, its page tells. */
const LISTS: Record<PlanList, List> = {
  subscriptions: {
    columns:
      'subscription,status,plan,level,country,period_unit,period_count,trial_ends,charges,next_charge,cancelled,cancelled_by,ends,ended_reason,leaving_reason'.split(
        ',',
      ),
    time: sql`sub.started_at`,
    amount: priceOf(sql`greatest(1, sub.charges_done)`),
    currency: CURRENCY_OF_TERMS,
    cells: sql`sub.number, sub.status::text, sub.terms->>'plan', sub.level::text, sub.country,
      sub.terms->'period'->>'unit', sub.terms->'period'->>'count', sub.trial_ends_at, sub.charges_done::int,
      sub.next_charge_at, sub.cancelled_at, sub.cancelled_by::text, sub.ends_at, sub.ended_reason::text,
      sub.leaving_reason::text`,
    from: sql`subscriptions sub where true`,
  },
  renewals: {
    columns: 'order,subscription,charge,status,country,period_from,period_to'.split(','),
    time: sql`o.paid_at`,
    amount: sql`o.total::float8`,
    currency: sql`o.currency`,
    cells: sql`o.number, sub.number, o.charge::int, o.status::text, o.country, o.period_start, o.period_end`,
    from: sql`orders o join subscriptions sub on sub.id = o.subscription_id
      where o.paid_at is not null and o.id <> sub.first_order_id`,
  },
  failures: {
    columns: 'subscription,charge,tries,status_now,open_until,country'.split(','),
    time: sql`e.at`,
    amount: priceOf(sql`split_part(e.key, ':', 3)::int`),
    currency: CURRENCY_OF_TERMS,
    cells: sql`sub.number, split_part(e.key, ':', 3), split_part(e.key, ':', 4), sub.status::text, sub.grace_until,
      sub.country`,
    from: sql`subscription_events e join subscriptions sub on sub.id = e.subscription_id
      where e.kind = 'charge_failed'`,
  },
}

const ID: Record<PlanList, SQL> = { subscriptions: sql`sub.id`, renewals: sql`o.id`, failures: sql`e.id` }

/** Plans that began, were renewed or could not be charged in a span of days (UTC, both included) as CSV, a page at a time. */
export async function* exportPlans(
  { payload }: Pick<Deps, 'payload'>,
  { list, from, to }: { list: PlanList; from: string; to: string },
): AsyncGenerator<string> {
  const { columns, time, cells, amount, currency, from: source } = LISTS[list]
  const id = ID[list]
  yield BYTE_ORDER_MARK + csvLine(['time_utc', 'amount', 'currency', ...columns])
  let after: Pick<Row, 'time' | 'id'> | null = null
  for (;;) {
    const beyond = after ? sql`and (${time}, ${id}) > (${after.time}::timestamptz, ${after.id}::uuid)` : sql``
    const page: { rows: Row[] } = await payload.db.drizzle.execute<Row>(sql`
      select ${id} as id, to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time,
        ${amount} as amount, ${currency} as currency, json_build_array(${cells}) as cells
      from ${source} and ${time} >= (${from}::date)::timestamp at time zone 'UTC'
        and ${time} < (${to}::date + 1)::timestamp at time zone 'UTC' ${beyond}
      order by ${time}, ${id} limit ${ROWS_A_PAGE}`)
    yield page.rows
      .map((row) =>
        csvLine([
          row.time,
          decimal({ hundredths: row.amount, currency: row.currency }),
          row.currency,
          ...row.cells.map((value) => String(value ?? '')),
        ]),
      )
      .join('')
    after = page.rows.at(-1) ?? null
    if (page.rows.length < ROWS_A_PAGE) return
  }
}
