import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PLAN_POLICIES,
  type PlanPolicy,
  planPolicyFor,
  termsInCountry,
  unmetRules,
  withdrawUntil,
} from '@/domain/subscriptions/country-rules'
import { offSaleReasons, type PlanBilling, type PlanOffer } from '@/domain/subscriptions/on-sale'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { anyTerms, MONTHLY, planTerms } from './sample-plans'

const bare = (changes: Partial<PlanTerms> = {}) =>
  planTerms({ reminders: { trialEnd: [], firstRenewal: [], everyRenewal: [] }, ...changes })
const inCountry = (country: string, terms: PlanTerms) =>
  termsInCountry({ terms, policy: planPolicyFor(country) })
const HALF_YEAR = { period: { unit: 'MONTH', count: 6 } } as const

describe('the terms of a plan', () => {
  it.each<[string, string, Partial<PlanTerms>, Partial<PlanTerms>]>([
    ['KR', 'ask once more', {}, { conversion: 'asked', trialDays: 3 }],
    [
      'CN',
      'remind five days before each charge',
      { period: MONTHLY },
      { reminders: { trialEnd: [5, 1], firstRenewal: [], everyRenewal: [5] } },
    ],
    [
      'US',
      'remind before the first renewal',
      { period: MONTHLY },
      { reminders: { trialEnd: [7, 1], firstRenewal: [7], everyRenewal: [] } },
    ],
    [
      'US',
      'and before each of periods longer than a month',
      { period: { unit: 'MONTH', count: 2 } },
      { reminders: { trialEnd: [7, 1], firstRenewal: [7], everyRenewal: [14] } },
    ],
    [
      'DE',
      'are as the cards ask',
      {},
      { conversion: 'automatic', reminders: { trialEnd: [7, 1], firstRenewal: [], everyRenewal: [] } },
    ],
    [
      'DE',
      'which is more for half a year',
      HALF_YEAR,
      { reminders: { trialEnd: [7, 1], firstRenewal: [], everyRenewal: [14] } },
    ],
  ])('in %s %s', (country, _, changes, expected) => {
    expect(inCountry(country, bare(changes))).toMatchObject(expected)
  })

  it('keep what their editor asks beyond the rules', () => {
    const own = planTerms({
      conversion: 'asked',
      reminders: { trialEnd: [2], firstRenewal: [3], everyRenewal: [4] },
    })
    expect(inCountry('US', own)).toMatchObject({
      conversion: 'asked',
      reminders: { trialEnd: [7, 2, 1], firstRenewal: [7, 3], everyRenewal: [4] },
    })
  })

  it.each<[string, Partial<PlanPolicy>, Partial<PlanTerms>]>([
    ['no trial is allowed', { trials: false }, { trialDays: 0, trialPrice: 0 }],
    ['a shorter one is', { mostTrialDays: 2 }, { trialDays: 2, trialPrice: 195 }],
    ['a longer one is', { mostTrialDays: 9 }, { trialDays: 3, trialPrice: 195 }],
  ])('have the trial that is allowed where %s', (_, changes, expected) => {
    const policy = { ...planPolicyFor('DE'), ...changes }
    expect(termsInCountry({ terms: planTerms({ trialPrice: 195 }), policy })).toMatchObject(expected)
  })

  it('keep every rule of every country, but for a period that is too short', () => {
    const anyPolicy = fc.constantFrom(...PLAN_POLICIES.map(({ policy }) => policy))
    fc.assert(
      fc.property(anyTerms, anyPolicy, fc.boolean(), (terms, base, trials) => {
        const policy = { ...base, trials, mostTrialDays: 5 }
        const unmet = unmetRules({ terms: termsInCountry({ terms, policy }), policy })
        expect(unmet.filter((rule) => rule !== 'period_too_short')).toEqual([])
      }),
    )
  })
})

describe('rules that terms do not keep', () => {
  it.each<[string, string, Partial<PlanTerms>, Partial<PlanPolicy>, string[]]>([
    ['a week in China', 'CN', {}, {}, ['period_too_short', 'reminder_missing']],
    ['four weeks in China', 'CN', { period: { unit: 'WEEK', count: 4 } }, {}, ['reminder_missing']],
    ['a trial in Korea that converts by itself', 'KR', {}, {}, ['consent_not_asked']],
    ['no trial in Korea', 'KR', { trialDays: 0 }, {}, []],
    ['a trial where none is allowed', 'DE', {}, { trials: false }, ['no_trial_here']],
    ['a trial that is too long', 'DE', {}, { mostTrialDays: 2 }, ['trial_too_long']],
    [
      'no reminder of a trial',
      'DE',
      { reminders: { trialEnd: [], firstRenewal: [], everyRenewal: [] } },
      {},
      ['reminder_missing'],
    ],
    [
      'a first renewal that every renewal covers',
      'US',
      { reminders: { trialEnd: [7, 1], firstRenewal: [], everyRenewal: [7] } },
      {},
      [],
    ],
  ])('%s', (_, country, changes, rules, expected) => {
    expect(
      unmetRules({ terms: planTerms(changes), policy: { ...planPolicyFor(country), ...rules } }),
    ).toEqual(expected)
  })
})

