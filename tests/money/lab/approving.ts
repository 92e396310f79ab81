import type { PaymentFact } from '@/domain/orders/payment-fact'
import type { PaymentGateway } from '@/gateways/payments/gateway'
import type { Provider } from './provider'
import { startSandboxProvider } from './sandbox'

/**
 * A second provider, where the buyer only agrees and our server takes the money, as PayPal does: another sandbox of its
 * own, behind an approval. So every way of paying, and two at once, can be told without a provider's keys.
 */
export const startApprovingProvider = async (webhookUrl: string): Promise<Provider> => {
  const base = await startSandboxProvider(webhookUrl)
  const approved = new Set<string>()
  const asOurs = (fact: PaymentFact): PaymentFact => ({
    ...fact,
    provider: 'paypal',
    status: fact.status === 'requires_payment' && approved.has(fact.intentId) ? 'approved' : fact.status,
  })
  const { gateway } = base
  const ours: PaymentGateway = {
    ...gateway,
    id: 'paypal',
    fetchIntent: async (intentId) => asOurs(await gateway.fetchIntent(intentId)),
    cancelIntent: async (intentId) => asOurs(await gateway.cancelIntent(intentId)),
    refund: async (request) => asOurs(await gateway.refund(request)),
    capture: async ({ intentId }) => {
      if (approved.has(intentId)) await base.pay(intentId)
      return asOurs(await gateway.fetchIntent(intentId))
    },
  }
  return {
    ...base,
    id: 'paypal',
    gateway: ours,
    pay: async (intentId, card = 'pays') => {
      if (card !== 'pays') return base.pay(intentId, card)
      approved.add(intentId)
      return 'approved'
    },
  }
}
