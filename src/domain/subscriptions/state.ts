import { addDays, chargeAt, earlier, type Instant } from './period'
import type { PlanTerms } from './terms'

export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  /** A charge failed; all stays open while the provider tries again. */
  'past_due',
  /** It renews no more, and is open until what was paid for ends. */
  'cancelling',
  /** A bank was asked for the money back: it renews no more, and its buyer cannot take that back. */
  'stopped',
  'ended',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const FIRST_STATUS = { withTrial: 'trialing', paidAtOnce: 'active' } as const

/** A person has at most one in these. */
export const LIVE_STATUSES: readonly SubscriptionStatus[] = SUBSCRIPTION_STATUSES.filter(
  (status) => status !== 'ended',
)

export const END_REASONS = [
  'cancelled',
  /** The trial's end came, and its buyer had not agreed once more. */
  'not_agreed',
  /** The days of grace are over, or no word of a charge ever came. */
  'payment_failed',
  'withdrawn',
  'disputed',
  /** Another plan took its place at once. */
  'upgraded',
  /** Its buyer's data were erased. */
  'erased',
] as const
export type EndReason = (typeof END_REASONS)[number]

/**
 * Another price that its buyer was asked to agree to, from the n-th charge on. Without their yes it ends before that charge;
 * silence is none (docs/facts/commerce.md R10). Hundredths of the currency of the terms.
 */
export type PriceChange = {
  amount: number
  /** What is taken until then, and what was in force before. */
  before: number
  n: number
  askedAt: Instant
  /** null: not agreed to. */
  agreedAt: Instant | null
}

/** What is stored of a subscription beside its terms. Every value survives JSON. */
export type SubscriptionState = {
  status: SubscriptionStatus
  /** When the trial or, without one, the first period began; by the provider's clock, once it has spoken. */
  startedAt: Instant
  /** null: began without a trial. */
  trialEndsAt: Instant | null
  /** Begin of the first paid period: every charge is counted from here. */
  anchorAt: Instant
  /** Charges of periods that were taken; that of a trial does not count. */
  chargesDone: number
  /** End of what was paid for, or of the trial. null: nothing of it has begun, its first payment is still to be made. */
  paidUntil: Instant | null
  /** When money is next to be taken, in grace the provider's next try. null: none is to come. */
  nextChargeAt: Instant | null
  /** The second yes to an `asked` trial. */
  agreedAt: Instant | null
  cancelledAt: Instant | null
  /** From then on it is closed. null: no end is known. */
  endsAt: Instant | null
  /** Why it ended or, with a coming `endsAt`, why it will. */
  endedReason: EndReason | null
  /** Tries of the charge that is due, all of which failed. */
  failures: number
  graceUntil: Instant | null
  /** A bank was asked for the money of one of its charges. */
  disputedAt: Instant | null
  /** Hundredths that an upgrade takes off the first charge (docs/decisions/0038), at most its price. */
  credit: number
  /** null: the price is that of its terms. */
  priceChange: PriceChange | null
}

/**
 * A subscription as the buy box shows it and as it is stored when bought, before its first payment.
 * @param at the start; again by the provider's clock when it tells its own.
 * @param withTrial false where its person has had a trial, or skips it. A plan without a trial gives none.
 */
export const newSubscription = ({
  terms,
  at,
  withTrial,
  credit = 0,
}: {
  terms: PlanTerms
  at: Instant
  withTrial: boolean
  credit?: number
}): SubscriptionState => {
  const trialEndsAt = withTrial && terms.trialDays > 0 ? addDays(at, terms.trialDays) : null
  return {
    status: trialEndsAt ? FIRST_STATUS.withTrial : FIRST_STATUS.paidAtOnce,
    startedAt: at,
    trialEndsAt,
    anchorAt: trialEndsAt ?? at,
    chargesDone: 0,
    paidUntil: null,
    nextChargeAt: firstChargeAt({ terms, at, trialEndsAt }),
    agreedAt: null,
    cancelledAt: null,
    endsAt: null,
    endedReason: null,
    failures: 0,
    graceUntil: null,
    disputedAt: null,
    credit: Math.max(0, Math.min(credit, terms.price.amount)),
    priceChange: null,
  }
}

const firstChargeAt = ({
  terms,
  at,
  trialEndsAt,
}: {
  terms: PlanTerms
  at: Instant
  trialEndsAt: Instant | null
}): Instant | null => {
  if (trialEndsAt === null || terms.trialPrice > 0) return at
  return terms.conversion === 'asked' ? null : trialEndsAt
}

/** Whether the trial ends without a charge unless its buyer agrees once more. */
export const waitsForConsent = ({ terms, state }: { terms: PlanTerms; state: SubscriptionState }): boolean =>
  state.status === 'trialing' && terms.conversion === 'asked' && state.agreedAt === null

/** The change of price that waits for a yes; null: none does. */
export const unansweredPrice = ({
  priceChange,
}: Pick<SubscriptionState, 'priceChange'>): PriceChange | null =>
  priceChange && priceChange.agreedAt === null ? priceChange : null

/** The state as it were if its buyer agreed: what the screen that asks has to show. */
export const asIfAgreed = (state: SubscriptionState): SubscriptionState => ({
  ...state,
  agreedAt: state.agreedAt ?? state.startedAt,
})

/**
 * Until when the n-th charge may be tried again. Never beyond the next one, so that nobody is asked for two periods at once.
 */
export const graceEnd = ({
  terms,
  state,
  n,
}: {
  terms: PlanTerms
  state: Pick<SubscriptionState, 'anchorAt'>
  n: number
}): Instant => {
  const grid = { anchorAt: state.anchorAt, period: terms.period }
  return earlier(addDays(chargeAt({ ...grid, n }), terms.graceDays), chargeAt({ ...grid, n: n + 1 }))
}
