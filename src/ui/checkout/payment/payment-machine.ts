import type { CallData } from '@/domain/api/calls'
import type { Problem } from '@/ui/api/problem-of'
import type { FormMessage } from './provider-form'

/** The phases of the payment screen, in the order a visitor meets them. */
export type PaymentPhase =
  /** A method is to be chosen. */
  | 'choosing'
  /** The server opens a payment. */
  | 'initialising'
  /** The provider's form is on its way. */
  | 'loading_form'
  | 'ready'
  | 'submitting'
  /** The bank asks inside the form, or the provider in a window of its own. */
  | 'challenge'
  /** The server asks the provider what happened. */
  | 'checking'
  | 'paid'
  | 'pending'
  /** The provider's form did not load. */
  | 'form_failed'
  | 'pay_code_missing'
  /** The payment system did not answer the server. What another method of before may have charged is not known here. */
  | 'unavailable'
  /** The shop sends no mail, and takes no payment until it does. */
  | 'unmailed'
  | 'session_expired'
  /** It was bought meanwhile, in another tab. */
  | 'owned'
  /** No payment was opened here: the network is gone. */
  | 'start_offline'
  /** Nor here: it was asked for too often. */
  | 'start_too_often'
  /** We do not know what happened: the network is gone. */
  | 'offline'
  /** We do not know it: the server was asked too often. */
  | 'check_too_often'
  /** We do not know it: the server could not say. */
  | 'unchecked'

export type StartFailure = Extract<
  PaymentPhase,
  | 'pay_code_missing'
  | 'unavailable'
  | 'unmailed'
  | 'session_expired'
  | 'owned'
  | 'start_offline'
  | 'start_too_often'
>
export type CheckFailure = Extract<PaymentPhase, 'offline' | 'check_too_often' | 'unchecked'>

export type PaymentNotice =
  | { kind: 'declined'; code: string | null; formEnded: boolean }
  | { kind: 'incomplete'; code: string | null }
  | { kind: 'form_not_ready' }
  | { kind: 'method_missing' }
  /** The provider was asked and holds no payment. */
  | { kind: 'not_paid' }
  /** The same, after the buyer closed the provider's window. */
  | { kind: 'closed' }

export type PaymentScreen = {
  phase: PaymentPhase
  notice: PaymentNotice | null
  /** The form takes no more cards: another try needs a new payment. */
  formEnded: boolean
  /** The buyer closed the provider's window; what that means is the server's to say. */
  closed: boolean
}

export type PaymentEvent =
  /** Back to the choice of a method. */
  | { type: 'method_dropped' }
  | { type: 'start' }
  | { type: 'started' }
  | { type: 'start_failed'; phase: StartFailure }
  | { type: 'form'; message: FormMessage }
  | { type: 'form_timeout' }
  | { type: 'pay_pressed' }
  | { type: 'check' }
  /** `late`: asked about a form that another, or the choice of a method, has replaced meanwhile. */
  | { type: 'checked'; state: CallData<'pay.check'>['state']; failureCode: string | null; late?: boolean }
  | { type: 'check_failed'; phase: CheckFailure; late?: boolean }

export const FIRST_SCREEN: PaymentScreen = {
  phase: 'choosing',
  notice: null,
  formEnded: false,
  closed: false,
}

/** Phases in which money may move: nothing else may be started, and a second press is nothing. */
export const BUSY_PHASES: readonly PaymentPhase[] = [
  'initialising',
  'submitting',
  'checking',
  'paid',
  'pending',
  'offline',
  'check_too_often',
  'unchecked',
]

/** Phases in which our pay button does something, or says what is being done. In all others something else goes on. */
export const BUTTON_PHASES: readonly PaymentPhase[] = [
  'choosing',
  'initialising',
  'loading_form',
  'ready',
  'submitting',
  'checking',
  'paid',
  'pending',
]

/** Phases in which there is no form to show. */
export const FORMLESS_PHASES: readonly PaymentPhase[] = ['form_failed', 'session_expired']

