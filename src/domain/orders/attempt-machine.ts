import type { Transition } from './transition'

/** `unknown`: we sent and got no answer. It stays until the provider, or a person, says more. */
export const ATTEMPT_STATUSES = [
  'created',
  'open',
  'processing',
  'unknown',
  'failed',
  'canceled',
  'expired',
  'succeeded',
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** An order has at most one attempt in these: the partial unique index is over the same list. */
export const LIVE_ATTEMPT_STATUSES: readonly AttemptStatus[] = ['open', 'processing', 'unknown']

/** What a provider says about its intent, in our words. */
export const PROVIDER_STATUSES = [
  'requires_payment',
  'requires_action',
  /** The buyer has agreed; we take the money, or leave it. */
  'approved',
  'processing',
  'succeeded',
  'failed',
  'canceled',
] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

export type AttemptState = {
  status: AttemptStatus
  /** When we learned the outcome; null while there is none. */
  settledAt: Date | null
}

export type AttemptEvent =
  /** A re-fetched intent. */
  | { type: 'provider_says'; status: ProviderStatus }
  /** A request was sent and timed out, broke, or answered garbage. */
  | { type: 'no_answer' }
  /** Certainly never sent: the provider refused the connection, or we chose another method first. */
  | { type: 'never_sent' }
  /** The intent's time is over and the provider has been told. */
  | { type: 'expire' }

export type AttemptTransition = Transition<
  AttemptState,
  'lower_rank' | 'already_settled',
  'was_sent' | 'outcome_unknown'
>

const STATUS_SAID: Record<ProviderStatus, AttemptStatus> = {
  requires_payment: 'open',
  requires_action: 'open',
  approved: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
}

/**
 * Rank only rises. `unknown` ranks below every answer: it is a lack of knowledge, which any re-fetched intent ends.
 * A final failure outranks another only by its own order, so that late answers converge; success outranks all.
 */
const RANK: Record<AttemptStatus, number> = {
  created: 0,
  unknown: 0,
  open: 1,
  processing: 2,
  expired: 3,
  failed: 4,
  canceled: 5,
  succeeded: 6,
}

/**
 * The machine of a payment attempt: created → open → processing → unknown → succeeded | failed | canceled | expired.
 * Money is the truth: a success is applied to an attempt closed before, with an anomaly if we or the provider had
 * canceled or expired it. (After `failed` it is normal: a declined card can be followed by another on one intent.)
 * @param now when we learned it.
 */
export const transitionAttempt = (state: AttemptState, event: AttemptEvent, now: Date): AttemptTransition => {
  if (event.type === 'provider_says') return hear(state, STATUS_SAID[event.status], now)
  if (isSettled(state.status)) return { kind: 'ignored', reason: 'already_settled' }
  if (event.type === 'no_answer') return doubt(state)
  if (event.type === 'never_sent') {
    return state.status === 'created' ? applied('canceled', now) : { kind: 'rejected', code: 'was_sent' }
  }
  const mayHavePaid = state.status === 'processing' || state.status === 'unknown'
  return mayHavePaid ? { kind: 'rejected', code: 'outcome_unknown' } : applied('expired', now)
}

const hear = (state: AttemptState, said: AttemptStatus, now: Date): AttemptTransition => {
  if (RANK[said] <= RANK[state.status]) return { kind: 'ignored', reason: 'lower_rank' }
  const wasClosed = state.status === 'canceled' || state.status === 'expired'
  if (said !== 'succeeded' || !wasClosed) return applied(said, now)
  return { ...applied(said, now), effects: ['record_anomaly'], anomaly: 'success_after_close' }
}

const doubt = (state: AttemptState): AttemptTransition =>
  state.status === 'unknown'
    ? { kind: 'ignored', reason: 'lower_rank' }
    : { kind: 'applied', state: { ...state, status: 'unknown' }, effects: [] }

const applied = (status: AttemptStatus, now: Date) => ({
  kind: 'applied' as const,
  state: { status, settledAt: isSettled(status) ? now : null },
  effects: [],
})

const isSettled = (status: AttemptStatus): boolean => RANK[status] >= RANK.expired
