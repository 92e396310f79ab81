import type { Instant } from './period'
import type { SubscriptionState } from './state'
import type { PlanTerms } from './terms'

export type SubscriptionEvent =
  /** A trial without a price is agreed to and its payment method stored. One with a price begins with `charged` 0. */
  | { type: 'trial_began' }
  /** Money was taken for the n-th period (0: the trial; chargeNear tells it); the first is the purchase. `isNew`: not in the ledger before. */
  | { type: 'charged'; n: number; at: Instant; amount: number; isNew: boolean }
  /** A try failed. `tries` of this charge have failed by now, as its provider counts; retryAt null: it tries no more. */
  | { type: 'charge_failed'; n: number; at: Instant; tries: number; retryAt: Instant | null }
  /**
   * The second yes to a trial that asks for one, or the yes to another price.
   * @param price hundredths that its buyer was shown; null: no other price; undefined: whatever is asked for.
   */
  | { type: 'agreed'; price?: number | null }
  /** From the n-th charge on it is to cost `amount` hundredths. */
  | { type: 'price_asked'; amount: number; n: number }
  /** @param at when its buyer did it, which may be before we learn of it. */
  | { type: 'cancelled'; at: Instant }
  | { type: 'undo_cancel' }
  /** By right; what goes back is the caller's. */
  | { type: 'withdrawn' }
  /** Another plan begins in its place at once. */
  | { type: 'upgraded' }
  | { type: 'erased' }
  | { type: 'disputed' }
  | { type: 'dispute_lost' }
  /** Time has gone by: asked of every live subscription now and then. */
  | { type: 'period_over' }

export type EventOf<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>

/** What a transition asks its caller to do. Each is idempotent where it is carried out. */
export type SubscriptionEffect =
  /** The provider bills no more, and what it still tries is voided. */
  | 'stop_billing'
  /** The provider bills on as scheduled. */
  | 'resume_billing'
  /** The provider bills the new plan in place of this one. */
  | 'replace_billing'
  /** The provider is told of another price, and bills it only with a yes. */
  | 'tell_price'
  /** Give `refund` hundredths of this charge (after `cancelled`: of the last) back, and say so in a mail. */
  | 'refund_charge'
  | 'record_anomaly'
  | 'mail_began'
  | 'mail_charged'
  | 'mail_charge_failed'
  | 'mail_agreed'
  | 'mail_price_asked'
  | 'mail_cancelled'
  | 'mail_resumed'
  | 'mail_withdrawn'
  | 'mail_stopped'
  | 'mail_ended'

/** Where the provider's clock differs from what was promised (docs/decisions/0036). */
export const SUBSCRIPTION_ANOMALIES = [
  'charged_twice',
  'charged_early',
  'charged_after_end',
  'charged_without_consent',
  'charged_more',
  'charged_less',
  /** A try that failed, of what should not have been tried. */
  'billed_after_end',
  /** No word of a charge that was due. */
  'charge_missing',
] as const
export type SubscriptionAnomaly = (typeof SUBSCRIPTION_ANOMALIES)[number]

/** Nothing new: a normal outcome of duplicates and lateness. */
export type IgnoredReason = 'already_known' | 'already_ended' | 'not_asked' | 'not_over'

/** The caller asked for something that cannot be, or has to learn something else first. */
export type RefusalCode =
  | 'not_begun'
  | 'no_trial'
  | 'trial_has_a_price'
  | 'too_late'
  | 'not_cancelled'
  | 'not_renewing'
  | 'disputed'
  | 'no_price'
  /** Agreed to a price that is not asked for. */
  | 'asked_otherwise'
  /** An earlier change of price has still to begin. */
  | 'price_changes'
  /** The charges before this one are to be fetched and told first. */
  | 'earlier_charge_unknown'

export type SubscriptionTransition =
  | {
      kind: 'applied'
      state: SubscriptionState
      effects: SubscriptionEffect[]
      anomaly?: SubscriptionAnomaly
      /** Hundredths of the charge that go back. */
      refund?: number
    }
  | { kind: 'ignored'; reason: IgnoredReason }
  | { kind: 'rejected'; code: RefusalCode }

/** What a subscription is, and when it is looked at. */
export type Moment = { terms: PlanTerms; state: SubscriptionState; now: Date }

export const applied = (state: SubscriptionState, effects: SubscriptionEffect[]): SubscriptionTransition => ({
  kind: 'applied',
  state,
  effects,
})
export const ignored = (reason: IgnoredReason): SubscriptionTransition => ({ kind: 'ignored', reason })
export const rejected = (code: RefusalCode): SubscriptionTransition => ({ kind: 'rejected', code })
