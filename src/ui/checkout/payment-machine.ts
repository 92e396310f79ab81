import type { CallData } from '@/domain/api/schemas'
import type { FrameMessage } from './card-frame'

/** Where the payment screen stands, in the order a visitor meets it. */
export type PaymentPhase =
  /** A method is to be chosen. */
  | 'choosing'
  /** The server opens a payment. */
  | 'initialising'
  /** The provider's form is on its way. */
  | 'loading_form'
  | 'ready'
  | 'submitting'
  /** The bank asks inside the form. */
  | 'challenge'
  /** The server asks the provider what happened. */
  | 'checking'
  | 'paid'
  | 'pending'
  /** The provider's form did not load. */
  | 'form_failed'
  | 'pay_code_missing'
  /** The payment system did not answer the server; nothing was charged. */
  | 'unavailable'
  | 'session_expired'
  /** It was bought meanwhile, in another tab. */
  | 'owned'
  /** The payment could not even be opened: the network is gone, and nothing was sent. */
  | 'start_offline'
  /** We do not know what happened: the network is gone. */
  | 'offline'

type StartFailure = Extract<
  PaymentPhase,
  'pay_code_missing' | 'unavailable' | 'session_expired' | 'owned' | 'start_offline'
>

export type PaymentNotice =
  | { kind: 'declined'; code: string | null; formEnded: boolean }
  | { kind: 'incomplete'; code: string | null }
  | { kind: 'form_not_ready' }
  | { kind: 'method_missing' }
  /** The provider was asked and holds no payment. */
  | { kind: 'not_paid' }

export type PaymentScreen = {
  phase: PaymentPhase
  notice: PaymentNotice | null
  /** The form takes no more cards: another try needs a new payment. */
  formEnded: boolean
}

export type PaymentEvent =
  | { type: 'method_chosen' }
  | { type: 'start' }
  | { type: 'started' }
  | { type: 'start_failed'; phase: StartFailure }
  | { type: 'frame'; message: FrameMessage }
  | { type: 'form_timeout' }
  | { type: 'pay_pressed' }
  | { type: 'check' }
  | { type: 'checked'; state: CallData<'pay.check'>['state']; failureCode: string | null }
  | { type: 'check_failed' }

export const FIRST_SCREEN: PaymentScreen = { phase: 'choosing', notice: null, formEnded: false }

/** Phases in which money may move: nothing else may be started, and a second press is nothing. */
export const BUSY_PHASES: readonly PaymentPhase[] = [
  'initialising',
  'submitting',
  'checking',
  'paid',
  'pending',
]

/**
 * The screen after an event. The form's own word is never the end of a payment: it only leads to `checking`, and what
 * the visitor is told afterwards is the server's answer.
 */
export const nextPayment = (screen: PaymentScreen, event: PaymentEvent): PaymentScreen => {
  switch (event.type) {
    case 'method_chosen':
      return { ...screen, notice: null }
    case 'start':
      return { phase: 'initialising', notice: null, formEnded: false }
    case 'started':
      return { ...screen, phase: 'loading_form' }
    case 'start_failed':
      return { ...screen, phase: event.phase }
    case 'frame':
      return afterFrame(screen, event.message)
    case 'form_timeout':
      return screen.phase === 'loading_form' ? { ...screen, phase: 'form_failed' } : screen
    case 'pay_pressed':
      return afterPress(screen)
    case 'check':
      return { ...screen, phase: 'checking' }
    case 'checked':
      return afterCheck(screen, event)
    case 'check_failed':
      return { ...screen, phase: 'offline' }
  }
}

const afterFrame = (screen: PaymentScreen, message: FrameMessage): PaymentScreen => {
  if (message.type === 'height' || screen.phase === 'paid') return screen
  if (message.type === 'submitting') return { ...screen, phase: 'submitting', notice: null }
  if (message.type === 'ready') return afterReady(screen, message.state)
  if (message.status === 'requires_action') return { ...screen, phase: 'challenge', notice: null }
  if (message.status === 'invalid') {
    return { ...screen, phase: 'ready', notice: { kind: 'incomplete', code: message.code } }
  }
  return { ...screen, phase: 'checking', notice: null }
}

const afterReady = (screen: PaymentScreen, state: 'form' | 'challenge' | 'ended'): PaymentScreen => {
  // A form that loads again while the server is being asked must not hide that question.
  const phase = screen.phase === 'checking' ? 'checking' : state === 'challenge' ? 'challenge' : 'ready'
  if (state === 'ended') return { ...screen, formEnded: true }
  return { ...screen, phase, formEnded: false }
}

const afterPress = (screen: PaymentScreen): PaymentScreen => {
  if (screen.phase === 'choosing') return { ...screen, notice: { kind: 'method_missing' } }
  if (screen.phase === 'loading_form') return { ...screen, notice: { kind: 'form_not_ready' } }
  return screen.phase === 'ready' && !screen.formEnded
    ? { ...screen, phase: 'submitting', notice: null }
    : screen
}

const afterCheck = (
  screen: PaymentScreen,
  { state, failureCode }: Extract<PaymentEvent, { type: 'checked' }>,
): PaymentScreen => {
  if (state === 'paid') return { ...screen, phase: 'paid', notice: null }
  if (state === 'pending') return { ...screen, phase: 'pending', notice: null }
  if (state === 'expired' || state === 'refunded')
    return { ...screen, phase: 'session_expired', notice: null }
  if (state === 'waiting') return { ...screen, phase: 'ready', notice: { kind: 'not_paid' } }
  const formEnded =
    screen.formEnded || failureCode === 'too_many_declines' || failureCode === 'intent_canceled'
  return {
    phase: 'ready',
    formEnded,
    notice: { kind: 'declined', code: failureCode, formEnded },
  }
}
