import { describe, expect, it } from 'vitest'
import { promoInQuery } from '@/ui/checkout/promo/promo-of-address'

describe('the promo code of a link', () => {
  it.each([
    ['?hl=DE&promo=SPRING', 'SPRING'],
    ['?promo=%20spring%20', 'spring'],
    ['?promo=', null],
    ['?promo=%20', null],
    ['?hl=DE', null],
    ['', null],
    [`?promo=${'A'.repeat(60)}`, 'A'.repeat(60)],
    [`?promo=${'A'.repeat(61)}`, null],
  ])('%s is %j', (search, code) => {
    expect(promoInQuery(search)).toBe(code)
  })
})
