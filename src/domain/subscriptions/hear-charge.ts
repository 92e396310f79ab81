import { amountOf } from './amount'
import { CLOCKS_DIFFER_MS, chargeAt, hasCome, type Instant, millis } from './period'
import { nextChargeOf } from './schedule'
import { graceEnd, type SubscriptionState, unansweredPrice, waitsForConsent } from './state'
import {
  applied,
  type EventOf,
  ignored,
  type Moment,
  rejected,
  type SubscriptionAnomaly,
  type SubscriptionEffect,
  type SubscriptionTransition,
} from './transition'

/**
 * Money that came is a fact in whatever state. What was due and not called off is taken, also when it is told late; what came
 * twice, early, or at or after the end, goes back whole, and of what was too much the rest.
 * A cancel and a charge of the same instant: the cancel counts.
 */
export const hearCharge = (moment: Moment, event: EventOf<'charged'>): SubscriptionTransition => {
  const { terms, state } = moment
  if (!event.isNew) return ignored('already_known')
  if (event.n === 0) return hearTrialCharge(moment, event)
  if (event.n <= state.chargesDone) return sendBack(moment, event, 'charged_twice')
  if (waitsForConsent({ terms, state }) || state.endedReason === 'not_agreed' || isUnanswered(state, event.n))
    return sendBack(moment, event, 'charged_without_consent')
  if (millis(event.at) < millis(dueAt(moment, event.n)) - CLOCKS_DIFFER_MS)
    return sendBack(moment, event, 'charged_early')
  if (isCalledOff(state, event.at)) return sendBack(moment, event, 'charged_after_end')
  if (event.n > state.chargesDone + 1) return rejected('earlier_charge_unknown')
  const renews = state.status !== 'ended' && state.endsAt === null
  return renews ? takeAndRenew(moment, event) : takeAndEnd(moment, event)
}

/** A charge at a price that its buyer was asked about and has not agreed to. */
const isUnanswered = (state: SubscriptionState, n: number): boolean => {
  const asked = unansweredPrice(state)
  return asked !== null && n >= asked.n
}

/** Whether a try at this instant was one too many. */
export const isCalledOff = (state: SubscriptionState, at: Instant): boolean => {
  if (state.status === 'ended' && state.endedReason !== 'cancelled' && state.endedReason !== 'payment_failed')
    return true
  const ends = state.endedReason === 'payment_failed' || state.status === 'past_due'
  const stops = [state.cancelledAt, state.disputedAt, ends ? (state.endsAt ?? state.graceUntil) : null]
  return stops.some((stop) => stop !== null && millis(at) >= millis(stop))
}

const dueAt = ({ terms, state }: Moment, n: number): Instant =>
  chargeAt({ anchorAt: state.anchorAt, period: terms.period, n })

const hearTrialCharge = (moment: Moment, event: EventOf<'charged'>): SubscriptionTransition => {
  const { state } = moment
  if (state.trialEndsAt === null || state.paidUntil !== null) return sendBack(moment, event, 'charged_twice')
  if (state.status !== 'trialing') return sendBack(moment, event, 'charged_after_end')
  return take(moment, event, begun(moment), ['mail_began', 'mail_charged'])
}

/** The trial runs. */
export const begun = ({ terms, state }: Moment): SubscriptionState => {
  const next = { ...state, paidUntil: state.trialEndsAt }
  return { ...next, nextChargeAt: nextChargeOf({ terms, state: next })?.at ?? null }
}

const takeAndRenew = (moment: Moment, event: EventOf<'charged'>): SubscriptionTransition => {
  const { terms, state } = moment
  const paid: SubscriptionState = { ...paidFor(moment, event.n), status: 'active' }
  const next = { ...paid, nextChargeAt: nextChargeOf({ terms, state: paid })?.at ?? null }
  return take(
    moment,
    event,
    next,
    state.paidUntil === null ? ['mail_began', 'mail_charged'] : ['mail_charged'],
  )
}

