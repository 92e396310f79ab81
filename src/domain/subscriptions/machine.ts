import { wordEnd } from './access'
import { amountOf } from './amount'
import { begun, hearCharge, hearFailure } from './hear-charge'
import { chargeAt, hasCome, type Instant, millis } from './period'
import { agreeToPrice, askPrice, renewing } from './price-change'
import { comingEnd } from './schedule'
import {
  type EndReason,
  FIRST_STATUS,
  type SubscriptionState,
  type SubscriptionStatus,
  unansweredPrice,
} from './state'
import {
  applied,
  type EventOf,
  ignored,
  type Moment,
  rejected,
  type SubscriptionEffect,
  type SubscriptionEvent,
  type SubscriptionTransition,
} from './transition'

const KNOWN = ignored('already_known')
const ENDED = ignored('already_ended')
const TOO_LATE = rejected('too_late')
const OFF = rejected('not_renewing')

type Status = SubscriptionStatus
type EventType = SubscriptionEvent['type']

/**
 * What an event does not do in a status; where nothing is said, it is heard. A subscription whose end has come counts as
 * ended, also before that was written down. Money and time are heard in every status.
 */
const REFUSALS: { [Type in EventType]: Partial<Record<Status, SubscriptionTransition>> } = {
  trial_began: {
    past_due: KNOWN,
    cancelling: KNOWN,
    stopped: KNOWN,
    ended: ENDED,
  },
  charged: {},
  charge_failed: {},
  agreed: { cancelling: OFF, stopped: OFF, ended: TOO_LATE },
  price_asked: { past_due: OFF, cancelling: OFF, stopped: OFF, ended: TOO_LATE },
  cancelled: { cancelling: KNOWN, stopped: KNOWN, ended: ENDED },
  undo_cancel: {
    trialing: KNOWN,
    active: KNOWN,
    past_due: KNOWN,
    stopped: rejected('disputed'),
    ended: TOO_LATE,
  },
  withdrawn: { ended: ENDED },
  upgraded: { stopped: rejected('disputed'), ended: TOO_LATE },
  erased: { ended: ENDED },
  disputed: { stopped: KNOWN, ended: ENDED },
  // Also where it was never told as open.
  dispute_lost: { ended: ENDED },
  period_over: {},
}

/**
 * The machine of a subscription: trialing → active ⇄ past_due; renewal stops in cancelling (by its buyer, who may undo it until
 * the end) or stopped (by a dispute); all end in `ended`. Buying again after the end is a new subscription.
 * A charge told late reopens an ended one up to the end of what it paid for (hear-charge.ts).
 * @param now when we learned it.
 */
export const transitionSubscription = (moment: Moment, event: SubscriptionEvent): SubscriptionTransition => {
  const refusal = REFUSALS[event.type][statusNow(moment)]
  if (refusal) return refusal
  switch (event.type) {
    case 'charged':
      return hearCharge(moment, event)
    case 'charge_failed':
      return hearFailure(moment, event)
    case 'trial_began':
      return beginTrial(moment)
    case 'agreed':
      return agree(moment, event)
    case 'price_asked':
      return askPrice(moment, event)
    case 'cancelled':
      return cancel(moment, event)
    case 'undo_cancel':
      return undoCancel(moment)
    case 'disputed':
      return dispute(moment)
    case 'period_over':
      return passTime(moment)
    default:
      return end(moment, event.type)
  }
}

const statusNow = ({ terms, state, now }: Moment): Status => {
  const over = comingEnd({ terms, state })
  return over && hasCome(over.at, now) ? 'ended' : state.status
}

const beginTrial = (moment: Moment): SubscriptionTransition => {
  if (moment.state.trialEndsAt === null) return rejected('no_trial')
  if (moment.state.paidUntil !== null) return KNOWN
  if (moment.terms.trialPrice > 0) return rejected('trial_has_a_price')
  return applied(begun(moment), ['mail_began'])
}

const agree = (moment: Moment, { price }: EventOf<'agreed'>): SubscriptionTransition => {
  const { terms, state, now } = moment
  const asked = unansweredPrice(state)
  // They were shown another question than the one that waits: that is no yes to it.
  if (price !== undefined && price !== (asked?.amount ?? null))
    return price !== null && price === agreedPrice(state) ? KNOWN : rejected('asked_otherwise')
  if (asked) return agreeToPrice({ ...moment, asked })
  if (state.status !== 'trialing') return KNOWN
  if (terms.conversion !== 'asked') return ignored('not_asked')
  if (state.agreedAt !== null) return KNOWN
  if (state.paidUntil === null) return rejected('not_begun')
  return renewing({ terms, state: { ...state, agreedAt: now.toISOString() } }, [
    'resume_billing',
    'mail_agreed',
  ])
}

const agreedPrice = ({ priceChange }: SubscriptionState): number | null =>
  priceChange && priceChange.agreedAt !== null ? priceChange.amount : null

