/** What the stand-in knows its one merchant by: the site under test is given the same. */
export const PAYPAL_KEYS = {
  clientId: 'plumbline-test-client-8406173529',
  clientSecret: 'plumbline-test-secret-8406173529',
  webhookId: 'WHPLUMBLINE000001',
  merchantId: 'PLMBTEST2345A',
} as const
