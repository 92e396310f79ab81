import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextRefund,
  OPEN_REFUND_STATUSES,
  REFUND_STATUSES,
  type RefundEvent,
  type RefundSource,
  type RefundStatus,
  refundable,
  splitRefund,
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

describe('a sum that several payments give back', () => {
  const paid = (charged: number, changes: Partial<RefundSource> = {}): RefundSource => ({
    charged,
    refunded: 0,
    open: [],
    leftThere: null,
    ...changes,
  })
  it.each<[string, number, RefundSource[], number[], number]>([
    ['one gives it', 400, [paid(1000)], [400], 0],
    ['the first gives it alone while it can', 1000, [paid(1000), paid(1000)], [1000, 0], 0],
    ['the next gives the rest', 1500, [paid(1000), paid(1000)], [1000, 500], 0],
    ['what went back is not given again', 1000, [paid(1000, { refunded: 700 }), paid(1000)], [300, 700], 0],
    ['nor what is about to go', 1000, [paid(1000, { open: [600, 300] }), paid(1000)], [100, 900], 0],
    ['nor what went back at the provider', 1000, [paid(1000, { leftThere: 0 }), paid(1000)], [0, 1000], 0],
    ['what none holds is told', 1000, [paid(1000, { leftThere: 250 })], [250], 750],
    ['nothing is asked of nobody', 5, [], [], 5],
  ])('%s', (_, amount, sources, parts, rest) => {
    expect(splitRefund(amount, sources)).toEqual({ parts, rest })
  })

  it('is never more than each holds, and together with its rest the sum', () => {
    const sum = fc.nat(2000)
    const source = fc.record({
      charged: sum,
      refunded: sum,
      open: fc.array(sum, { maxLength: 2 }),
      leftThere: fc.option(sum),
    })
    fc.assert(
      fc.property(sum, fc.array(source, { maxLength: 4 }), (amount, sources) => {
        const { parts, rest } = splitRefund(amount, sources)
        expect(parts.reduce((all, part) => all + part, 0) + rest).toBe(amount)
        for (const [index, part] of parts.entries()) {
          const { charged = 0, refunded = 0, open = [], leftThere } = sources[index] ?? paid(0)
          const onItsWay = open.reduce((all, one) => all + one, 0)
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(Math.max(0, charged - refunded - onItsWay))
          if (leftThere !== null && leftThere !== undefined)
            expect(part).toBeLessThanOrEqual(Math.max(0, leftThere - onItsWay))
        }
      }),
    )
  })
})
