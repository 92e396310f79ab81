import type { Locale } from '@/domain/locale/locales'
import type { Currency } from '@/domain/money/currencies'
import type { Money } from '@/domain/money/money'
import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PlanOrder } from '@/domain/subscriptions/terms'

export const GATEWAY_IDS = ['sandbox', 'stripe', 'paypal'] as const
export type PaymentGatewayId = (typeof GATEWAY_IDS)[number]

/** A plan as its provider has it. Instants are ISO 8601, by its clock. */
export type ProviderPlan = {
  ref: string
  stopped: boolean
  startedAt: string
  chargesDone: number
  nextChargeAt: string | null
  /** Its payments, made or being tried, the first first. */
  intentIds: string[]
  now: string
}

/** What a provider that bills plans can be asked. Each is safe to repeat. */
export type PlanBilling = {
  fetch(ref: string): Promise<ProviderPlan>
  /** Nothing more is charged. */
  stop(ref: string): Promise<ProviderPlan>
  /** Takes `stop` back, before the end of what was paid. */
  resume(ref: string): Promise<ProviderPlan>
  /** The second yes to a trial that waits for it. */
  agree(ref: string): Promise<ProviderPlan>
  /**
   * The n-th charge and those after it are to take `amount` hundredths, with the yes that `agree` tells; without it nothing is taken
   * from that charge on. Told again it changes nothing. null: it cannot, so no price of a running plan changes.
   */
  reprice: ((request: { ref: string; amount: number; n: number }) => Promise<ProviderPlan>) | null
  /** Test mode only: sets the clock of this plan forward and bills up to there. null: the provider has no such clock. */
  advance: ((request: { ref: string; to: Date }) => Promise<ProviderPlan>) | null
}

export type CreateIntentRequest = {
  orderId: string
  orderNumber: string
  /** 1 for the first try of an order; part of what the provider stores, so that a fact leads back to its attempt. */
  attempt: number
  /** Integer hundredths of `currency`, whatever the provider's own minor unit is (docs/decisions/0005). */
  amount: number
  currency: Currency
  /** What the buyer reads at the provider and in its mails. Neutral: it never names a test or a result. */
  description: string
  /** The storefront's name, for the provider's own pages. */
  brand: string
  /** Derived from our order and attempt, never from a token that changes (docs/facts/commerce.md 1, trap c). */
  idempotencyKey: string
  /** The first payment of a plan: the provider keeps the card and bills the rest by it. Its amount may be 0. */
  plan?: PlanOrder | null
  /** The buyer's language, for the provider's own pages. */
  locale: Locale
  /** The buyer's address, where the provider wants one; we never ask it to send a receipt. */
  email: string
  /** What the buyer chose: card, paypal, apple_pay, google_pay. */
  method: string
  /** Where the buyer comes back to after a method that leaves our page: a page of ours that asks the server. */
  returnUrl: string
}

export type CreatedIntent = {
  intentId: string
  /** What the provider's form or script needs in the browser. */
  clientSecret: string
  /**
   * Page of the provider's own origin that takes the card: embedded as an iframe, or null when the provider brings a
   * script.
   */
  formUrl: string | null
}

export type CaptureRequest = {
  intentId: string
  /** Derived from our attempt; the same for every try. A gateway adds to it where the provider's keys keep a refusal. */
  idempotencyKey: string
}

export type RefundRequest = {
  /** Our refund's id: the provider stores it and returns it with the fact. */
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

/** An accepted event is a hint that something happened; the fact is the intent, fetched again. */
export type WebhookVerdict =
  | {
      ok: true
      eventId: string
      type: string
      /**
       * What fetchIntent takes: the intent, or an object of it (a charge, a refund). null: the event is about no
       * payment.
       */
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
  /** False when the provider has not delivered it yet, or has given up. */
  delivered: boolean
}

/** `cursor` is opaque: store it, and pass it as the next `since`. */
export type ProviderEventPage = { events: ProviderEvent[]; cursor: string | null; hasMore: boolean }

/** One line of the provider's own list of money that moved. */
export type Movement = {
  /** `refund_failed`: the money of a refund came back; the refund's own line stays. */
  kind: 'charge' | 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'
  /** The same reference as in a fact's charges, refunds and disputes. */
  ref: string
  /** Hundredths, positive. */
  amount: number
  currency: Currency
  /** What fetchIntent takes; null when the line names no payment. */
  intentId: string | null
  /** From our mark; null: the payment is not ours, or its mark names no order. */
  orderId: string | null
  /** True when the payment carries our mark: an order of this shop, known or not. */
  ours: boolean
  createdAt: Date
}
export type MovementPage = { movements: Movement[]; cursor: string | null; hasMore: boolean }

/**
 * All that the services know of a payment provider. Each folder beside this file implements it with the same files:
 * `tests/architecture/gateway-files.ts` lists them. Every call throws `GatewayError` and nothing else. Mutations are
 * safe to repeat with the same idempotency key for 23 hours, not longer (docs/facts/commerce.md 1, trap a).
 */
export type PaymentGateway = {
  id: PaymentGatewayId
  /** False: no real money moves with its keys. Facts and events of the other mode are refused. */
  livemode: boolean
  /** What the provider's script in the browser needs beside the client secret (a publishable key, a client id). */
  publicKey: string | null
  /** Whether it can charge this amount in this currency: if not, it is not offered. */
  takesMoney(money: Money): boolean
  createIntent(request: CreateIntentRequest): Promise<CreatedIntent>
  /** @param intentId the intent's id, or what a verdict, an event or a movement named. The fact has the intent's id. */
  fetchIntent(intentId: string): Promise<PaymentFact>
  /**
   * Takes the money of an intent that the buyer approved (`approved`); null: this provider takes it by itself.
   * Returns the fact afterwards, also when the money had been taken before.
   */
  captureIntent: ((request: CaptureRequest) => Promise<PaymentFact>) | null
  /** null: it cannot bill plans, so none is sold by it. */
  plans: PlanBilling | null
  /** Returns the fact afterwards: an intent that succeeded meanwhile is returned as succeeded, not as an error. */
  cancelIntent(intentId: string): Promise<PaymentFact>
  createRefund(request: RefundRequest): Promise<PaymentFact>
  verifyWebhook(request: WebhookRequest): Promise<WebhookVerdict>
  listEvents(request: { since: string | null }): Promise<ProviderEventPage>
  /** The provider's own list of money that moved in a span of time, oldest first, page by page. */
  listMovements(request: { from: Date; to: Date; cursor: string | null }): Promise<MovementPage>
}