/**
 * Open until the paid end. Nothing is paid for while a charge is due: then it ends at once. One that is told after the charge
 * that it should have stopped takes it back, so that both orders end alike.
 */
const cancel = ({ terms, state }: Moment, { at }: EventOf<'cancelled'>): SubscriptionTransition => {
  const n = state.chargesDone
  const due = chargeAt({ anchorAt: state.anchorAt, period: terms.period, n })
  const isAfter = n > 0 && millis(at) <= millis(due)
  const before = isAfter ? { ...state, chargesDone: n - 1, paidUntil: due } : state
  const stopped = { ...before, cancelledAt: at, endedReason: 'cancelled' } as const
  const next = untilPaidEnd(stopped, { at, status: 'cancelling' })
  if (!isAfter) return applied(next, ['stop_billing', 'mail_cancelled'])
  return {
    kind: 'applied',
    state: next,
    effects: ['stop_billing', 'mail_cancelled', 'refund_charge', 'record_anomaly'],
    anomaly: 'charged_after_end',
    refund: amountOf({ terms, state, n }),
  }
}

const dispute = ({ state, now }: Moment): SubscriptionTransition => {
  const at = now.toISOString()
  const stopped = { ...state, disputedAt: at, endedReason: 'disputed' } as const
  return applied(untilPaidEnd(stopped, { at, status: 'stopped' }), ['stop_billing', 'mail_stopped'])
}

const untilPaidEnd = (
  state: SubscriptionState,
  { at, status }: { at: Instant; status: 'cancelling' | 'stopped' },
): SubscriptionState => {
  const { paidUntil } = state
  const isPaid = state.status !== 'past_due' && paidUntil !== null && millis(at) < millis(paidUntil)
  return {
    ...state,
    status: isPaid ? status : 'ended',
    endsAt: isPaid ? paidUntil : at,
    nextChargeAt: null,
    failures: 0,
    graceUntil: null,
  }
}

const undoCancel = ({ terms, state }: Moment): SubscriptionTransition => {
  if (state.cancelledAt === null) return rejected('not_cancelled')
  const status =
    state.trialEndsAt !== null && state.chargesDone === 0 ? FIRST_STATUS.withTrial : FIRST_STATUS.paidAtOnce
  return renewing(
    { terms, state: { ...state, status, cancelledAt: null, endsAt: null, endedReason: null } },
    ['resume_billing', 'mail_resumed'],
  )
}

const AT_ONCE = {
  withdrawn: { reason: 'withdrawn', effects: ['stop_billing', 'mail_withdrawn'] },
  upgraded: { reason: 'upgraded', effects: ['replace_billing'] },
  // Erasing sends a mail of its own.
  erased: { reason: 'erased', effects: ['stop_billing'] },
  dispute_lost: { reason: 'disputed', effects: ['stop_billing', 'mail_ended'] },
} as const satisfies Record<string, { reason: EndReason; effects: SubscriptionEffect[] }>

const end = ({ state, now }: Moment, type: keyof typeof AT_ONCE): SubscriptionTransition => {
  const { reason, effects } = AT_ONCE[type]
  if (type === 'upgraded' && state.paidUntil === null) return rejected('not_begun')
  return applied(endedAt(state, now.toISOString(), reason), [...effects])
}

const endedAt = (state: SubscriptionState, endsAt: Instant, reason: EndReason): SubscriptionState => ({
  ...state,
  status: 'ended',
  endsAt,
  endedReason: reason,
  nextChargeAt: null,
})

/** Ends what is over. Nothing is renewed by time alone: only money does that. */
const passTime = ({ terms, state, now }: Moment): SubscriptionTransition => {
  if (state.status === 'ended') return ENDED
  const over = comingEnd({ terms, state })
  if (over && hasCome(over.at, now)) {
    const billed = over.reason === 'not_agreed' || over.reason === 'payment_failed'
    return applied(endedAt(state, over.at, over.reason), [
      ...(billed ? (['stop_billing'] as const) : []),
      'mail_ended',
    ])
  }
  const silentUntil = wordEnd({ terms, state })
  if (!hasCome(silentUntil, now)) return ignored('not_over')
  return {
    kind: 'applied',
    state: endedAt(state, silentUntil, 'payment_failed'),
    effects: ['stop_billing', 'mail_ended', 'record_anomaly'],
    anomaly: 'charge_missing',
  }
}

/** Every change of status that some event makes, as [from, to]. */
export const SUBSCRIPTION_MOVES: readonly (readonly [Status, Status])[] = [
  ...(['active', 'past_due', 'cancelling', 'stopped', 'ended'] as const).map(
    (to) => ['trialing', to] as const,
  ),
  ...(['past_due', 'cancelling', 'stopped', 'ended'] as const).map((to) => ['active', to] as const),
  ['past_due', 'active'],
  ['past_due', 'ended'],
  ...(['trialing', 'active', 'stopped', 'ended'] as const).map((to) => ['cancelling', to] as const),
  ['stopped', 'ended'],
  // A charge of before the end that was told after it.
  ['ended', 'cancelling'],
]
