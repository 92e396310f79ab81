const REASONS = [
  'card_declined',
  'insufficient_funds',
  'card_not_supported_in_test_mode',
  'authentication_failed',
  'too_many_declines',
  'intent_canceled',
] as const
export type DeclineReason = (typeof REASONS)[number] | 'other'

/** The key of the words for a provider's refusal. A code we have no words for is said in general. */
export const declineReason = (code: string | null): DeclineReason =>
  REASONS.find((reason) => reason === code) ?? 'other'
