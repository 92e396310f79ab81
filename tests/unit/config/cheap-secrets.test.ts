import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'

const OF_A_TEST = { CHEAP_SECRETS: '1', FAILPOINTS_DIR: '/tmp/failpoints' }
const TEST_KEYS = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' }

describe('passwords and codes are hashed at the cost of a test', () => {
  it.each<[site: string, environment: Record<string, string>, cheap: boolean]>([
    ['a test’s', OF_A_TEST, true],
    ['a test’s, with test keys', { ...OF_A_TEST, ...TEST_KEYS, PAYPAL_MODE: 'sandbox' }, true],
    ['one that says nothing', {}, false],
    ['one that only asks for it', { CHEAP_SECRETS: '1' }, false],
    ['one whose folder of failpoints is empty', { CHEAP_SECRETS: '1', FAILPOINTS_DIR: '' }, false],
    ['one with failpoints that does not ask', { FAILPOINTS_DIR: '/tmp/failpoints' }, false],
    ['one with a live key of Stripe', { ...OF_A_TEST, STRIPE_SECRET_KEY: 'sk_live_12345678' }, false],
    ['one with a live restricted key', { ...OF_A_TEST, STRIPE_SECRET_KEY: 'rk_live_12345678' }, false],
    ['one with a live key for browsers', { ...OF_A_TEST, STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678' }, false],
    ['one with PayPal’s real money', { ...OF_A_TEST, PAYPAL_MODE: 'live' }, false],
  ])('by %s site', (_, environment, cheap) => {
    expect(parseEnv(environment).cheapSecrets).toBe(cheap)
  })
})
