import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, displayUnit } from '@/domain/money/currencies'
import { instantOf, millis } from '@/domain/subscriptions/period'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import { spendUpgradeCredit, upgradeCredit } from '@/domain/subscriptions/upgrade-credit'
import { anyInstant, anyTerms, MONTHLY, planTerms } from './sample-plans'

const START = '2027-04-01T00:00:00.000Z'
const credit = (currency: Currency, paid: number, now: string, changes: Partial<SubscriptionState> = {}) => {
  const terms = planTerms({ period: MONTHLY, trialDays: 0, price: { amount: paid, currency } })
  const state = { ...newSubscription({ terms, at: START, withTrial: false }), chargesDone: 1, ...changes }
  return upgradeCredit({ terms, state, paid, now: new Date(now) })
}

describe('what an upgrade credits of 30 days in April', () => {
  it.each<[string, Currency, number, string, number]>([
    ['all of it at once', 'USD', 4999, START, 4999],
    ['never more, where clocks differ', 'USD', 4999, '2027-03-31T23:59:58.000Z', 4999],
    ['half in the middle, half a cent up', 'USD', 4999, '2027-04-16T00:00:00.000Z', 2500],
    ['a second of it, less than half a cent', 'USD', 4999, '2027-04-30T23:59:59.000Z', 0],
    ['nothing at its end', 'USD', 4999, '2027-05-01T00:00:00.000Z', 0],
    ['nothing after it, unpaid', 'USD', 4999, '2027-05-03T00:00:00.000Z', 0],
    ['whole yen', 'JPY', 500_000, '2027-04-11T00:00:00.000Z', 333_300],
    ['whole yuan, half up', 'CNY', 10_100, '2027-04-16T00:00:00.000Z', 5_100],
    ['nothing of what was given back', 'USD', 0, '2027-04-02T00:00:00.000Z', 0],
  ])('%s', (_, currency, paid, now, amount) => {
    expect(credit(currency, paid, now).amount).toBe(amount)
  })

  it('tells the seconds that it counted', () => {
    expect(credit('USD', 4999, '2027-04-30T23:59:58.700Z')).toEqual({
      amount: 0,
      unusedSeconds: 2,
      periodSeconds: 2_592_000,
    })
  })

  it('is nothing in a trial, paid or free', () => {
    expect(credit('USD', 195, START, { chargesDone: 0 }).amount).toBe(0)
  })

  it('counts the running period only', () => {
    expect(credit('USD', 3100, '2027-05-17T12:00:00.000Z', { chargesDone: 2 }).amount).toBe(1450)
  })

  it('is at most what was paid, in displayed units, and sinks with time', () => {
    fc.assert(
      fc.property(anyTerms, anyInstant, fc.nat(1000), fc.nat(1000), (terms, at, one, other) => {
        const state = { ...newSubscription({ terms, at, withTrial: false }), chargesDone: 1 }
        const of = (share: number) =>
          upgradeCredit({
            terms,
            state,
            paid: terms.price.amount,
            now: new Date(instantOf(millis(at) + share * 86_400)),
          })
        const [early, late] = [of(Math.min(one, other)), of(Math.max(one, other))]
        expect(early.amount).toBeLessThanOrEqual(terms.price.amount)
        expect(late.amount).toBeLessThanOrEqual(early.amount)
        expect(early.amount % displayUnit(terms.price.currency)).toBe(0)
      }),
    )
  })
})

describe('a credit', () => {
  it.each([
    [6999, 2500, { charge: 4499, refund: 0 }],
    [6999, 6999, { charge: 0, refund: 0 }],
    [6999, 9000, { charge: 0, refund: 2001 }],
  ])('of a price of %i, worth %i', (price, worth, expected) => {
    expect(spendUpgradeCredit({ price, credit: worth })).toEqual(expected)
  })
})
