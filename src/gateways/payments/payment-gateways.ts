import { type Env, env } from '@/config/env'
import { missingKeys } from '@/config/provider-keys'
import { withBreaker } from './breaker'
import { GATEWAY_IDS, type PaymentGateway, type PaymentGatewayId } from './gateway'
import { createGateway as createPaypalGateway } from './paypal/create-gateway'
import { createGateway as createSandboxGateway } from './sandbox/create-gateway'
import { createGateway as createStripeGateway } from './stripe/create-gateway'

let cached: Partial<Record<PaymentGatewayId, PaymentGateway>> | undefined

/** The gateways that this installation has keys for. */
export const paymentGateways = (): Partial<Record<PaymentGatewayId, PaymentGateway>> => {
  cached ??= Object.fromEntries(
    GATEWAY_IDS.flatMap((id) => {
      const gateway = switchOf({ id, keys: env() }).on ? CREATE[id](env()) : null
      return gateway ? [[id, withBreaker(gateway)]] : []
    }),
  )
  return cached
}

/** Whether a gateway is on in this installation, and if not, why. */
export type GatewaySwitch = {
  id: PaymentGatewayId
  on: boolean
  /** Names of the environment variables that are not set. */
  missing: string[]
  /** The sandbox on a public https site, where nobody may believe that they paid. */
  forbidden: boolean
}

export const gatewaySwitches = (keys: Env = env()): GatewaySwitch[] =>
  GATEWAY_IDS.map((id) => switchOf({ id, keys }))

const switchOf = ({ id, keys }: { id: PaymentGatewayId; keys: Env }): GatewaySwitch => {
  const missing = missingKeys({ id, keys })
  const forbidden = id === 'sandbox' && !sandboxAllowed(keys)
  return { id, on: missing.length === 0 && !forbidden, missing, forbidden }
}

/** Whether no real money moves in this installation, also with a provider's test keys; every page then says so. */
export const isTestMode = (): boolean => {
  const gateways = Object.values(paymentGateways())
  return gateways.length > 0 && gateways.every(({ livemode }) => !livemode)
}

/** Never on a public https site, where nobody may believe that they paid. */
const sandboxAllowed = ({ SITE_URL }: Env): boolean => {
  const { protocol, hostname } = new URL(SITE_URL)
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
  return protocol === 'http:' || local
}

/** Each is called only when all its keys are set. */
const CREATE: Record<PaymentGatewayId, (keys: Env) => PaymentGateway | null> = {
  sandbox: ({
    SANDBOX_API_URL = '',
    SANDBOX_PUBLIC_URL,
    SANDBOX_SECRET_KEY = '',
    SANDBOX_WEBHOOK_SECRET = '',
  }) =>
    createSandboxGateway({
      apiUrl: SANDBOX_API_URL,
      publicUrl: SANDBOX_PUBLIC_URL ?? SANDBOX_API_URL,
      secretKey: SANDBOX_SECRET_KEY,
      webhookSecret: SANDBOX_WEBHOOK_SECRET,
    }),
  stripe: ({
    STRIPE_SECRET_KEY = '',
    STRIPE_PUBLISHABLE_KEY = '',
    STRIPE_WEBHOOK_SECRET = '',
    STRIPE_API_URL,
  }) =>
    createStripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
      apiUrl: STRIPE_API_URL,
    }),
  paypal: ({ PAYPAL_CLIENT_ID = '', PAYPAL_CLIENT_SECRET = '', PAYPAL_WEBHOOK_ID = '', ...keys }) =>
    createPaypalGateway({
      clientId: PAYPAL_CLIENT_ID,
      clientSecret: PAYPAL_CLIENT_SECRET,
      webhookId: PAYPAL_WEBHOOK_ID,
      merchantId: keys.PAYPAL_MERCHANT_ID,
      mode: keys.PAYPAL_MODE,
      apiUrl: keys.PAYPAL_API_URL,
    }),
}
