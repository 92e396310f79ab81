import type { PaymentFact } from '@/domain/orders/payment-fact'
import { GatewayError } from '../gateway-error'
import { type Client, intentPath } from './client'
import { fetchIntent } from './fetch-intent'
import { toPaymentFact } from './to-payment-fact'
import { intentSchema } from './wire'

type Cancellation = { call: Client; intentId: string }

export const cancelIntent = async ({ call, intentId }: Cancellation): Promise<PaymentFact> => {
  const path = `${intentPath(intentId)}/cancel`
  try {
    return toPaymentFact(await call({ method: 'POST', path, answer: intentSchema, body: {} }))
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'intent_unexpected_state')
      return fetchIntent({ call, intentId })
    throw error
  }
}
