import type { StripeCheckoutPaymentElementOptions } from '@stripe/stripe-js'

/** What Stripe's element shows for a chosen method: a card has no wallets beside it, a wallet stands before the card. */
export const stripeWallets = (method: string): StripeCheckoutPaymentElementOptions => {
  const isCard = method !== 'apple_pay' && method !== 'google_pay'
  return {
    layout: 'tabs',
    paymentMethodOrder: isCard ? ['card'] : [method, 'card'],
    wallets: {
      applePay: method === 'apple_pay' ? 'auto' : 'never',
      googlePay: method === 'google_pay' ? 'auto' : 'never',
      link: 'never',
    },
  }
}
