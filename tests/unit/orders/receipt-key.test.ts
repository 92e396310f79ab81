import { expect, it } from 'vitest'
import { orderOfReceipt, receiptKey } from '@/domain/orders/receipt-key'

it('leads from an order to its receipt and back', () => {
  const key = receiptKey({ order: 'f7b1', sku: '03aa' })
  expect(key).toBe('report_ready:f7b1:03aa')
  expect(orderOfReceipt(key)).toBe('f7b1')
})

it.each(['', 'report_ready', 'report_ready:', 'report_link:f7b1:03aa', 'contact:f7b1'])(
  'finds no order in the key %j',
  (key) => {
    expect(orderOfReceipt(key)).toBeNull()
  },
)
