import type { PaymentFact } from '@/domain/orders/payment-fact'

/** How an anomaly names its payment. */
export const refOf = ({ provider, intentId }: PaymentFact): string => `${provider}:${intentId}`

/** What a person needs to judge it: no address, no name, no secret. */
export const detailOf = ({ status, amount, currency, orderId, livemode, ...fact }: PaymentFact) => ({
  status,
  amount,
  currency,
  orderId,
  livemode,
  charges: fact.charges.map(({ amount: part }) => part),
  refunds: fact.refunds.map(({ amount: part }) => part),
  disputes: (fact.disputes ?? []).map((dispute) => [dispute.amount, dispute.status]),
})
