const REASONS = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'card_not_supported_in_test_mode',
  'authentication_failed',
  'paypal_declined',
  'too_many_declines',
  'intent_canceled',
] as const
export type DeclineReason = (typeof REASONS)[number] | 'other'

/** What providers call the same thing. */
const SAME: Partial<Record<string, DeclineReason>> = {
  generic_decline: 'card_declined',
  do_not_honor: 'card_declined',
  invalid_cvc: 'incorrect_cvc',
  payment_intent_authentication_failure: 'authentication_failed',
  payer_action_required: 'authentication_failed',
  payer_cannot_pay: 'paypal_declined',
  instrument_declined: 'paypal_declined',
  internal_server_error: 'processing_error',
}

/** The key of the words for a provider's refusal. A code we have no words for is said in general. */
export const declineReason = (code: string | null): DeclineReason => {
  const said = code?.toLowerCase() ?? ''
  return REASONS.find((reason) => reason === said) ?? SAME[said] ?? 'other'
}
