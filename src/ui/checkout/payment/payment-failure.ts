import type { Problem } from '@/ui/api/problem-of'
import type { CheckFailure, PaymentEvent, StartFailure } from './payment-machine'

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
}

const CHECK_FAILURES: Partial<Record<Problem, CheckFailure>> = {
  network: 'offline',
  tooMany: 'check_too_often',
}