/** Told late: what it paid for is open to its end, and nothing renews. Where all of that is over, the money goes back. */
const takeAndEnd = (moment: Moment, event: EventOf<'charged'>): SubscriptionTransition => {
  const { state, now } = moment
  const paid = paidFor(moment, event.n)
  if (paid.paidUntil === null || hasCome(paid.paidUntil, now))
    return sendBack(moment, event, 'charged_after_end')
  const status = state.status === 'ended' ? 'cancelling' : state.status
  return take(moment, event, { ...paid, status, nextChargeAt: null, endsAt: paid.paidUntil }, [
    'mail_charged',
  ])
}

const paidFor = (moment: Moment, n: number): SubscriptionState => ({
  ...moment.state,
  chargesDone: n,
  paidUntil: dueAt(moment, n + 1),
  failures: 0,
  graceUntil: null,
})

const take = (
  { terms, state }: Moment,
  { n, amount }: EventOf<'charged'>,
  next: SubscriptionState,
  effects: SubscriptionEffect[],
): SubscriptionTransition => {
  const over = amount - amountOf({ terms, state, n })
  if (over === 0) return applied(next, effects)
  if (over < 0)
    return {
      kind: 'applied',
      state: next,
      effects: [...effects, 'record_anomaly'],
      anomaly: 'charged_less',
    }
  return {
    kind: 'applied',
    state: next,
    effects: [...effects, 'refund_charge', 'record_anomaly'],
    anomaly: 'charged_more',
    refund: over,
  }
}

const sendBack = (
  { state }: Moment,
  { amount }: EventOf<'charged'>,
  anomaly: SubscriptionAnomaly,
): SubscriptionTransition => ({
  kind: 'applied',
  state,
  // One that bills on after the end would do it again.
  effects: [
    'refund_charge',
    'record_anomaly',
    ...(STILL_BILLS.has(anomaly) ? (['stop_billing'] as const) : []),
  ],
  anomaly,
  refund: amount,
})

const STILL_BILLS: ReadonlySet<SubscriptionAnomaly> = new Set([
  'charged_after_end',
  'charged_without_consent',
])

/** A try that failed: days of grace begin, or go on; without any, or after them, it ends. */
export const hearFailure = (moment: Moment, event: EventOf<'charge_failed'>): SubscriptionTransition => {
  const { terms, state, now } = moment
  if (event.n <= state.chargesDone || (state.status === 'past_due' && event.tries <= state.failures))
    return ignored('already_known')
  if (state.paidUntil === null) return rejected('not_begun')
  if (waitsForConsent({ terms, state }) || isUnanswered(state, event.n))
    return billedWrongly(state, 'charged_without_consent')
  if (state.status === 'ended' || state.endsAt !== null)
    return isCalledOff(state, event.at) ? billedWrongly(state, 'billed_after_end') : ignored('already_ended')
  if (event.n > state.chargesDone + 1) return rejected('earlier_charge_unknown')
  const graceUntil = graceEnd({ terms, state, n: event.n })
  if (hasCome(graceUntil, now)) return applied(failedFor(state, graceUntil), ['stop_billing', 'mail_ended'])
  const retries = event.retryAt !== null && millis(event.retryAt) < millis(graceUntil)
  return applied(
    {
      ...state,
      status: 'past_due',
      failures: event.tries,
      graceUntil,
      nextChargeAt: retries ? event.retryAt : null,
    },
    ['mail_charge_failed'],
  )
}

const failedFor = (state: SubscriptionState, endsAt: Instant): SubscriptionState => ({
  ...state,
  status: 'ended',
  endsAt,
  endedReason: 'payment_failed',
  nextChargeAt: null,
})

const billedWrongly = (state: SubscriptionState, anomaly: SubscriptionAnomaly): SubscriptionTransition => ({
  kind: 'applied',
  state,
  effects: ['stop_billing', 'record_anomaly'],
  anomaly,
})
