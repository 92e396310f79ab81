import type { z } from 'zod'
import type { byPlan } from '@/domain/api/opening-shapes'
import type { AllowanceKind } from '@/domain/subscriptions/allowance'
import { localDay } from '@/domain/subscriptions/local-day'
import { planOpens } from '@/domain/subscriptions/opens'
import { comingEnd } from '@/domain/subscriptions/schedule'
import type { PlanLevel } from '@/domain/subscriptions/terms'
import type { OwnPlan } from '../own-subscription'
import { stateOf, termsOf } from '../subscription-row'

/**
 * What a plan makes of one more thing of a kind, for a browser; null: it does not open it. No larger plan is told of: the
 * reports that need one are about health (docs/decisions/0041).
 */
export const tellOpening = ({
  plan,
  needs,
  kind,
}: {
  plan: OwnPlan
  needs: PlanLevel | null
  kind: AllowanceKind
}): z.output<typeof byPlan> | null => {
  const { left, allowed } = plan.left[kind]
  const opens = planOpens({ needs, has: plan.access.level, left })
  return opens === 'not_in_plan' ? null : { opens, left, allowed, nextDay: nextDayOf(plan) }
}

/** The day on which the next period begins; null: the plan ends with this one. */
export const nextDayOf = ({ row, period }: Pick<OwnPlan, 'row' | 'period'>): string | null => {
  const ends = comingEnd({ terms: termsOf(row), state: stateOf(row) })
  const endsWithIt = period !== null && ends !== null && Date.parse(ends.at) <= Date.parse(period.end)
  return period === null || endsWithIt ? null : localDay(period.end, row.zone)
}

/** The last day on which something that was opened for this period is open. */
export const lastDayOf = ({
  row,
  period,
  access,
}: Pick<OwnPlan, 'row' | 'period' | 'access'>): string | null => {
  const ends = [period?.end, access.until].flatMap((at) => at ?? [])
  const [first] = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  return first ? localDay(new Date(Date.parse(first) - 1).toISOString(), row.zone) : null
}
