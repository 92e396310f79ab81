import type { CardMessages } from './card-messages'

export const en: CardMessages = {
  title: 'Pay by card',
  testMode: 'Test mode: no real money',
  testHint: 'Use card 4242 4242 4242 4242 with any future date and any 3-digit code.',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryPlaceholder: 'MM/YY',
  code: 'Security code',
  codeHint: '3 digits on the back; Amex: 4 on the front',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'Nothing is sent to it.',
  postal: 'Postal code',
  pay: 'Pay {amount}',
  paying: 'Paying…',
  done: 'Payment received',
  challengeTitle: 'Confirm this payment',
  challengeText: 'With a real card, your bank would ask you here whether this payment is yours.',
  approve: 'Approve',
  refuse: 'Refuse',
  errors: {
    required: 'This field is required',
    incomplete_card: 'Please complete card information',
    invalid_number: 'Invalid card number',
    invalid_expiry: 'Invalid expiry date',
    invalid_code: 'Invalid security code',
    invalid_email: 'Please input correct email address',
    email_format: 'Incorrect email format',
  },
  refusals: {
    card_declined: 'The bank declined this card. Nothing was charged. Please try another card.',
    insufficient_funds:
      'There is not enough money on this card. Nothing was charged. Please try another card.',
    card_not_supported_in_test_mode:
      'Test mode takes test cards only. Nothing was charged. Use 4242 4242 4242 4242.',
    authentication_failed: 'The payment was not confirmed. Nothing was charged. You can try again.',
    too_many_declines:
      'Too many cards were declined, so this payment was closed. Nothing was charged. Go back and start again.',
    intent_canceled: 'This payment was canceled. Go back and start again.',
    unavailable: 'The connection was lost. Please try again: you will not be charged twice.',
  },
}
