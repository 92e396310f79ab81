import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { WireIntent } from './wire'

export const toPaymentFact = (intent: WireIntent): PaymentFact => {
  const failedRefunds = intent.refunds.filter(({ failed }) => failed).map(refundPart)
  return {
    provider: 'sandbox',
    intentId: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    orderId: intent.metadata?.order_id ?? null,
    attempt: intent.metadata?.attempt ?? null,
    livemode: intent.livemode,
    charges: intent.charges.map(({ id, amount }) => ({ ref: id, amount })),
    refunds: intent.refunds.filter(({ failed }) => !failed).map(refundPart),
    ...(failedRefunds.length > 0 ? { failedRefunds } : {}),
    disputes: intent.disputes.map(({ id, amount, status }) => ({ ref: id, amount, status })),
    ...(intent.failure_code === null ? {} : { failureCode: intent.failure_code }),
    ...(intent.plan && { plan: planOf(intent.plan) }),
  }
}

const planOf = (plan: NonNullable<WireIntent['plan']>): NonNullable<PaymentFact['plan']> => ({
  subscription: plan.subscription,
  firstOrder: plan.order_id,
  charge: plan.charge,
  startedAt: instant(plan.started_ms),
  at: instant(plan.at_ms),
  tries: plan.tries,
  retryAt: plan.retry_ms === null ? null : instant(plan.retry_ms),
  ...(plan.card_expires !== null && { cardExpires: plan.card_expires }),
})

const instant = (ms: number): string => new Date(ms).toISOString()

const refundPart = ({ id, amount, metadata }: WireIntent['refunds'][number]) => ({
  ref: id,
  amount,
  refundId: metadata?.refund_id ?? null,
})
