import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { Client } from './client'
import { fetchIntent } from './fetch-intent'
import type { Account } from './to-payment-fact'

type Cancellation = { call: Client; account: Account; intentId: string }

/** PayPal cannot cancel an order of intent CAPTURE, and need not: only we can take its money. */
export const cancelIntent = async (cancellation: Cancellation): Promise<PaymentFact> => {
  const fact = await fetchIntent(cancellation)
  const isPaid = fact.status === 'succeeded' || fact.status === 'processing'
  return isPaid ? fact : { ...fact, status: 'canceled' }
}
