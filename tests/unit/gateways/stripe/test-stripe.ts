import type { PaymentGateway } from '@/gateways/payments/gateway'
import { createGateway, type GatewayOptions } from '@/gateways/payments/stripe/create-gateway'
import { STRIPE_KEYS, startStripe } from '../../../providers/stripe/start-stripe'
import { intentRequest } from '../contract/under-test'

/** A Stripe of its own, and a gateway to it; `options` for a gateway with other keys. */
export const startOwnStripe = async () => {
  const stripe = await startStripe()
  const { clock, buyer, account } = stripe
  const gatewayWith = (options: Partial<GatewayOptions> = {}): PaymentGateway =>
    createGateway({
      secretKey: STRIPE_KEYS.secretKey,
      publishableKey: STRIPE_KEYS.publishableKey,
      webhookSecrets: [STRIPE_KEYS.webhookSecret],
      apiUrl: stripe.url,
      clock: clock.now,
      ...options,
    })
  const gateway = gatewayWith()
  const movements = async () => {
    const to = new Date(clock.now() + 86_400_000)
    return (await gateway.listMovements({ from: new Date(0), to, cursor: null })).movements
  }
  const movementsOf = async (orderId: string) =>
    (await movements()).filter((each) => each.orderId === orderId)
  return {
    ...stripe,
    gateway,
    gatewayWith,
    /** An intent confirmed with this card. */
    confirmed: async (card?: string) => {
      const request = intentRequest()
      const { intentId } = await gateway.createIntent(request)
      buyer.confirm(intentId, card)
      const payment = buyer.session(intentId).payment ?? ''
      return { intentId, request, payment, charge: account.payments.get(payment)?.charge ?? '' }
    },
    movements,
    movementsOf,
    kindsOf: async (orderId: string) => (await movementsOf(orderId)).map(({ kind }) => kind),
  }
}
export type OwnStripe = Awaited<ReturnType<typeof startOwnStripe>>
