import { createHmac } from 'node:crypto'
import { cardRules } from '../form/client/card-rules'

/** All that is kept of a card. The fingerprint is keyed: without the key nobody can try out numbers against it. */
export type StoredCard = { brand: string; last4: string; fingerprint: string }

export const toStoredCard = ({ number, secretKey }: { number: string; secretKey: string }): StoredCard => ({
  brand: cardRules().brandOf(number)?.id ?? 'unknown',
  last4: number.slice(-4),
  fingerprint: createHmac('sha256', `${secretKey}:card`).update(number).digest('hex').slice(0, 32),
})

export type CardVerdict = 'pays' | 'needs_second_step' | DeclineCode
export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'card_not_supported_in_test_mode'
  | 'authentication_failed'

const TEST_CARDS: Record<string, CardVerdict> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000003220': 'needs_second_step',
}

/** A real card is never accepted, and the form says so. */
export const verdictOf = (number: string): CardVerdict =>
  TEST_CARDS[number] ?? 'card_not_supported_in_test_mode'
