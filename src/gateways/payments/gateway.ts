import type { Currency } from '@/domain/money/currencies'
import type { PaymentFact } from '@/domain/orders/payment-fact'

export type PaymentGatewayId = 'sandbox' | 'stripe' | 'paypal'

export type CreateIntentRequest = {
  orderId: string
  orderNumber: string
  /** 1 for the first try of an order; part of what the provider stores, so that a fact leads back to its attempt. */
  attempt: number
  /** Integer hundredths of `currency`, whatever the provider's own minor unit is (DECISIONS 5). */
  amount: number
  currency: Currency
  /** What the buyer may read on a statement. Neutral: it never names a test or a result. */
  description: string
  /** Derived from our order and attempt, never from a token that changes (COMMERCE 1, trap c). */
  idempotencyKey: string
  /** Where a method that leaves our page comes back to. */
  returnUrl?: string
}

export type CreatedIntent = {
  intentId: string
  clientSecret: string
  /** Page of the provider's own origin that takes the card: embedded as an iframe, or null when the provider brings a script. */
  formUrl: string | null
}

export type RefundRequest = {
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

/** An accepted event is a hint that something happened; the re-fetched intent is the fact. */
export type WebhookVerdict =
  | { ok: true; eventId: string; type: string; intentId: string; livemode: boolean }
  | { ok: false; reason: WebhookRefusal }

export type ProviderEvent = {
  eventId: string
  type: string
  intentId: string
  livemode: boolean
  createdAt: Date
  /** False when the provider gave up or has not yet succeeded in delivering it. */
  delivered: boolean
}

/** `cursor` is opaque: store it, and pass it as the next `since`. */
export type ProviderEventPage = { events: ProviderEvent[]; cursor: string | null; hasMore: boolean }

/**
 * The one door to a payment provider. Every call throws `GatewayError` and nothing else.
 * Mutations are safe to repeat with the same idempotency key for 23 hours, not longer (COMMERCE 1, trap a).
 */
export type PaymentGateway = {
  id: PaymentGatewayId
  /** False: its keys move no real money. Facts and events of the other mode are refused. */
  livemode: boolean
  createIntent(request: CreateIntentRequest): Promise<CreatedIntent>
  fetchIntent(intentId: string): Promise<PaymentFact>
  /** Returns the fact after the attempt: an intent that succeeded meanwhile comes back as succeeded, not as an error. */
  cancelIntent(intentId: string): Promise<PaymentFact>
  refund(request: RefundRequest): Promise<PaymentFact>
  verifyWebhook(request: WebhookRequest): Promise<WebhookVerdict>
  listEvents(request: { since: string | null }): Promise<ProviderEventPage>
}
