// P-nn: docs/facts/commerce.md 3.
import type { Currency } from '@/domain/money/currencies'
import type { ProviderStatus } from '@/domain/orders/attempt-machine'
import type {
  CreatedIntent,
  CreateIntentRequest,
  PaymentGateway,
  WebhookRefusal,
  WebhookRequest,
} from '@/gateways/payments/gateway'

export type Operation = 'create' | 'fetch' | 'cancel' | 'refund' | 'capture' | 'events' | 'movements'

/** What the provider does to calls of an operation. `effect: after`: the work was done, only the answer is spoilt. */
export type Trouble = {
  of: Operation
  action: 'status' | 'hang' | 'reset' | 'garbage' | 'shape' | 'slow'
  status?: number
  /** The key keeps the status. */
  saved?: boolean
  ms?: number
  effect?: 'before' | 'after'
  times?: number
}

export type ProviderUnderTest = {
  /** Patient enough for a busy machine. */
  gateway: PaymentGateway
  /** Waits IMPATIENCE_MS for an answer. */
  impatient: PaymentGateway
  /** Nobody listens where it asks. */
  unreachable: PaymentGateway
  /** Replaces all misbehaviour; none: it behaves well. */
  trouble: (troubles: Trouble[], more?: { executionMs?: number }) => void | Promise<void>
  /** Pushes the provider's clock, and the gateways' with it. */
  advance: (ms: number) => void
  /** How much the provider ever made: to see that a repeated call made nothing. */
  made: () => Promise<{ intents: number; refunds: number }> | { intents: number; refunds: number }
  /** All that a buyer does to pay; where the gateway captures, the money is then still to be taken. */
  pay: (intent: CreatedIntent) => Promise<void>
  /** What a provider that bills plans does by itself; null: it bills none. */
  plans: {
    /** Time passes at the provider, which bills what comes due on the way. */
    passes: (ref: string, ms: number) => Promise<void>
    /** What the bank of the plan's card says from now on. */
    setCard: (ref: string, card: 'works' | 'declines') => Promise<void>
    now: () => number
  } | null
  /** Brings a fresh intent into a state of the contract's table. */
  reach: (state: string, intent: CreatedIntent) => Promise<void>
  /** A genuine webhook about this intent, signed now. */
  webhook: (intent: CreatedIntent) => Promise<WebhookRequest>
  /** P-01, as this provider signs: each with what the gateway must say. */
  webhookCases: (intent: CreatedIntent) => Promise<WebhookCase[]>
  stop: () => Promise<void>
}

export type WebhookCase = [name: string, request: WebhookRequest, verdict: 'accepted' | WebhookRefusal]

export const IMPATIENCE_MS = 250

export type GatewayContract = {
  start: () => Promise<ProviderUnderTest>
  currencies: readonly Currency[]
  /** Names for `reach`, and the fact that must come of them. */
  states: readonly [state: string, status: ProviderStatus, failureCode?: string][]
  /** Where gateways rightly differ. */
  can: {
    /** An intent that we cancel is canceled at the provider, not only forgotten. */
    cancel: boolean
    /** We take the money after the buyer agreed. */
    capture: boolean
    /** A 500 is kept by its key and answered again. */
    saveServerErrors: boolean
    /** The same key with other parameters is refused. */
    refuseOtherParameters: boolean
    /** Keys are forgotten 24 hours after their first use. */
    forgetKeys: boolean
    /** Our refund's id comes back with the fact. */
    markRefunds: boolean
    /** The provider shows its books. */
    showMovements: boolean
    plans: boolean
    /** The local provider can answer JSON of another shape. */
    misshape: boolean
  }
}

let orders = 0

export const intentRequest = (changes: Partial<CreateIntentRequest> = {}): CreateIntentRequest => {
  orders += 1
  return {
    orderId: `0190b2f0-0000-7000-8000-${String(orders).padStart(12, '0')}`,
    orderNumber: `NUMBER${String(orders).padStart(6, '0')}`,
    attempt: 1,
    amount: 1999,
    currency: 'USD',
    description: 'Plumbline report',
    brand: 'Plumbline',
    idempotencyKey: `ord_${orders}_a1_${Math.random()}`,
    locale: 'EN',
    email: 'buyer@example.com',
    method: 'card',
    returnUrl: 'https://plumbline.example/paying/check/iq-1',
    ...changes,
  }
}

/** An intent whose money was taken. */
export const paidIntent = async (provider: ProviderUnderTest, changes: Partial<CreateIntentRequest> = {}) => {
  const request = intentRequest(changes)
  const intent = await provider.gateway.createIntent(request)
  await provider.pay(intent)
  await provider.gateway.captureIntent?.({
    intentId: intent.intentId,
    idempotencyKey: `cap_${intent.intentId}`,
  })
  return { ...intent, request }
}

export const refundRequest = (intentId: string, amount: number, idempotencyKey = `ref_${Math.random()}`) => ({
  intentId,
  amount,
  refundId: idempotencyKey,
  idempotencyKey,
})

export const totalOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0)
