import { startPaypal } from '../providers/paypal/start-paypal'
import { startStripe } from '../providers/stripe/start-stripe'
import { site } from '../support/site'

/** Stripe and PayPal on this machine, at the addresses that the site was started with, while the browser tests run. */
export default async function paymentProviders(): Promise<() => Promise<void>> {
  const { url, env } = site()
  const stripe = await startStripe({
    port: portIn(env.STRIPE_API_URL),
    webhookUrl: `${url}/api/stripe/webhooks`,
  })
  const paypal = await startPaypal({ port: portIn(env.PAYPAL_API_URL) })
  paypal.events.deliverTo(`${url}/api/paypal/webhooks`)
  return async () => {
    await Promise.all([stripe.stop(), paypal.stop()])
  }
}

const portIn = (address: string | undefined): number => {
  if (!address) throw new Error('The site was started without Stripe and PayPal: see scripts/test/run.ts.')
  return Number(new URL(address).port)
}
