import { createHmac } from 'node:crypto'
import type { Context } from '../context'
import { cardRules } from '../form/client/card-rules'
import { beginPlan } from '../plans/begin-plan'
import { newId } from '../store/new-id'
import { inTransaction } from '../store/open-store'
import { recordEvent } from '../store/record-event'
import { requireIntent, setIntentStatus } from './intent-row'

export const MAX_DECLINES = 20

/** All that is kept of a card. The fingerprint is keyed: without the key nobody can try out numbers against it. */
export type StoredCard = {
  brand: string
  last4: string
  fingerprint: string
  /** `2027-03`: good to the end of this month. */
  expires: string | null
}

type CardVerdict = 'pays' | 'needs_second_step' | DeclineCode
type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'card_not_supported_in_test_mode'
  | 'authentication_failed'

export type PayOutcome =
  | { status: 'succeeded' }
  | { status: 'requires_action'; challengeId: string }
  | { status: 'failed'; code: DeclineCode | 'too_many_declines' | 'intent_canceled' }

/** One submit of the form, in one transaction. However many come at once, the first that pays is the only charge. */
export const payIntent = ({
  ctx,
  intentId,
  number,
  expires,
}: {
  ctx: Context
  intentId: string
  number: string
  expires: string | null
}): PayOutcome =>
  inTransaction({
    store: ctx.store,
    work: () => {
      const ended = endOf({ ctx, intentId })
      if (ended) return ended
      const card = toStoredCard({ number, expires, secretKey: ctx.secretKey })
      const verdict = verdictOf(number)
      closeChallenges({ ctx, intentId })
      if (verdict === 'pays') return charge({ ctx, intentId, card })
      if (verdict === 'needs_second_step') return openChallenge({ ctx, intentId, card })
      return decline({ ctx, intentId, code: verdict })
    },
  })

/** The form's answer for an intent that takes no more cards; null while it takes one. */
export const endOf = ({ ctx, intentId }: { ctx: Context; intentId: string }): PayOutcome | null => {
  const { status } = requireIntent({ store: ctx.store, intentId })
  if (status === 'succeeded' || status === 'processing') return { status: 'succeeded' }
  if (status === 'canceled') return { status: 'failed', code: 'intent_canceled' }
  if (status === 'failed') return { status: 'failed', code: 'too_many_declines' }
  return null
}

type Step = { ctx: Context; intentId: string }

/** `charges.intent_id` is unique: a second charge of an intent would be refused by the store itself. */
export const charge = ({ ctx, intentId, card }: Step & { card: StoredCard }): PayOutcome => {
  const { amount } = requireIntent({ store: ctx.store, intentId })
  // Nothing is charged where only the card is kept.
  if (amount > 0)
    ctx.store
      .prepare(
        'INSERT INTO charges (id, intent_id, amount, brand, last4, fingerprint, created_ms) VALUES (?,?,?,?,?,?,?)',
      )
      .run(newId('sch'), intentId, amount, card.brand, card.last4, card.fingerprint, ctx.clock())
  setIntentStatus({ store: ctx.store, intentId, status: 'succeeded' })
  beginPlan({ ctx, intentId, card })
  recordEvent({ ctx, type: 'intent.succeeded', intentId })
  return { status: 'succeeded' }
}

/**
 * Another card may follow on the same intent, until the twentieth decline ends it (card testing,
 * docs/facts/commerce.md P-23).
 */
export const decline = ({ ctx, intentId, code }: Step & { code: DeclineCode }): PayOutcome => {
  const declines = requireIntent({ store: ctx.store, intentId }).declines + 1
  const locked = declines >= MAX_DECLINES
  const shown = locked ? 'too_many_declines' : code
  ctx.store.prepare('UPDATE intents SET declines = ? WHERE id = ?').run(declines, intentId)
  setIntentStatus({
    store: ctx.store,
    intentId,
    status: locked ? 'failed' : 'requires_payment',
    failureCode: shown,
  })
  recordEvent({ ctx, type: 'intent.payment_failed', intentId })
  return { status: 'failed', code: shown }
}

const openChallenge = ({ ctx, intentId, card }: Step & { card: StoredCard }): PayOutcome => {
  const challengeId = newId('sca')
  const insert = `INSERT INTO challenges (id, intent_id, state, brand, last4, fingerprint, expires, created_ms)
    VALUES (?,?,'open',?,?,?,?,?)`
  const { brand, last4, fingerprint, expires } = card
  ctx.store.prepare(insert).run(challengeId, intentId, brand, last4, fingerprint, expires, ctx.clock())
  setIntentStatus({ store: ctx.store, intentId, status: 'requires_action' })
  recordEvent({ ctx, type: 'intent.requires_action', intentId })
  return { status: 'requires_action', challengeId }
}

const closeChallenges = ({ ctx, intentId }: Step) =>
  ctx.store
    .prepare("UPDATE challenges SET state = 'superseded' WHERE intent_id = ? AND state = 'open'")
    .run(intentId)

const TEST_CARDS: Record<string, CardVerdict> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000003220': 'needs_second_step',
  // Pays now and refuses whatever a plan charges later (plans/begin-plan.ts).
  '4000000000000341': 'pays',
}

/** A real card is never accepted, and the form says so. */
const verdictOf = (number: string): CardVerdict => TEST_CARDS[number] ?? 'card_not_supported_in_test_mode'

const toStoredCard = ({
  number,
  expires,
  secretKey,
}: {
  number: string
  expires: string | null
  secretKey: string
}): StoredCard => ({
  brand: cardRules().brandOf(number)?.id ?? 'unknown',
  last4: number.slice(-4),
  fingerprint: createHmac('sha256', `${secretKey}:card`).update(number).digest('hex').slice(0, 32),
  expires,
})