/**
 * The screen after an event. The form's own word is never the end of a payment: it only leads to `checking`, and what
 * the visitor sees afterwards is the server's answer.
 */
export const nextPayment = (screen: PaymentScreen, event: PaymentEvent): PaymentScreen => {
  switch (event.type) {
    case 'method_dropped':
      return FIRST_SCREEN
    case 'start':
      return { ...FIRST_SCREEN, phase: 'initialising' }
    case 'started':
      return { ...screen, phase: 'loading_form' }
    case 'start_failed':
      return { ...screen, phase: event.phase }
    case 'form':
      return afterForm(screen, event.message)
    case 'form_timeout':
      return screen.phase === 'loading_form' ? { ...screen, phase: 'form_failed' } : screen
    case 'pay_pressed':
      return afterPress(screen)
    case 'check':
      return { ...screen, phase: 'checking' }
    case 'checked':
      return afterCheck(screen, event)
    case 'check_failed':
      return event.late ? screen : { ...screen, phase: event.phase }
  }
}

const afterForm = (screen: PaymentScreen, message: FormMessage): PaymentScreen => {
  if (screen.phase === 'paid') return screen
  if (message.type === 'submitting') return { ...screen, phase: 'submitting', notice: null }
  if (message.type === 'ready') return afterReady(screen, message.state)
  if (message.type === 'lost') return afterLoss(screen)
  if (message.status === 'requires_action') return { ...screen, phase: 'challenge', notice: null }
  if (message.status === 'invalid') {
    return { ...screen, phase: 'ready', notice: { kind: 'incomplete', code: message.code } }
  }
  return { ...screen, phase: 'checking', notice: null, closed: message.status === 'closed' }
}

/** A form that is lost before anything was pressed. Afterwards only the server knows, and it is asked. */
const afterLoss = (screen: PaymentScreen): PaymentScreen =>
  ['initialising', 'loading_form', 'ready'].includes(screen.phase)
    ? { ...screen, phase: 'form_failed', notice: null }
    : screen

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
  { state, failureCode, late }: Extract<PaymentEvent, { type: 'checked' }>,
): PaymentScreen => {
  if (state === 'paid') return { ...screen, phase: 'paid', notice: null }
  if (state === 'pending') return { ...screen, phase: 'pending', notice: null }
  if (state === 'expired' || state === 'refunded')
    return { ...screen, phase: 'session_expired', notice: null }
  // That an earlier form came to nothing says nothing of what stands here now. What was paid with it was said above.
  if (late) return screen
  if (state === 'waiting') {
    return { ...screen, phase: 'ready', notice: { kind: screen.closed ? 'closed' : 'not_paid' } }
  }
  const formEnded =
    screen.formEnded || failureCode === 'too_many_declines' || failureCode === 'intent_canceled'
  return {
    ...screen,
    phase: 'ready',
    formEnded,
    notice: { kind: 'declined', code: failureCode, formEnded },
  }
}

/** What a payment that could not be opened means for the screen. */
export const startFailure = (problem: Problem): PaymentEvent =>
  problem === 'orderPaid'
    ? { type: 'checked', state: 'paid', failureCode: null }
    : { type: 'start_failed', phase: START_FAILURES[problem] ?? 'unavailable' }

/** Why it is not known what became of a payment. */
export const checkFailure = (problem: Problem): CheckFailure => CHECK_FAILURES[problem] ?? 'unchecked'

const START_FAILURES: Partial<Record<Problem, StartFailure>> = {
  alreadyOwned: 'owned',
  orderExpired: 'session_expired',
  gone: 'session_expired',
  network: 'start_offline',
  tooMany: 'start_too_often',
  methodUnavailable: 'pay_code_missing',
  mailMissing: 'unmailed',
}

const CHECK_FAILURES: Partial<Record<Problem, CheckFailure>> = {
  network: 'offline',
  tooMany: 'check_too_often',
}
