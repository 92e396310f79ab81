import type { StripeCheckoutConfirmResult } from '@stripe/stripe-js'
import type { FormMessage } from '../provider-form'

/**
 * What the screen gets of Stripe's answer. An error without a code is Stripe's complaint about a field while the
 * form is not complete; afterwards it is a wallet that was closed or a network that is gone, and the server is asked.
 */
export const confirmOutcome = ({
  result,
  complete,
}: {
  result: Pick<StripeCheckoutConfirmResult, 'type'> & {
    error?: { code: string | null; paymentFailed?: { declineCode: string | null } }
  }
  complete: boolean
}): FormMessage => {
  if (result.type === 'success') return { type: 'result', status: 'succeeded', code: null }
  if (result.error?.code === 'paymentFailed') {
    return { type: 'result', status: 'failed', code: result.error.paymentFailed?.declineCode ?? null }
  }
  return { type: 'result', status: complete ? 'unavailable' : 'invalid', code: null }
}
