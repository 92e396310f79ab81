import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDay } from '@/domain/subscriptions/local-day'
import {
  addPeriods,
  chargeAt,
  chargeNear,
  isPeriod,
  leastDays,
  millis,
  periodAt,
} from '@/domain/subscriptions/period'
import type { Period } from '@/domain/subscriptions/terms'
import { anyInstant, anyTerms } from './sample-plans'

const per = (text: string): Period => {
  const [count, unit] = text.split(' ')
  return { unit: unit as Period['unit'], count: Number(count) }
}

describe('the charges of a plan', () => {
  it.each<[string, string, string[]]>([
    ['2027-01-31T10:00:00.000Z', '1 MONTH', ['01-31', '02-28', '03-31', '04-30', '05-31']],
    ['2028-01-31T10:00:00.000Z', '1 MONTH', ['01-31', '02-29', '03-31', '04-30', '05-31']],
    ['2027-01-30T10:00:00.000Z', '1 MONTH', ['01-30', '02-28', '03-30', '04-30', '05-30']],
    ['2027-11-30T10:00:00.000Z', '3 MONTH', ['11-30', '02-29', '05-30', '08-30', '11-30']],
    ['2028-02-29T10:00:00.000Z', '1 YEAR', ['02-29', '02-28', '02-28', '02-28', '02-29']],
    ['2027-12-31T10:00:00.000Z', '1 MONTH', ['12-31', '01-31', '02-29', '03-31', '04-30']],
    ['2027-03-25T10:00:00.000Z', '1 WEEK', ['03-25', '04-01', '04-08', '04-15', '04-22']],
    ['2027-02-20T10:00:00.000Z', '4 WEEK', ['02-20', '03-20', '04-17', '05-15', '06-12']],
    ['2028-02-27T10:00:00.000Z', '1 DAY', ['02-27', '02-28', '02-29', '03-01', '03-02']],
  ])('from %s every %s', (anchorAt, period, days) => {
    const all = [1, 2, 3, 4, 5].map((n) => chargeAt({ anchorAt, period: per(period), n }))
    expect(all.map((at) => at.slice(5, 10))).toEqual(days)
    expect(new Set(all.map((at) => at.slice(10)))).toEqual(new Set(['T10:00:00.000Z']))
  })

  it('stay a week of 168 hours where clocks are changed', () => {
    const before = '2027-03-27T12:00:00.000Z'
    expect(millis(addPeriods(before, per('1 WEEK'), 1)) - millis(before)).toBe(168 * 3_600_000)
  })
})

describe('the period of an instant', () => {
  it.each<[string, number | null]>([
    ['2027-01-31T09:59:59.999Z', null],
    ['2027-01-31T10:00:00.000Z', 1],
    ['2027-02-28T09:59:59.999Z', 1],
    ['2027-02-28T10:00:00.000Z', 2],
    ['2027-03-31T09:59:59.999Z', 2],
    ['2027-03-31T10:00:00.000Z', 3],
    ['2029-01-31T10:00:00.000Z', 25],
  ])('at %s is %s', (at, n) => {
    const found = periodAt({ anchorAt: '2027-01-31T10:00:00.000Z', period: per('1 MONTH'), at })
    expect(found?.n ?? null).toBe(n)
  })

  it('holds it, whatever the plan', () => {
    fc.assert(
      fc.property(anyTerms, anyInstant, fc.nat(4_000 * 86_400_000), ({ period }, anchorAt, after) => {
        const at = new Date(millis(anchorAt) + after).toISOString()
        const found = periodAt({ anchorAt, period, at })
        expect(found).not.toBeNull()
        expect(millis(found?.start ?? '')).toBeLessThanOrEqual(millis(at))
        expect(millis(found?.end ?? '')).toBeGreaterThan(millis(at))
        expect(millis(found?.end ?? '') - millis(found?.start ?? '')).toBeGreaterThanOrEqual(
          leastDays(period) * 86_400_000,
        )
      }),
    )
  })
})

describe('the charge of a period that a provider says begins at', () => {
  it.each<[string, number]>([
    ['2027-01-30T23:00:00.000Z', 1],
    ['2027-01-31T10:00:03.000Z', 1],
    ['2027-02-28T09:59:57.000Z', 2],
    ['2027-02-28T11:00:00.000Z', 2],
    ['2027-03-31T04:00:00.000Z', 3],
  ])('%s is %i', (at, n) => {
    expect(chargeNear({ anchorAt: '2027-01-31T10:00:00.000Z', period: per('1 MONTH'), at })).toBe(n)
  })
})

describe('a period', () => {
  it.each<[string, boolean]>([
    ['1 DAY', true],
    ['365 DAY', true],
    ['366 DAY', false],
    ['53 WEEK', false],
    ['12 MONTH', true],
    ['13 MONTH', false],
    ['3 YEAR', true],
    ['0 MONTH', false],
    ['1.5 WEEK', false],
    ['1 HOUR', false],
  ])('of %s can be billed: %s', (period, can) => {
    expect(isPeriod(per(period))).toBe(can)
  })
})

describe('the day that is shown', () => {
  it.each<[string, string, string]>([
    ['2027-03-31T15:00:00.000Z', 'Asia/Seoul', '2027-04-01'],
    ['2027-03-31T15:00:00.000Z', 'America/New_York', '2027-03-31'],
    ['2027-03-28T22:30:00.000Z', 'Europe/Berlin', '2027-03-29'],
    ['2027-03-27T22:30:00.000Z', 'Europe/Berlin', '2027-03-27'],
    ['2027-12-31T23:30:00.000Z', 'UTC', '2027-12-31'],
    ['2027-12-31T23:30:00.000Z', 'Mars/Olympus', '2027-12-31'],
    ['2027-12-31T23:30:00.000Z', '', '2027-12-31'],
  ])('of %s in %s is %s', (at, zone, day) => {
    expect(localDay(at, zone)).toBe(day)
  })
})
