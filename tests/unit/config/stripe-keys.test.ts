import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'

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
