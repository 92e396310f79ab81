/** Stripe's many reasons as the few that the checkout has words for; any other is `card_declined`. */
export const declineCode = (error: { code?: string; decline_code?: string }): string =>
  WORDS[error.decline_code ?? ''] ?? WORDS[error.code ?? ''] ?? 'card_declined'

const WORDS: Record<string, string> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  test_mode_live_card: 'card_not_supported_in_test_mode',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  card_decline_rate_limit_exceeded: 'too_many_declines',
}
