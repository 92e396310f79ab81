import type { CallData } from '@/domain/api/calls'
import { scheduleOf } from '@/domain/subscriptions/schedule'
import type { SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'

/** How many charges are told. */
const CHARGES_TOLD = 3

type Told = { terms: PlanTerms; state: SubscriptionState; zone: string }

/** What is to come of a plan, as screens are told. */
export const viewSchedule = ({ terms, state, zone }: Told): CallData<'plan.offer'>['schedule'] => {
  const schedule = scheduleOf({ terms, state, zone, count: CHARGES_TOLD })
  const { currency } = schedule
  return {
    zone,
    charges: schedule.charges.map(({ at, day, kind, amount }) => ({
      at,
      day,
      kind,
      amount: { amount, currency },
    })),
    reminders: schedule.reminders.map(({ at, day, kind }) => ({ at, day, kind })),
    trialEnd: schedule.trialEnd,
    end: schedule.end,
  }
}
