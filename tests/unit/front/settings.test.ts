import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'
import { settingsOf } from '@/front/settings'
import { gatewaySwitches } from '@/gateways/payments/payment-gateways'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
}
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client-id-of-a-test',
  PAYPAL_CLIENT_SECRET: 'client-secret-of-a-test',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
}
const without = (given: Record<string, string>) =>
  Object.keys(given).map((name) => Object.fromEntries(Object.entries(given).filter(([key]) => key !== name)))

describe('the providers whose scripts may run', () => {
  it.each([
    {},
    STRIPE,
    PAYPAL,
    { ...STRIPE, ...PAYPAL },
    ...without(STRIPE),
    ...without(PAYPAL),
    // An empty value counts as none.
    { ...STRIPE, STRIPE_WEBHOOK_SECRET: '' },
  ])('are those that take payments here, with %j', (given) => {
    const env = parseEnv({ ...given, NODE_ENV: 'test' })
    const on = gatewaySwitches(env).flatMap((each) => (each.on && each.id !== 'sandbox' ? [each.id] : []))
    expect(settingsOf(env).providers).toEqual(on)
  })
})

describe('the address of the card form', () => {
  it.each([
    [{}, null, true],
    [{ SANDBOX_API_URL: 'http://127.0.0.1:3001' }, 'http://127.0.0.1:3001', true],
    [
      { SANDBOX_API_URL: 'http://sandbox:3001', SANDBOX_PUBLIC_URL: 'http://localhost:3001' },
      'http://localhost:3001',
      false,
    ],
  ])('with %j is %s', (given, sandbox, sandboxFollowsHost) => {
    expect(settingsOf(parseEnv({ ...given, NODE_ENV: 'test' }))).toMatchObject({
      sandbox,
      sandboxFollowsHost,
    })
  })
})
