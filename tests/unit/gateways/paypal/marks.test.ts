import { describe, expect, it } from 'vitest'
import { ourMark } from '@/gateways/payments/our-mark'
import { readMark, writeMark } from '@/gateways/payments/paypal/marks'
import { ORDER_ID, REFUND_ID } from './test-paypal'

const mark = { orderId: ORDER_ID, attempt: 12, refundId: null }
const written = writeMark(mark)

describe('what PayPal keeps for us', () => {
  it.each([mark, { ...mark, refundId: REFUND_ID }])('is read as it was written: %o', (one) => {
    expect(readMark(writeMark(one))).toEqual(one)
  })

  it('fits, with every character that a refund may have', () => {
    expect(writeMark({ ...mark, attempt: 9999, refundId: REFUND_ID })).toMatch(/^[\w.,-]{1,127}$/)
  })

  it.each([
    ['of another shop in the same account', written.replace(ourMark(), 'plumbline-00000000')],
    ['of other software', 'INVOICE-17'],
    ['without an attempt', `${ourMark()}.${ORDER_ID}`],
    ['with an attempt of words', `${ourMark()}.${ORDER_ID}.first`],
    ['with something before it', `x${written}`],
    ['with a line behind it', `${written}\n`],
    ['of nothing', ''],
    ['that is not there', undefined],
  ])('is no mark of ours %s', (_, customId) => {
    expect(readMark(customId)).toBeNull()
  })
})
