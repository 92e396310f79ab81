import fc from 'fast-check'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { CONVERSIONS, type Period, type PlanTerms } from '@/domain/subscriptions/terms'

/** A weekly plan as it is seeded, with what a case is about. */
export const planTerms = (changes: Partial<PlanTerms> = {}): PlanTerms => ({
  plan: 'weekly',
  level: 'basic',
  period: { unit: 'WEEK', count: 1 },
  price: { amount: 1999, currency: 'USD' },
  trialDays: 3,
  trialPrice: 0,
  conversion: 'automatic',
  reminders: { trialEnd: [7, 1], firstRenewal: [], everyRenewal: [] },
  graceDays: 7,
  allowance: { tests: 2, courses: 1 },
  ...changes,
})

export const MONTHLY: Period = { unit: 'MONTH', count: 1 }

const period = fc.oneof(
  fc.record({ unit: fc.constant('DAY' as const), count: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ unit: fc.constant('WEEK' as const), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ unit: fc.constant('MONTH' as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ unit: fc.constant('YEAR' as const), count: fc.integer({ min: 1, max: 2 }) }),
)
const days = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 })

export const anyTerms: fc.Arbitrary<PlanTerms> = fc.record({
  plan: fc.constant('any'),
  level: fc.constantFrom('basic' as const, 'premium' as const),
  period,
  price: fc.record({
    amount: fc.integer({ min: 1, max: 9999 }).map((units) => units * 100),
    currency: fc.constantFrom(...SELLABLE_CURRENCIES),
  }),
  trialDays: fc.constantFrom(0, 1, 3, 7, 14, 30),
  trialPrice: fc.constantFrom(0, 195),
  conversion: fc.constantFrom(...CONVERSIONS),
  reminders: fc.record({ trialEnd: days, firstRenewal: days, everyRenewal: days }),
  graceDays: fc.constantFrom(0, 3, 7),
  allowance: fc.constant({ tests: 2, courses: 1 }),
})

/** Instants at which calendars differ: ends of months, leap days, nights in which a clock is changed, ends of a day. */
const ODD = [
  '2027-01-31T23:59:59.999Z',
  '2028-01-30T00:00:00.000Z',
  '2028-02-29T12:00:00.000Z',
  '2027-03-28T00:59:59.000Z',
  '2027-10-31T01:00:00.000Z',
  '2027-03-14T06:59:59.000Z',
  '2027-12-31T15:00:00.000Z',
  '2027-08-31T10:30:00.000Z',
]
export const anyInstant: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
)

export const anyZone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Seoul',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
)
