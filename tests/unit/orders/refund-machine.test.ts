import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextRefund,
  OPEN_REFUND_STATUSES,
  REFUND_STATUSES,
  type RefundEvent,
  type RefundStatus,
  refundable,
} from '@/domain/orders/refund-machine'

const EVENTS: RefundEvent['type'][] = ['seen', 'accepted', 'no_answer', 'declined', 'failed']

describe('a refund', () => {
  it.each<[string, RefundEvent['type'], string]>([
    ['wanted', 'no_answer', 'unknown'],
    ['wanted', 'accepted', 'pending'],
    ['wanted', 'seen', 'made'],
    ['wanted', 'declined', 'refused'],
    ['unknown', 'declined', 'refused'],
    ['pending', 'no_answer', 'pending'],
    ['refused', 'seen', 'made'],
    ['refused', 'no_answer', 'refused'],
    ['made', 'declined', 'made'],
    ['made', 'accepted', 'made'],
    ['pending', 'failed', 'failed'],
    ['made', 'failed', 'failed'],
    ['failed', 'seen', 'failed'],
  ])('that is %s: %s → %s', (from, type, to) => {
    expect(nextRefund(from as 'wanted', { type })).toBe(to)
  })

  it('ends alike whatever the order in which things are learned', () => {
    const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 6 })
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (types, lots) => {
        const shuffled = types
          .map((type) => ({ type, lot: lots.next().value as number }))
          .toSorted((one, other) => one.lot - other.lot)
        const end = (all: { type: RefundEvent['type'] }[]) =>
          all.reduce((status, event) => nextRefund(status, event), 'wanted' as RefundStatus)
        expect(end(shuffled)).toBe(end(types.map((type) => ({ type }))))
      }),
    )
  })

  it('is open as long as it may still take money out', () => {
    expect(OPEN_REFUND_STATUSES).toEqual(
      REFUND_STATUSES.filter((one) => !['made', 'refused', 'failed'].includes(one)),
    )
  })
})

describe('what can be refunded', () => {
  it.each([
    [{ charged: 1000, refunded: 0, open: [] }, 1000],
    [{ charged: 1000, refunded: 400, open: [100, 200] }, 300],
    [{ charged: 1000, refunded: 1000, open: [] }, 0],
    [{ charged: 1000, refunded: 900, open: [900] }, 0],
  ])('of %j is %i', (given, left) => {
    expect(refundable(given)).toBe(left)
  })
})
