import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '@/domain/orders/order-machine'
import { seenByCustomer } from '@/domain/orders/seen-by-customer'
import { ROUTES } from '@/domain/routing/routes'

describe('the customer of an order', () => {
  it.each([
    ['created', 'sku2', 'waits', 'payCheck', 'order'],
    ['expired', 'sku2', 'expired', 'payCheck', 'order'],
    ['paid', 'sku2', 'open', 'report', 'sitting'],
    ['partially_refunded', 'sku2', 'open', 'report', 'sitting'],
    ['disputed', 'sku2', 'open', 'report', 'sitting'],
    ['refunded', 'sku2', 'refunded', 'report', 'sitting'],
    ['lost', 'sku2', 'closed', 'report', 'sitting'],
    ['paid', 'package1', 'open', 'guides', 'sitting'],
    ['refunded', 'package1', 'refunded', 'payCheck', 'order'],
    ['paid', 'course', 'open', 'courses', null],
    ['refunded', 'course', 'refunded', 'payCheck', 'order'],
    ['created', 'plan', 'waits', 'subscribeCheck', 'order'],
    ['paid', 'plan', 'open', 'centre', null],
    ['refunded', 'plan', 'refunded', 'subscribeCheck', 'order'],
    ['paid', 'report', 'open', 'report', 'sitting'],
  ] as const)('of one that is %s, for %s, reads "%s" on %s', (status, tier, says, page, number) => {
    expect(seenByCustomer({ status, tier })).toEqual({ says, page, number })
  })

  it('is always led to a page that is there', () => {
    for (const status of ORDER_STATUSES)
      expect(ROUTES[seenByCustomer({ status, tier: 'sku1' }).page]).toBeDefined()
  })
})
