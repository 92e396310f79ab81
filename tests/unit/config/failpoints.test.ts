import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'

describe('failpoints', () => {
  it('are refused by a site that is served over https', () => {
    const site = { SITE_URL: 'https://example.com', FAILPOINTS_DIR: '/tmp/failpoints' }
    expect(() => parseEnv(site)).toThrow(/FAILPOINTS_DIR/)
    expect(() => parseEnv({ ...site, FAILPOINTS_DIR: '' })).not.toThrow()
  })

  it('are off unless they are asked for', () => {
    expect(parseEnv({}).FAILPOINTS_DIR).toBeUndefined()
  })
})

describe('the keys of Stripe', () => {
  it.each([
    ['sk_test_12345678', 'pk_test_12345678', true],
    ['sk_live_12345678', 'pk_live_12345678', true],
    ['rk_live_12345678', 'pk_live_12345678', true],
    ['sk_live_12345678', 'pk_test_12345678', false],
    ['sk_test_12345678', 'pk_live_12345678', false],
  ])('%s and %s', (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, fit) => {
    const read = () => parseEnv({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY })
    if (fit) expect(read).not.toThrow()
    else expect(read).toThrow(/different modes/)
  })
})
