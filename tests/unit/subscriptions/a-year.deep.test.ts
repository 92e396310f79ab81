import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyBreaches } from '@/domain/subscriptions/history'
import { anyYear, liveAYear } from './a-year'

const years = fc.sample(anyYear, { numRuns: 300, seed: 20_270_115 })

describe('300 years of plans', () => {
  const lived = years.map((year) => ({ year, plans: liveAYear(year) }))
  const plans = lived.flatMap((one) => one.plans)

  it('keep every promise: nothing is taken after the end, twice, without consent, unlike what was shown, or unannounced', () => {
    const broken = lived.flatMap((one) => {
      const breaches = historyBreaches(one.plans)
      return breaches.length > 0 ? [{ year: one.year, breaches }] : []
    })
    expect(broken).toEqual([])
  })

  it('are full of what can go wrong', () => {
    const reasons = new Set(plans.map(({ state }) => state.endedReason))
    for (const reason of ['cancelled', 'not_agreed', 'payment_failed', 'withdrawn', 'disputed'] as const)
      expect(reasons).toContain(reason)
    expect(plans.length).toBeGreaterThan(years.length)
    expect(plans.some(({ charges }) => charges.length > 20)).toBe(true)
    const atNewPrice = plans.filter(({ state: { priceChange }, charges }) =>
      charges.some(({ amount }) => amount === priceChange?.amount),
    )
    expect(atNewPrice.length).toBeGreaterThan(0)
    expect(plans.some(({ charges }) => charges.some(({ refunded }) => refunded > 0))).toBe(true)
  })

  it('break it where money that is not owed stays', () => {
    const codes = years.flatMap((year) =>
      historyBreaches(liveAYear(year, { givesBack: false })).map(({ code }) => code),
    )
    for (const code of ['charged_twice', 'charged_after_end'] as const) expect(codes).toContain(code)
  })
})
