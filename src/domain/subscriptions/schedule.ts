import type { Currency } from '../money/currencies'
import { amountOf } from './amount'
import { type ReminderMoment, reminderMoments, trialReminderMoments } from './letters/reminders'
import { dayIn } from './local-day'
import { chargeAt, type Instant, millis } from './period'
import { type EndReason, type SubscriptionState, unansweredPrice, waitsForConsent } from './state'
import type { PlanTerms } from './terms'

/** An instant with the day that a reader in the schedule's zone is shown. */
export type Dated = { at: Instant; day: string }

export type ScheduledCharge = Dated & {
  kind: 'trial' | 'period'
  /** 0: the trial's; periods count from 1. */
  n: number
  /** Hundredths of the schedule's currency; 0 where a credit pays for all of it. */
  amount: number
  periodStart: Instant
  periodEnd: Instant
  /** It was due at `periodStart` and failed; this is the next try. */
  isRetry: boolean
}

export type ScheduledReminder = Dated & {
  /** The same for the same reminder whenever the schedule is asked: the mail's key within its subscription. */
  key: string
  kind: 'trial_end' | 'renewal'
  /** Days before, as the terms say. */
  days: number
  /** The event, and its day. */
  about: Instant
  aboutDay: string
  /** Hundredths taken at the event; null: none unless the buyer agrees. */
  amount: number | null
}

export type Schedule = {
  zone: string
  currency: Currency
  /** To come, earliest first. */
  charges: ScheduledCharge[]
  /** Of the trial's end and of the charges above, earliest first, those whose time has passed as well. */
  reminders: ScheduledReminder[]
  /** A trial that runs; `converts`: a charge follows. */
  trialEnd: (Dated & { converts: boolean }) | null
  /** The end if nothing more happens; null: it renews. */
  end: (Dated & { reason: EndReason }) | null
}

/** How far a schedule is told: so many charges, or those up to an instant. At most MOST_CHARGES. */
export type ScheduleReach = { count: number } | { until: Instant }

export const MOST_CHARGES = 400

/**
 * All that is to come for a subscription in its present state. The buy box, mails, the account page and the sandbox's biller
 * ask this one function, so that what is shown is what is done. Instants are exact and the same for every zone; the zone
 * only tells the days that are shown. It knows no `now`: what has not happened stays in it until an event says so.
 * A trial that waits for consent shows no charges of periods; asIfAgreed shows them.
 */
export const scheduleOf = ({
  terms,
  state,
  zone,
  ...reach
}: { terms: PlanTerms; state: SubscriptionState; zone: string } & ScheduleReach): Schedule => {
  const day = dayIn(zone)
  const charges = withinReach(chargesToCome({ terms, state }), reach)
  const end = comingEnd({ terms, state })
  const { trialEndsAt } = state
  return {
    zone,
    currency: terms.price.currency,
    charges: charges.map((charge) => ({ ...charge, day: day(charge.at) })),
    reminders: remindersOf({ terms, state, charges })
      .map((reminder) => ({ ...reminder, day: day(reminder.at), aboutDay: day(reminder.about) }))
      .toSorted((one, other) => millis(one.at) - millis(other.at)),
    trialEnd:
      state.status === 'trialing' && trialEndsAt !== null
        ? { at: trialEndsAt, day: day(trialEndsAt), converts: !waitsForConsent({ terms, state }) }
        : null,
    end: end && { ...end, day: day(end.at) },
  }
}

/** The next charge, or null where none is to come. */
export const nextChargeOf = (given: {
  terms: PlanTerms
  state: SubscriptionState
}): Omit<ScheduledCharge, 'day'> | null => chargesToCome(given).next().value ?? null

/** When it ends if nothing more happens. */
export const comingEnd = ({
  terms,
  state,
}: {
  terms: PlanTerms
  state: SubscriptionState
}): { at: Instant; reason: EndReason } | null => {
  if (state.endsAt !== null) return { at: state.endsAt, reason: state.endedReason ?? 'cancelled' }
  if (state.status === 'past_due' && state.graceUntil !== null)
    return { at: state.graceUntil, reason: 'payment_failed' }
  if (waitsForConsent({ terms, state }) && state.trialEndsAt !== null)
    return { at: state.trialEndsAt, reason: 'not_agreed' }
  const asked = unansweredPrice(state)
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  return asked ? { at: chargeAt({ ...grid, n: asked.n }), reason: 'not_agreed' } : null
}

