import type { PaymentFact } from '@/domain/orders/payment-fact'
import { type Client, intentPath } from './client'
import { toPaymentFact } from './to-payment-fact'
import { intentSchema } from './wire'

type Lookup = { call: Client; intentId: string }

export const fetchIntent = async ({ call, intentId }: Lookup): Promise<PaymentFact> =>
  toPaymentFact(await call({ method: 'GET', path: intentPath(intentId), answer: intentSchema }))
