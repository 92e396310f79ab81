import { describe, expect, it } from 'vitest'
import { eventListSchema, reportSchema } from '@/gateways/payments/paypal/wire'

const LISTS = [
  ['of events', eventListSchema, 'events', 'count'],
  ['of transactions', reportSchema, 'transaction_details', 'total_items'],
] as const

describe.each(LISTS)('a list %s', (_, schema, list, count) => {
  it.each([
    ['empty', { [list]: [], [count]: 0 }, true],
    ['empty, and says so by its count alone', { [count]: 0 }, true],
    ['missing where some are counted', { [count]: 3 }, false],
    ['missing beside links', { links: [] }, false],
    ['of another shape', { id: 7, amount: '1.5' }, false],
    ['an error', { name: 'INTERNAL_SERVER_ERROR', message: 'again' }, false],
  ])('that is %s', (_, body, reads) => {
    expect(schema.safeParse(body).success).toBe(reads)
  })
})
