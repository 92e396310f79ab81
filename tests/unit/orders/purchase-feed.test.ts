import { describe, expect, it } from 'vitest'
import { isHealthKind } from '@/domain/exam/kinds'
import { coarseAgo, FEED_KINDS, FEED_MOST, feedOf, type Purchase } from '@/domain/orders/purchase-feed'

const now = new Date('2026-11-28T12:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() - count * 60_000)
const bought = (...ages: number[]): Purchase[] =>
  ages.map((age) => ({ thing: 'iq', country: 'DE', paidAt: minutes(age) }))
const DAY = 24 * 60

describe('how long ago a purchase was', () => {
  it.each([
    [10, 'hour', 0],
    [59, 'hour', 0],
    [60, 'hour', 1],
    [DAY - 1, 'hour', 23],
    [DAY, 'day', 1],
    [7 * DAY, 'day', 7],
    [-5, 'hour', 0],
  ] as const)('is of %s minutes: %s %s', (age, unit, count) => {
    expect(coarseAgo({ at: minutes(age), now })).toEqual({ unit, count })
  })
})

describe('the feed of recent purchases', () => {
  const five = bought(30, 90, 200, DAY, 2 * DAY)

  it('is none below five, and counts none that is too young or too old', () => {
    expect(feedOf({ purchases: five, now })).toHaveLength(5)
    expect(feedOf({ purchases: five.slice(1), now })).toEqual([])
    expect(feedOf({ purchases: [...five.slice(1), ...bought(9)], now })).toEqual([])
    expect(feedOf({ purchases: [...five.slice(1), ...bought(7 * DAY + 1)], now })).toEqual([])
    expect(feedOf({ purchases: [...five.slice(1), ...bought(10)], now })).toHaveLength(5)
  })

  it('tells the newest first, and a dozen at most, of which it says no instant', () => {
    const items = feedOf({ purchases: [...five, ...bought(...Array(20).fill(300))], now })
    expect(items).toHaveLength(FEED_MOST)
    expect(items[0]).toEqual({ thing: 'iq', country: 'DE', ago: { unit: 'hour', count: 0 } })
  })

  it('is of no test about health', () => {
    expect(FEED_KINDS.filter(isHealthKind)).toEqual([])
    expect(FEED_KINDS).toContain('iq')
  })
})
