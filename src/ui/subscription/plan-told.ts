import type { OwnPlan } from './use-own-plan'

type Money = OwnPlan['price']
export type PlanStatus = {
  /** Also the name of its words. */
  name: 'trialing' | 'asks' | 'active' | 'priceAsked' | 'past_due' | 'cancelling' | 'stopped' | 'closed'
  /** YYYY-MM-DD where it was bought. */
  day: string | null
  price: Money | null
}

type Facts = Pick<OwnPlan, 'status' | 'asksAgain' | 'schedule'>

/** How a plan stands, in one sentence. @param open whether it opens something now. */
export const statusOf = ({ status, asksAgain, schedule }: Facts, open: boolean): PlanStatus => {
  const ends = schedule.end?.day ?? null
  const next = schedule.charges[0] ?? null
  if (!open || status === 'ended') return { name: 'closed', day: null, price: null }
  if (status === 'trialing') {
    const after = schedule.charges.find(({ kind }) => kind === 'period')
    const day = schedule.trialEnd?.day ?? null
    return asksAgain
      ? { name: 'asks', day, price: null }
      : { name: status, day, price: after?.amount ?? null }
  }
  if (status === 'active' && !next) return { name: 'priceAsked', day: ends, price: null }
  if (status === 'active') return { name: status, day: next?.day ?? null, price: next?.amount ?? null }
  return { name: status, day: ends, price: null }
}

export type PlanEvent = {
  at: string
  day: string
  /** Also the name of its words: what is charged, of what a mail reminds, and what ends. */
  name: 'trial' | 'period' | 'trial_end' | 'renewal' | 'trialOver' | 'ends'
  price: Money | null
}

/** What is to come, the earliest first; a trial's end before the charge that follows it. Reminders that were due are left out. */
export const eventsOf = (schedule: OwnPlan['schedule'], now: Date): PlanEvent[] => {
  const { charges, reminders, trialEnd, end } = schedule
  const last = charges.at(-1)?.at ?? end?.at ?? trialEnd?.at ?? ''
  const told: PlanEvent[] = [
    ...(trialEnd?.converts
      ? [{ at: trialEnd.at, day: trialEnd.day, name: 'trialOver' as const, price: null }]
      : []),
    ...reminders
      .filter(({ at }) => Date.parse(at) > now.getTime() && at <= last)
      .map(({ at, day, kind }) => ({ at, day, name: kind, price: null })),
    ...charges.map(({ at, day, kind, amount }) => ({ at, day, name: kind, price: amount })),
    ...(end ? [{ at: end.at, day: end.day, name: 'ends' as const, price: null }] : []),
  ]
  return told.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
