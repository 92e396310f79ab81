import type { Locale } from '@/domain/locale/locales'
import type { Currency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import type { PaymentFact } from '@/domain/orders/payment-fact'

export const GATEWAY_IDS = ['sandbox', 'stripe', 'paypal'] as const
export type PaymentGatewayId = (typeof GATEWAY_IDS)[number]

export type CreateIntentRequest = {
  orderId: string
  orderNumber: string
  /** 1 for the first try of an order; part of what the provider stores, so that a fact leads back to its attempt. */
  attempt: number
  /** Integer hundredths of `currency`, whatever the provider's own minor unit is (docs/decisions/0005). */
  amount: number
  currency: Currency
  /** What the buyer may read on a statement. Neutral: it never names a test or a result. */
  description: string
  /** The storefront's name, for pages of the provider's own. */
  brand: string
  /** Derived from our order and attempt, never from a token that changes (docs/facts/commerce.md 1, trap c). */
  idempotencyKey: string
  /** The buyer's language, for pages of the provider's own. */
  locale: Locale
  /** The buyer's address, where the provider wants one; a receipt of its own is never asked for. */
  email: string
  /** What the buyer chose: card, paypal, apple_pay, google_pay. */
  method: string
  /** Where a method that leaves our page comes back to: a page of ours that asks the server. */
  returnUrl: string
}

export type CreatedIntent = {
  intentId: string
  /** What the provider's form or script needs in the browser: the pay code. */
  clientSecret: string
  /** Page of the provider's own origin that takes the card: embedded as an iframe, or null when the provider brings a script. */
  formUrl: string | null
}

export type CaptureRequest = {
  intentId: string
  /** Derived from our attempt; the same for every try. A provider whose keys keep a refusal is given more than that. */
  idempotencyKey: string
}

export type RefundRequest = {
  /** Our refund's id: the provider keeps it, and it comes back with the fact. */
  refundId: string
  intentId: string
  /** Integer hundredths of the intent's currency. */
  amount: number
  idempotencyKey: string
}

export type WebhookRequest = { rawBody: Uint8Array; headers: Headers }

export type WebhookRefusal =
  | 'missing_signature'
  | 'malformed_signature'
  | 'stale_signature'
  | 'wrong_signature'
  | 'malformed_event'
  | 'body_too_large'
  /** Genuine, and about another account than ours. */
  | 'other_account'

/** An accepted event is a hint that something happened; the re-fetched intent is the fact. */
export type WebhookVerdict =
  | {
      ok: true
      eventId: string
      type: string
      /** What fetchIntent takes: the intent itself, or an object of it (a charge's payment, a refund's capture). null: it is about no payment. */
      intentId: string | null
      livemode: boolean
    }
  | { ok: false; reason: WebhookRefusal }

export type ProviderEvent = {
  eventId: string
  type: string
  intentId: string | null
  livemode: boolean
  createdAt: Date
  /** False when the provider gave up or has not yet succeeded in delivering it. */
  delivered: boolean
}

/** `cursor` is opaque: store it, and pass it as the next `since`. */
export type ProviderEventPage = { events: ProviderEvent[]; cursor: string | null; hasMore: boolean }

/** One line of the provider's own books. */
export type Movement = {
  /** `refund_failed`: what a refund took came back; its own line stays. */
  kind: 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
  /** The same reference as in a fact's charges, refunds and disputes. */
  ref: string
  /** Hundredths, positive. */
  amount: number
  currency: Currency
  /** What fetchIntent takes; null when the line names no payment. */
  intentId: string | null
  /** From our metadata; null: not one of ours, or too old to say. */
  orderId: string | null
  /** True when the payment carries our mark: an order of this shop, known or not. */
  ours: boolean
  createdAt: Date
}
export type MovementPage = { movements: Movement[]; cursor: string | null; hasMore: boolean }

/**
 * The one door to a payment provider. Every call throws `GatewayError` and nothing else.
 * Mutations are safe to repeat with the same idempotency key for 23 hours, not longer (docs/facts/commerce.md 1, trap
 * a).
 */
export type PaymentGateway = {
  id: PaymentGatewayId
  /** False: its keys move no real money. Facts and events of the other mode are refused. */
  livemode: boolean
  /** What the browser's script is told beside the pay code (a publishable key, a client id); null: nothing. */
  publicKey: string | null
  /** Whether it can charge so much in this currency: where it cannot, it is not offered. */
  takes(money: Money): boolean
  createIntent(request: CreateIntentRequest): Promise<CreatedIntent>
  /** @param intentId an intent's id, or what a verdict, an event or a movement named; the fact bears the intent's own. */
  fetchIntent(intentId: string): Promise<PaymentFact>
  /**
   * Takes the money of an intent that the buyer approved (`approved`); null: this provider takes it by itself.
   * Returns the fact afterwards, also when it had been taken before.
   */
  capture: ((request: CaptureRequest) => Promise<PaymentFact>) | null
  /** Returns the fact after the attempt: an intent that succeeded meanwhile comes back as succeeded, not as an error. */
  cancelIntent(intentId: string): Promise<PaymentFact>
  refund(request: RefundRequest): Promise<PaymentFact>
  verifyWebhook(request: WebhookRequest): Promise<WebhookVerdict>
  listEvents(request: { since: string | null }): Promise<ProviderEventPage>
  /** The provider's own books of a span of time, oldest first, page by page. */
  listMovements(request: { from: Date; to: Date; cursor: string | null }): Promise<MovementPage>
}
