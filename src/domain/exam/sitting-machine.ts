/** started: answers may change. confirmed: locked, not yet scored. valid, abnormal: scored, final. */
export const SITTING_STATES = ['started', 'confirmed', 'valid', 'abnormal'] as const
export type SittingState = (typeof SITTING_STATES)[number]

export type Sitting = {
  state: SittingState
  confirmedAt: Date | null
}

export type SittingEvent =
  /** The visitor confirms; possible at any time, with questions left open, and after the deadline. */
  | { type: 'confirm' }
  /** Scoring judged the answers. */
  | { type: 'score'; verdict: 'valid' | 'caution' | 'invalid' }

export type SittingTransition =
  | { kind: 'applied'; state: Sitting }
  | { kind: 'ignored'; reason: 'already_confirmed' | 'already_scored' }
  | { kind: 'rejected'; code: 'not_confirmed' | 'verdict_is_final' }

/**
 * The sitting's machine: started → confirmed → valid | abnormal. Nothing leads back: answers are locked by the
 * confirmation, and an abnormal sitting is followed by a new one, never by payment.
 * @param now when it happened, by the server's clock.
 */
export const transitionSitting = (sitting: Sitting, event: SittingEvent, now: Date): SittingTransition => {
  if (event.type === 'score') return score(sitting, event.verdict)
  if (sitting.state !== 'started') return { kind: 'ignored', reason: 'already_confirmed' }
  return confirm(sitting, now)
}

const confirm = (sitting: Sitting, now: Date): SittingTransition => ({
  kind: 'applied',
  state: { ...sitting, state: 'confirmed', confirmedAt: now },
})

const score = (sitting: Sitting, verdict: 'valid' | 'caution' | 'invalid'): SittingTransition => {
  if (sitting.state === 'started') return { kind: 'rejected', code: 'not_confirmed' }
  const state = verdict === 'invalid' ? 'abnormal' : 'valid'
  if (sitting.state === state) return { kind: 'ignored', reason: 'already_scored' }
  if (sitting.state !== 'confirmed') return { kind: 'rejected', code: 'verdict_is_final' }
  return { kind: 'applied', state: { ...sitting, state } }
}
