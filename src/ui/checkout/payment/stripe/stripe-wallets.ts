import type { StripeCheckoutPaymentElementOptions } from '@stripe/stripe-js'

const WALLETS: Partial<Record<string, string>> = { apple_pay: 'applePay', google_pay: 'googlePay' }

/**
 * Whether the chosen wallet is not there, so that only the card is left.
 * @param reported by Stripe's element, in Stripe's names; undefined: it has no method at all.
 */
export const walletMissing = ({
  method,
  reported,
}: {
  method: string
  reported: Record<string, { available: boolean }> | undefined
}): boolean => {
  const wallet = WALLETS[method]
  return wallet !== undefined && !reported?.[wallet]?.available
}

/** What Stripe's element shows for a chosen method: a card has no wallets beside it, a wallet comes before the card. */
export const stripeWallets = (method: string): StripeCheckoutPaymentElementOptions => {
  const isCard = WALLETS[method] === undefined
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