describe('the right to withdraw', () => {
  it.each([
    [14, '2027-03-29T12:00:00.000Z'],
    [0, null],
  ])('of %i days ends', (withdrawalDays, until) => {
    expect(withdrawUntil({ state: { startedAt: '2027-03-15T12:00:00.000Z' }, withdrawalDays })).toBe(until)
  })
})

const SANDBOX: PlanBilling = {
  plans: true,
  leastPeriodDays: 1,
  mostPeriodDays: 1095,
  freeTrials: true,
  paidTrials: true,
  askedTrials: true,
}
const offer = (terms: Partial<PlanTerms>, changes: Partial<PlanOffer> = {}): PlanOffer => ({
  terms: planTerms(terms),
  policy: planPolicyFor('DE'),
  billing: SANDBOX,
  benefits: ['tests'],
  openable: ['tests', 'courses'],
  termsCoverPlans: true,
  ...changes,
})
const billing = (changes: Partial<PlanBilling>) => ({ billing: { ...SANDBOX, ...changes } })
const NO_WEEKS = billing({ leastPeriodDays: 28 })

describe('a plan is on sale', () => {
  it.each<[string, PlanOffer, string[]]>([
    ['as it is seeded', offer({}), []],
    ['with a trial of a week for a week', offer({ trialDays: 7 }), []],
    ['not with a longer one', offer({ trialDays: 8 }), ['trial_longer_than_period']],
    ['for a month with one of two weeks', offer({ trialDays: 14, period: MONTHLY }), []],
    ['not without a price', offer({ price: { amount: 0, currency: 'USD' } }), ['price_invalid']],
    ['not at half a yen', offer({ price: { amount: 199_950, currency: 'JPY' } }), ['price_invalid']],
    [
      'not every 13 months',
      offer({ period: { unit: 'MONTH', count: 13 } }),
      ['period_invalid', 'country_rule_unmet'],
    ],
    ['not with half a day of trial', offer({ trialDays: 0.5 }), ['trial_days_invalid']],
    ['with a paid trial', offer({ trialPrice: 195 }), []],
    [
      'not with the price of a trial that it has not',
      offer({ trialPrice: 195, trialDays: 0 }),
      ['trial_price_invalid'],
    ],
    ['not with a trial dearer than itself', offer({ trialPrice: 2000 }), ['trial_price_invalid']],
    ['not with a negative grace', offer({ graceDays: -1 }), ['grace_invalid']],
    [
      'not with a reminder after the event',
      offer({ reminders: { trialEnd: [7, 1, -1], firstRenewal: [], everyRenewal: [] } }),
      ['reminder_invalid'],
    ],
    ['not with half a test', offer({ allowance: { tests: 0.5, courses: 1 } }), ['allowance_invalid']],
    ['with all tests', offer({ allowance: { tests: null, courses: null } }), []],
    ['not with nothing to open', offer({}, { benefits: [] }), ['no_benefit']],
    ['not with games that are not there', offer({}, { benefits: ['tests', 'games'] }), ['benefit_not_open']],
    ['not for a week in China', offer({}, { policy: planPolicyFor('CN') }), ['country_rule_unmet']],
    ['not where the gateway takes no plans', offer({}, billing({ plans: false })), ['gateway_cannot_bill']],
    ['not by the week at a gateway without weeks', offer({}, NO_WEEKS), ['gateway_cannot_bill']],
    ['by four weeks there', offer({ period: { unit: 'WEEK', count: 4 } }, NO_WEEKS), []],
    [
      'not where the gateway gives no trial',
      offer({}, billing({ freeTrials: false })),
      ['gateway_cannot_try'],
    ],
    [
      'not where it gives only free ones',
      offer({ trialPrice: 195 }, billing({ paidTrials: false })),
      ['gateway_cannot_try'],
    ],
    [
      'not where it cannot wait for a yes',
      offer({ conversion: 'asked' }, billing({ askedTrials: false })),
      ['gateway_cannot_try'],
    ],
    [
      'there without a trial',
      offer({ trialDays: 0, conversion: 'asked' }, billing({ freeTrials: false, askedTrials: false })),
      [],
    ],
    ['not with the terms of the seed', offer({}, { termsCoverPlans: false }), ['terms_without_plans']],
  ])('%s', (_, plan, reasons) => {
    expect(offSaleReasons(plan)).toEqual(reasons)
  })
})
