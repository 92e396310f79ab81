import { PAYPAL_KEYS } from '../../tests/providers/paypal/keys.ts'
import { startPaypal } from '../../tests/providers/paypal/start-paypal.ts'
import { STRIPE_KEYS, startStripe } from '../../tests/providers/stripe/start-stripe.ts'

/** The payment providers of the tests, and what the site is told of them. They live as long as this process. */
export const startProviders = async (siteUrl: string) => {
  const stripe = await startStripe({ webhookUrl: `${siteUrl}/api/stripe/webhooks` })
  const paypal = await startPaypal()
  paypal.events.deliverTo(`${siteUrl}/api/paypal/webhooks`)
  return {
    stripeUrl: stripe.url,
    paypalUrl: paypal.url,
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_API_URL: stripe.url,
      PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL_KEYS.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
      PAYPAL_MERCHANT_ID: PAYPAL_KEYS.merchantId,
      PAYPAL_API_URL: paypal.url,
    },
    stop: async () => {
      await Promise.all([stripe.stop(), paypal.stop()])
    },
  }
}
