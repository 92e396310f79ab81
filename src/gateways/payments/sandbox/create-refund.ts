import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { RefundRequest } from '../gateway'
import type { Client } from './client'
import { toPaymentFact } from './to-payment-fact'
import { intentSchema } from './wire'

export const createRefund = async ({
  call,
  request,
}: {
  call: Client
  request: RefundRequest
}): Promise<PaymentFact> => {
  const { refundId, intentId, amount, idempotencyKey } = request
  const body = { intent: intentId, amount, metadata: { refund_id: refundId } }
  return toPaymentFact(
    await call({ method: 'POST', path: '/v1/refunds', idempotencyKey, answer: intentSchema, body }),
  )
}
