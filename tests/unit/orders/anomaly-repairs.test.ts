import { describe, expect, it } from 'vitest'
import { excessOf, isInvariant, ruleOf } from '@/domain/orders/anomaly-repairs'

describe('what helps against an anomaly', () => {
  it.each([
    ['a payment that is not the one we asked for is asked about again', 'wrong_amount', 'ask_payment'],
    ['a double payment is refunded', 'double_success', 'refund_excess'],
    ['so is what the books show as too much', 'invariant:charged_more_than_price', 'refund_excess'],
    ['a paid order that is not open is opened', 'invariant:paid_without_entitlement', 'align_access'],
    ['a receipt that lies about is sent', 'invariant:receipt_not_sent', 'send_receipt'],
    ['an event that lies about is worked off', 'invariant:event_not_worked_off', 'work_off_event'],
    [
      'a success that was told and not booked is asked about',
      'invariant:success_told_but_not_booked',
      'ask_order',
    ],
    ['whose payment came late only a person can say', 'paid_after_expiry', null],
    ['a kind that nobody knows wants a developer', 'something_new', null],
    ['the name of a thing that every object has is no kind', 'constructor', null],
  ] as const)('%s', (_, kind, repair) => {
    expect(ruleOf(kind).repair).toBe(repair)
  })

  it('is looked up in the books only for what the books show', () => {
    expect([isInvariant('invariant:sold_twice'), isInvariant('double_success')]).toEqual([true, false])
  })
})

describe('what an order kept too much', () => {
  it.each([
    ['paid once', 1000, 'double_success', 0],
    ['paid twice', 2000, 'double_success', 1000],
    ['paid twice, half of the second gone', 1500, 'double_success', 500],
    ['given back', 0, 'double_success', 0],
    ['more withheld than there was', -1000, 'double_success', 0],
    ['the second order for one thing', 1000, 'bought_twice', 1000],
    ['the second order for one thing, given back', 0, 'bought_twice', 0],
  ])('%s: kept %i', (_, kept, kind, excess) => {
    expect(excessOf({ kept, total: 1000, kind })).toBe(excess)
  })
})
