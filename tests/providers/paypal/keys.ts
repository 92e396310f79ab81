/** What the stand-in knows its one merchant by: the site under test is given the same. */
export const PAYPAL_KEYS = {
  clientId: 'plumbline-test-client-0123456789',
  clientSecret: 'plumbline-test-secret-of-the-player',
  webhookId: 'WHPLUMBLINE000001',
  merchantId: 'PLMBTEST2345A',
} as const
