import type { Transition } from './transition'

/**
 * `unknown`: we sent and got no answer. It stays until the provider, or a person, says more.
 * `created` and `expired` are stored values that no event leads to today.
 */
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
  /** Its intent is known to us: its form may have been handed out. */
  hasIntent: boolean
}

/** A new attempt waits for its buyer. One that we find again by its money had been closed: its money is then an anomaly. */
export const FIRST_ATTEMPT_STATUS = { requested: 'open', adopted: 'canceled' } as const

export type AttemptEvent =
  /** A re-fetched intent. */
  | { type: 'provider_says'; status: ProviderStatus }
  /** The provider has made the intent that we asked for. */
  | { type: 'intent_created' }
  /** The provider refuses to make one. */
  | { type: 'intent_refused' }
  /** A request was sent and timed out, broke, or answered garbage. */
  | { type: 'no_answer'; asked: 'create' | 'capture' }
  /** We close what never got its intent: nobody was handed its form. */
  | { type: 'withdraw' }
  /** The provider does not know the intent, or knows it no longer: nobody can pay it. */
  | { type: 'forgotten' }

export type AttemptTransition = Transition<AttemptState, 'lower_rank' | 'already_settled', 'has_intent'>

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
 * The machine of a payment attempt: open → processing → unknown → succeeded | failed | canceled.
 * Money is the truth: a success is applied to an attempt closed before, with an anomaly if we or the provider had
 * canceled or expired it. (After `failed` it is normal: a declined card can be followed by another on one intent.)
 */
export const transitionAttempt = (state: AttemptState, event: AttemptEvent): AttemptTransition => {
  if (event.type === 'provider_says') return hear(state, STATUS_SAID[event.status])
  // What its provider does not know, nobody can pay any more.
  if (event.type === 'forgotten' && state.status === 'failed')
    return applied({ ...state, status: 'canceled' })
  if (isSettled(state.status)) return { kind: 'ignored', reason: 'already_settled' }
  switch (event.type) {
    case 'forgotten':
      return applied({ ...state, status: 'canceled' })
    case 'withdraw':
      return state.hasIntent
        ? { kind: 'rejected', code: 'has_intent' }
        : applied({ ...state, status: 'canceled' })
    case 'intent_created':
      return state.hasIntent || RANK[state.status] > RANK.open
        ? ALREADY_ANSWERED
        : applied({ status: 'open', hasIntent: true })
    case 'intent_refused':
      return state.hasIntent ? ALREADY_ANSWERED : applied({ ...state, status: 'failed' })
    case 'no_answer':
      return doubt(state, event.asked)
  }
}

/** Another click asked under the same key, and got the answer. */
const ALREADY_ANSWERED = { kind: 'ignored', reason: 'lower_rank' } as const

const doubt = (state: AttemptState, asked: 'create' | 'capture'): AttemptTransition => {
  if (asked === 'create' && state.hasIntent) return ALREADY_ANSWERED
  // What is known to be further is not doubted: only its provider says what becomes of it.
  return RANK[state.status] > RANK.open || state.status === 'unknown'
    ? { kind: 'ignored', reason: 'lower_rank' }
    : applied({ ...state, status: 'unknown' })
}

const hear = (state: AttemptState, said: AttemptStatus): AttemptTransition => {
  if (RANK[said] <= RANK[state.status]) return { kind: 'ignored', reason: 'lower_rank' }
  const wasClosed = state.status === 'canceled' || state.status === 'expired'
  const moved = applied({ ...state, status: said })
  if (said !== 'succeeded' || !wasClosed) return moved
  return { ...moved, effects: ['record_anomaly'], anomaly: 'success_after_close' }
}

const applied = (state: AttemptState) => ({ kind: 'applied' as const, state, effects: [] })

const isSettled = (status: AttemptStatus): boolean => RANK[status] >= RANK.expired

/**
 * Money may be on its way: an order waits for it past its time.
 * @param isCapturing we have begun to take it.
 */
export const isPaymentUnderWay = (attempt: { status: AttemptStatus; isCapturing: boolean }): boolean =>
  attempt.status === 'processing' ||
  attempt.status === 'unknown' ||
  (attempt.status === 'open' && attempt.isCapturing)

const EVENTS: { [Type in AttemptEvent['type']]: readonly Extract<AttemptEvent, { type: Type }>[] } = {
  provider_says: PROVIDER_STATUSES.map((status) => ({ type: 'provider_says', status })),
  intent_created: [{ type: 'intent_created' }],
  intent_refused: [{ type: 'intent_refused' }],
  no_answer: [
    { type: 'no_answer', asked: 'create' },
    { type: 'no_answer', asked: 'capture' },
  ],
  withdraw: [{ type: 'withdraw' }],
  forgotten: [{ type: 'forgotten' }],
}

/** Everything that can happen to an attempt. */
export const ATTEMPT_EVENTS: readonly AttemptEvent[] = Object.values(EVENTS).flat()

/**
 * Every change of status that some event makes, as [from, to]. Any other is refused by a
 * trigger of the database (migrations/20261123_180000_moves_of_states.ts).
 */
export const ATTEMPT_MOVES: readonly (readonly [AttemptStatus, AttemptStatus])[] = ATTEMPT_STATUSES.flatMap(
  (status) => {
    const reached = ATTEMPT_EVENTS.flatMap((event) =>
      [true, false].flatMap((hasIntent) => {
        const step = transitionAttempt({ status, hasIntent }, event)
        return step.kind === 'applied' ? [step.state.status] : []
      }),
    )
    return ATTEMPT_STATUSES.filter((to) => to !== status && reached.includes(to)).map(
      (to) => [status, to] as const,
    )
  },
)
