import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type DayCounts,
  type LandingCounts,
  NO_STEPS,
  STEPS,
  type StepCounts,
} from '@/domain/statistics/overview'
import type { Deps } from '../deps'
import type { Bounds } from './period-bounds'
import { landingTold, type Scope, within } from './scope'

/** A landing page's name comes from the browser: junk must not make the answer long. */
const MOST_LANDINGS = 40

type Row = StepCounts & { current: boolean; day: string | null; landing: string | null; summed: string }

/**
 * How far the sittings of a period came, by day and by landing page, in one query. An order is never older than its
 * sitting, so orders since the first day are enough; several orders of a sitting are one.
 */
export const countSteps = async (
  { payload }: Pick<Deps, 'payload'>,
  { bounds, scope }: { bounds: Bounds; scope: Scope },
): Promise<{ days: DayCounts[]; before: StepCounts; landings: LandingCounts[] }> => {
  const { before, from, to, timeZone } = bounds
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    with reached as (
      select s.started_at >= ${from}::timestamptz as current,
        to_char(s.started_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        ${landingTold} as landing,
        s.confirmed_at is not null as confirmed, s.email is not null as with_email,
        o.sitting_id is not null as ordered, coalesce(o.paid, false) as paid
      from sittings s
      left join (
        select sitting_id, bool_or(paid_at is not null and total > 0) as paid
        from orders where created_at >= ${before}::timestamptz group by sitting_id
      ) o on o.sitting_id = s.id
      where s.started_at >= ${before}::timestamptz and s.started_at <= ${to}::timestamptz ${within(scope)}
    )
    select current, day, landing,
      case when grouping(day) = 0 then 'day' when grouping(landing) = 0 then 'landing' else 'period' end as summed,
      count(*)::int as started,
      count(*) filter (where confirmed)::int as confirmed,
      count(*) filter (where with_email)::int as "withEmail",
      count(*) filter (where ordered)::int as ordered,
      count(*) filter (where paid)::int as paid
    from reached
    group by grouping sets ((current, day), (current, landing), (current))`)
  const byDay = new Map(rows.filter(({ summed }) => summed === 'day').map((row) => [row.day, row]))
  const landings = rows
    .filter(({ summed, current }) => summed === 'landing' && current)
    .sort((a, b) => b.started - a.started)
    .slice(0, MOST_LANDINGS)
  const earlier = rows.find(({ summed, current }) => summed === 'period' && !current)
  return {
    days: bounds.days.map((day) => ({ day, ...stepsOf(byDay.get(day)) })),
    before: stepsOf(earlier),
    landings: landings.map((row) => ({ landing: row.landing, ...stepsOf(row) })),
  }
}

const stepsOf = (row: StepCounts | undefined): StepCounts =>
  Object.fromEntries(STEPS.map((step) => [step, row?.[step] ?? NO_STEPS[step]])) as StepCounts
