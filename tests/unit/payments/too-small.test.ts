import { expect, it } from 'vitest'
import type { Currency } from '@/domain/money/currencies'
import { takesMoney as paypal } from '@/gateways/payments/paypal/amounts'
import { takesMoney as stripe } from '@/gateways/payments/stripe/amounts'
import type { Deps } from '@/services/deps'
import { isTooSmall } from '@/services/payments/too-small'

const gateway = (takesMoney: typeof stripe) => ({ takesMoney }) as Deps['payments']['stripe']
const SHOPS = {
  stripe: { stripe: gateway(stripe) },
  both: { stripe: gateway(stripe), paypal: gateway(paypal) },
  paypal: { paypal: gateway(paypal) },
  none: {},
} as Record<string, Deps['payments']>

it.each<[keyof typeof SHOPS, number, Currency, boolean]>([
  ['stripe', 49, 'USD', true],
  ['stripe', 50, 'USD', false],
  ['stripe', 1499, 'CZK', true],
  // The other provider takes it.
  ['both', 49, 'USD', false],
  // It takes no decimals of the currency, which says nothing of the amount; and nothing at all of another.
  ['paypal', 3350, 'TWD', false],
  ['paypal', 50, 'TWD', true],
  ['paypal', 49, 'INR', false],
  ['none', 1, 'USD', false],
])('with %s, %d hundredths of %s are too small: %s', (shop, amount, currency, expected) => {
  const price = { amount: 100_000, currency }
  expect(isTooSmall({ payments: SHOPS[shop] ?? {} }, { price, amount })).toBe(expected)
})
