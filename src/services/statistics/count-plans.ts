import { sql } from '@payloadcms/db-postgres/drizzle'
import { aMonth, type PlanFigures } from '@/domain/statistics/plan-figures'
import type { PeriodUnit } from '@/domain/subscriptions/terms'
import type { Deps } from '../deps'
import { CURRENCY_OF_TERMS, priceOf } from './export-plans'
import type { Bounds } from './period-bounds'
import type { Scope } from './scope'

type Renewing = { currency: string; unit: PeriodUnit; every: number; amount: number; plans: number }
type Counts = PlanFigures['now'] & PlanFigures['period'] & { renewing_by: Renewing[] | null }

/** null: the figures are narrowed to a test or a landing page, and a plan belongs to neither. */
export const countPlans = async (
  { payload }: Pick<Deps, 'payload'>,
  { bounds: { from, to }, scope }: { bounds: Bounds; scope: Scope },
): Promise<PlanFigures | null> => {
  if (scope.exam || scope.landing) return null
  const within = sql`${scope.storefront ? sql`and sub.storefront_id = ${scope.storefront}` : sql``}
    ${scope.locale ? sql`and sub.locale = ${scope.locale}` : sql``}`
  const inPeriod = (time: ReturnType<typeof sql>) =>
    sql`${time} >= ${from}::timestamptz and ${time} <= ${to}::timestamptz`
  // Before its first payment nothing of a subscription has begun.
  const { rows } = await payload.db.drizzle.execute<Counts>(sql`
    with held as (
      select sub.*, status in ('active', 'past_due') as renews,
        charges_done > 0 and anchor_at < ${from}::timestamptz
          and (status <> 'ended' or ends_at >= ${from}::timestamptz) as ran
      from subscriptions sub where paid_until is not null ${within}
    ), renewing as (
      select ${CURRENCY_OF_TERMS} as currency, terms->'period'->>'unit' as unit,
        (terms->'period'->>'count')::int as every, sum(${priceOf(sql`charges_done + 1`)})::float8 as amount,
        count(*)::int as plans
      from held sub where renews group by 1, 2, 3
    )
    select count(*) filter (where status = 'trialing')::int as trialing,
      count(*) filter (where renews)::int as renewing,
      count(*) filter (where status in ('cancelling', 'stopped'))::int as leaving,
      count(*) filter (where ${inPeriod(sql`started_at`)})::int as began,
      count(*) filter (where ${inPeriod(sql`trial_ends_at`)}
        and (charges_done > 0 or ended_reason is distinct from 'upgraded'))::int as "trialsEnded",
      count(*) filter (where charges_done > 0 and ${inPeriod(sql`trial_ends_at`)})::int as "trialsPaid",
      count(*) filter (where ${inPeriod(sql`cancelled_at`)})::int as cancelled,
      count(*) filter (where ran)::int as "ranBefore",
      count(*) filter (where ran and status = 'ended' and ended_reason <> 'upgraded'
        and ${inPeriod(sql`ends_at`)})::int as lost,
      (select count(*)::int from orders o join held on held.id = o.subscription_id
        where o.charge > 1 and ${inPeriod(sql`o.paid_at`)}) as renewed,
      (select count(*)::int from subscription_events e join held on held.id = e.subscription_id
        where e.kind = 'charge_failed' and ${inPeriod(sql`e.at`)}) as failed,
      (select json_agg(renewing) from renewing) as renewing_by
    from held`)
  const [counted] = rows
  if (!counted) throw new Error('A count is one row.')
  const { trialing, renewing, leaving, renewing_by, ...period } = counted
  return { now: { trialing, renewing, leaving }, recurring: recurringOf(renewing_by ?? []), period }
}

const recurringOf = (rows: Renewing[]): PlanFigures['recurring'] => {
  const sums = new Map<string, { amount: number; plans: number }>()
  for (const { currency, unit, every, amount, plans } of rows) {
    const sum = sums.get(currency) ?? { amount: 0, plans: 0 }
    sum.amount += aMonth({ amount, period: { unit, count: every } })
    sum.plans += plans
    sums.set(currency, sum)
  }
  return [...sums]
    .sort(([one, a], [other, b]) => b.plans - a.plans || one.localeCompare(other))
    .map(([currency, { amount }]) => ({ currency, amount: Math.round(amount) }))
}
