const {
  NODE_ENV,
  SITE_URL = '',
  TRUSTED_PROXIES,
  SANDBOX_PUBLIC_URL,
  SANDBOX_API_URL,
  PAYLOAD_SECRET = '',
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET,
  PAYPAL_CLIENT_ID,
  PAYPAL_CLIENT_SECRET,
  PAYPAL_WEBHOOK_ID,
} = process.env

/** What the front knows of the installation. The variables themselves are checked in src/config/env.ts. */
export const settings = {
  dev: NODE_ENV === 'development',
  secret: PAYLOAD_SECRET,
  https: SITE_URL.startsWith('https:'),
  trustedProxies: Number(TRUSTED_PROXIES ?? 0),
  sandbox: SANDBOX_PUBLIC_URL || SANDBOX_API_URL || null,
  /** Without a fixed public address the card form is on the host that the browser already reached. */
  sandboxFollowsHost: !SANDBOX_PUBLIC_URL,
  /** Providers that are on here; their scripts may run on the pages under `pay/`. */
  providers: [
    ...(STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET ? ['stripe'] : []),
    ...(PAYPAL_CLIENT_ID && PAYPAL_CLIENT_SECRET && PAYPAL_WEBHOOK_ID ? ['paypal'] : []),
  ],
}