type Charge = Omit<ScheduledCharge, 'day'>

function* chargesToCome({ terms, state }: { terms: PlanTerms; state: SubscriptionState }): Generator<Charge> {
  if (state.status === 'past_due') yield* retryToCome({ terms, state })
  if (state.status !== 'trialing' && state.status !== 'active') return
  if (owesTrialCharge({ terms, state })) yield trialCharge({ terms, state })
  if (waitsForConsent({ terms, state })) return
  const asked = unansweredPrice(state)
  for (let n = state.chargesDone + 1; asked === null || n < asked.n; n += 1)
    yield periodCharge({ terms, state, n })
}

const owesTrialCharge = ({ terms, state }: { terms: PlanTerms; state: SubscriptionState }): boolean =>
  state.trialEndsAt !== null && state.paidUntil === null && terms.trialPrice > 0

const trialCharge = ({ terms, state }: { terms: PlanTerms; state: SubscriptionState }): Charge => ({
  kind: 'trial',
  n: 0,
  at: state.startedAt,
  amount: amountOf({ terms, state, n: 0 }),
  periodStart: state.startedAt,
  periodEnd: state.anchorAt,
  isRetry: false,
})

const periodCharge = ({
  terms,
  state,
  n,
}: {
  terms: PlanTerms
  state: SubscriptionState
  n: number
}): Charge => {
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  const at = chargeAt({ ...grid, n })
  return {
    kind: 'period',
    n,
    at,
    amount: amountOf({ terms, state, n }),
    periodStart: at,
    periodEnd: chargeAt({ ...grid, n: n + 1 }),
    isRetry: false,
  }
}

/** The provider's next try of what failed, if it comes before the end of the grace. */
function* retryToCome({ terms, state }: { terms: PlanTerms; state: SubscriptionState }): Generator<Charge> {
  const { nextChargeAt, graceUntil } = state
  if (nextChargeAt === null || graceUntil === null || millis(nextChargeAt) >= millis(graceUntil)) return
  yield { ...periodCharge({ terms, state, n: state.chargesDone + 1 }), at: nextChargeAt, isRetry: true }
}

const withinReach = (charges: Iterable<Charge>, reach: ScheduleReach): Charge[] => {
  const found: Charge[] = []
  const most = 'count' in reach ? Math.min(reach.count, MOST_CHARGES) : MOST_CHARGES
  if (!(most > 0)) return found
  for (const charge of charges) {
    if ('until' in reach && !(millis(charge.at) <= millis(reach.until))) break
    found.push(charge)
    if (found.length >= most) break
  }
  return found
}

const remindersOf = ({
  terms,
  state,
  charges,
}: {
  terms: PlanTerms
  state: SubscriptionState
  charges: readonly Charge[]
}) => {
  const renewals = charges.filter(({ n, isRetry }) => n >= 2 && !isRetry)
  return [
    ...trialReminders({ terms, state }),
    ...renewals.flatMap((charge) =>
      reminderMoments({
        from: chargeAt({ anchorAt: state.anchorAt, period: terms.period, n: charge.n - 1 }),
        event: charge.at,
        days: renewalDays({ terms, n: charge.n }),
      }).map((moment) =>
        reminder({ kind: 'renewal', moment, n: charge.n, about: charge.at, amount: charge.amount }),
      ),
    ),
  ]
}

/** Days before the n-th charge (from 2) at which a reminder is sent: the second charge is the first renewal. */
export const renewalDays = ({ terms: { reminders }, n }: { terms: PlanTerms; n: number }): number[] =>
  n === 2 ? [...reminders.firstRenewal, ...reminders.everyRenewal] : reminders.everyRenewal

const trialReminders = ({ terms, state }: { terms: PlanTerms; state: SubscriptionState }) => {
  const about = state.trialEndsAt
  if (state.status !== 'trialing' || about === null) return []
  const amount = waitsForConsent({ terms, state }) ? null : amountOf({ terms, state, n: 1 })
  return trialReminderMoments({ from: state.startedAt, event: about, days: terms.reminders.trialEnd }).map(
    (moment) => reminder({ kind: 'trial_end', moment, n: 1, about, amount }),
  )
}

const reminder = ({
  kind,
  moment: { days, at },
  n,
  about,
  amount,
}: {
  kind: ScheduledReminder['kind']
  moment: ReminderMoment
  n: number
  about: Instant
  amount: number | null
}) => ({ key: `${kind}:${n}:${days}`, kind, days, at, about, amount })
