import { expect, it } from 'vitest'
import { aMonth, hasPlans, type PlanFigures } from '@/domain/statistics/plan-figures'

it.each([
  ['a month', 4999, { unit: 'MONTH', count: 1 }, 4999],
  ['a quarter', 9000, { unit: 'MONTH', count: 3 }, 3000],
  ['a year', 12_000, { unit: 'YEAR', count: 1 }, 1000],
  // 365.25 / 7 / 12 weeks a month
  ['a week', 1999, { unit: 'WEEK', count: 1 }, 8691.9],
  ['four weeks', 1999, { unit: 'WEEK', count: 4 }, 2173],
  ['a day', 71, { unit: 'DAY', count: 1 }, 2161.1],
] as const)('a price of %s is told for a month', (_, amount, period, monthly) => {
  expect(aMonth({ amount, period })).toBeCloseTo(monthly, 0)
})

const NONE: PlanFigures = {
  now: { trialing: 0, renewing: 0, leaving: 0 },
  recurring: [],
  period: {
    began: 0,
    trialsEnded: 0,
    trialsPaid: 0,
    renewed: 0,
    failed: 0,
    cancelled: 0,
    ranBefore: 0,
    lost: 0,
  },
}

it('says nothing of a shop that sold no plan', () => {
  expect(hasPlans(NONE)).toBe(false)
  expect(hasPlans({ ...NONE, period: { ...NONE.period, lost: 1 } })).toBe(true)
})
