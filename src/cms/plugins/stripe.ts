import type { Config, Plugin } from 'payload'
import { stripePlugin } from './untyped-stripe-plugin.mjs'

/**
 * Payload's own Stripe plugin, where there is a key. It copies nothing to Stripe (that would be inside a save) and lends
 * nobody Stripe's API. Its webhook answers before the work is stored, so it is removed: ours has that address.
 */
export const stripePlugins = (stripeSecretKey: string | undefined): Plugin[] =>
  stripeSecretKey ? [stripePlugin({ stripeSecretKey }), withoutItsRoutes] : []

const withoutItsRoutes = (config: Config): Config => ({
  ...config,
  endpoints: config.endpoints?.filter(({ path }) => !path.startsWith('/stripe/')),
})
