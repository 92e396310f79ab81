import { amountOf } from './amount'
import { CLOCKS_DIFFER_MS, chargeAt, type Instant, millis } from './period'
import { renewalDays } from './schedule'
import { LIVE_STATUSES, type SubscriptionState } from './state'
import type { PlanTerms } from './terms'

/** Money of one charge. `n` 0 is the trial's. Hundredths. */
export type ChargeOnRecord = { n: number; at: Instant; amount: number; refunded: number }

/** A mail that told of a charge: a reminder of the schedule, or one of a change (a later day, another amount). */
export type NoticeOnRecord = { n: number; sentAt: Instant; chargeAt: Instant; amount: number }

/** All that is on record of a subscription. */
export type SubscriptionHistory = {
  id: string
  /** The customer or proven address: one live subscription a person. */
  person: string
  terms: PlanTerms
  /** As it was sold: what the buy box showed. */
  sold: SubscriptionState
  /** As it is now. */
  state: SubscriptionState
  charges: readonly ChargeOnRecord[]
  notices: readonly NoticeOnRecord[]
}

export const HISTORY_BREACHES = [
  'charged_after_end',
  'charged_twice',
  /** Without the second yes that its trial asked for. */
  'charged_without_consent',
  /** Earlier or dearer than shown at the sale, and no mail before it said so. */
  'charged_unlike_promise',
  /** The terms ask for a reminder of this charge, and none went out before it. */
  'charged_without_reminder',
  'two_live',
] as const
export type HistoryBreach = {
  code: (typeof HISTORY_BREACHES)[number]
  subscription: string
  n: number | null
}

/**
 * What was promised and not kept; empty is how it must be, after every test and every night. Money that went back whole breaks
 * nothing: a provider's mistake that was mended is an anomaly, and told as one.
 */
export const historyBreaches = (histories: readonly SubscriptionHistory[]): HistoryBreach[] => [
  ...histories.flatMap((history) => chargeBreaches(history)),
  ...twoLive(histories),
]

const chargeBreaches = (history: SubscriptionHistory): HistoryBreach[] => {
  const kept = history.charges.filter(({ amount, refunded }) => amount > refunded)
  return kept.flatMap((charge) => {
    const found: Record<Exclude<HistoryBreach['code'], 'two_live'>, boolean> = {
      charged_after_end: isAfterEnd(history.state, charge.at),
      charged_twice: kept.some((other) => other !== charge && other.n === charge.n),
      charged_without_consent: lacksConsent(history, charge),
      charged_unlike_promise: isUnlikePromise(history, charge),
      charged_without_reminder: lacksReminder(history, charge),
    }
    return HISTORY_BREACHES.filter((code) => code !== 'two_live' && found[code]).map((code) => ({
      code,
      subscription: history.id,
      n: charge.n,
    }))
  })
}

/** The end is the earliest instant at which it was called off: a charge of that instant is after it. */
const isAfterEnd = (state: SubscriptionState, at: Instant): boolean =>
  [state.cancelledAt, state.disputedAt, state.endsAt].some(
    (stop) => stop !== null && millis(at) >= millis(stop),
  )

const lacksConsent = ({ terms, sold, state }: SubscriptionHistory, { n, at }: ChargeOnRecord): boolean =>
  n > 0 &&
  sold.trialEndsAt !== null &&
  terms.conversion === 'asked' &&
  (state.agreedAt === null || millis(at) < millis(state.agreedAt))

const isUnlikePromise = (history: SubscriptionHistory, charge: ChargeOnRecord): boolean => {
  const { terms, sold, notices } = history
  const { n, at } = charge
  const due = n === 0 ? sold.startedAt : chargeAt({ anchorAt: sold.anchorAt, period: terms.period, n })
  const promises = [
    { chargeAt: due, amount: amountOf({ terms, state: sold, n }) },
    ...notices.filter((notice) => notice.n === n && millis(notice.sentAt) < millis(at)),
  ]
  return !promises.some(
    (promise) =>
      charge.amount - charge.refunded <= promise.amount &&
      millis(at) >= millis(promise.chargeAt) - CLOCKS_DIFFER_MS,
  )
}

const lacksReminder = ({ terms, sold, notices }: SubscriptionHistory, { n, at }: ChargeOnRecord): boolean => {
  const asked = reminded({ terms, sold, n })
  return asked && !notices.some((notice) => notice.n === n && millis(notice.sentAt) < millis(at))
}

const reminded = ({ terms, sold, n }: { terms: PlanTerms; sold: SubscriptionState; n: number }): boolean => {
  if (n >= 2) return renewalDays({ terms, n }).length > 0
  return n === 1 && sold.trialEndsAt !== null && terms.reminders.trialEnd.length > 0
}

const twoLive = (histories: readonly SubscriptionHistory[]): HistoryBreach[] => {
  const live = histories.filter(({ state }) => LIVE_STATUSES.includes(state.status))
  return live
    .filter(({ id, person }) => live.some((other) => other.person === person && other.id !== id))
    .map(({ id }) => ({ code: 'two_live' as const, subscription: id, n: null }))
}
