import type { Env } from './env'

/** A payment provider is on when all of these are set. */
export const PROVIDER_KEYS = {
  sandbox: ['SANDBOX_API_URL', 'SANDBOX_SECRET_KEY', 'SANDBOX_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const satisfies Record<string, readonly (keyof Env)[]>

/** The environment values that a provider waits for; none: it is on. */
export const missingKeys = ({ id, keys }: { id: keyof typeof PROVIDER_KEYS; keys: Env }): string[] =>
  PROVIDER_KEYS[id].filter((name) => !keys[name])
