import type { CallData } from '@/domain/api/calls'

type Sold = NonNullable<CallData<'pay.info'>['plan']>
type Price = Sold['price']

/** What happens with a plan, in the order of time. Days are YYYY-MM-DD in the buyer's zone. */
export type PlanStep =
  /** `trialDays` 0: a period begins. */
  | { kind: 'today'; amount: Price; trialDays: number }
  | { kind: 'reminder'; day: string }
  | { kind: 'charge'; day: string; amount: Price; endsTrial: boolean }
  /** A trial ends without a charge unless its buyer agrees once more. */
  | { kind: 'asks'; day: string; amount: Price }
  | { kind: 'after'; amount: Price }

type Told = { plan: Sold; today: number | null; on: string }

/**
 * What the buy box and the thanks tell of a plan, from the schedule that the server computed: today, each reminder before
 * the next event, that event, and what comes again and again.
 * @param today hundredths taken now; null: they were.
 * @param on the day it is: a mail of this day comes with the receipt, and is no reminder.
 */
export const stepsOf = ({ plan, today, on }: Told): PlanStep[] => {
  const { price, trialDays, schedule } = plan
  const { trialEnd } = schedule
  const charges = schedule.charges.filter(({ kind }) => kind === 'period')
  // Without a trial the first of them is what is taken today.
  const [next, second] = today !== null && !trialEnd ? charges.slice(1) : charges
  const event = [next?.at, trialEnd?.at].filter((at) => at !== undefined).toSorted()[0]
  const reminders = schedule.reminders.filter(
    ({ at, day }) => day > on && (event === undefined || at < event),
  )
  return [
    ...(today === null
      ? []
      : [
          {
            kind: 'today' as const,
            amount: { ...price, amount: today },
            trialDays: trialEnd ? trialDays : 0,
          },
        ]),
    ...reminders.map(({ day }) => ({ kind: 'reminder' as const, day })),
    ...(trialEnd && !trialEnd.converts
      ? [{ kind: 'asks' as const, day: trialEnd.day, amount: next?.amount ?? price }]
      : []),
    ...(next && trialEnd?.converts !== false
      ? [
          { kind: 'charge' as const, day: next.day, amount: next.amount, endsTrial: trialEnd !== null },
          { kind: 'after' as const, amount: (second ?? next).amount },
        ]
      : []),
  ]
}
