import type { PaymentGateway, PaymentGatewayId } from '@/gateways/payments/gateway'

/** One line of a provider's own books, in hundredths. */
export type ProviderLine = {
  kind: 'charge' | 'refund' | 'dispute' | 'dispute_won' | 'dispute_lost'
  ref: string
  amount: number
  currency: string
  intentId: string
  orderId: string
}

export type Card = 'pays' | 'declined' | 'secondStep'
export type Hint = { type?: string; id?: string; livemode?: boolean }

/** A provider that runs in this process: our gateway's other end, and what people do there. */
export type Provider = {
  id: PaymentGatewayId
  gateway: PaymentGateway
  /** What somebody does in the provider's form; the provider's own word for how it ended. */
  pay: (intentId: string, card?: Card) => Promise<string>
  /** Money comes after all, whatever the intent was, and nobody is told. */
  pays: (intentId: string) => Promise<void>
  /** It has an intent other than we asked for. */
  alter: (
    intentId: string,
    column: 'amount' | 'currency' | 'order_id' | 'mark',
    value: string | number,
  ) => void
  /** By hand, at the provider's own desk. */
  refund: (intentId: string, amount: number) => Promise<void>
  dispute: (intentId: string) => Promise<void>
  decide: (intentId: string, outcome: 'won' | 'lost') => Promise<void>
  /** A webhook out of turn, genuinely signed; the status it is answered with. */
  tell: (intentId: string, hint?: Hint) => Promise<number>
  /** How it misbehaves from now on; `{}`: not at all. */
  behave: (behaviour: object) => Promise<void>
  books: () => ProviderLine[]
  intentsOf: (orderId: string) => string[]
  /** Webhooks it has still to deliver. */
  unsent: () => number
  /** So many milliseconds pass: everything it has is that much older. */
  passes: (ms: number) => void
  close: () => Promise<void>
}
