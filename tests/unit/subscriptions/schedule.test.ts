import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueReminders } from '@/domain/subscriptions/letters/due-reminders'
import { millis } from '@/domain/subscriptions/period'
import { nextChargeOf, type Schedule, scheduleOf } from '@/domain/subscriptions/schedule'
import { asIfAgreed, newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import { anyInstant, anyTerms, anyZone, MONTHLY, planTerms } from './sample-plans'

const START = '2027-01-28T22:00:00.000Z'
const sold = (terms = planTerms(), withTrial = true) => newSubscription({ terms, at: START, withTrial })
const schedule = (terms = planTerms(), state: SubscriptionState = sold(terms), count = 3): Schedule =>
  scheduleOf({ terms, state, zone: 'Europe/Berlin', count })

const charges = ({ charges: all }: Schedule) =>
  all.map(({ n, at, amount }) => `${n} ${at.slice(0, 10)} ${amount}`)
const reminders = ({ reminders: all }: Schedule) => all.map(({ key, at }) => `${key} ${at.slice(0, 13)}`)

describe('the schedule at the sale', () => {
  it('of a weekly plan with three days free', () => {
    const shown = schedule()
    expect(charges(shown)).toEqual(['1 2027-01-31 1999', '2 2027-02-07 1999', '3 2027-02-14 1999'])
    expect(shown.trialEnd).toEqual({ at: '2027-01-31T22:00:00.000Z', day: '2027-01-31', converts: true })
    expect(shown.end).toBeNull()
  })

  it('of a trial that is paid begins with its price', () => {
    const shown = schedule(planTerms({ trialPrice: 195 }))
    expect(charges(shown).slice(0, 2)).toEqual(['0 2027-01-28 195', '1 2027-01-31 1999'])
    expect(shown.charges[0]).toMatchObject({ kind: 'trial', periodEnd: '2027-01-31T22:00:00.000Z' })
  })

  it('without the trial begins with the price, today', () => {
    expect(charges(schedule(planTerms(), sold(planTerms(), false)))[0]).toBe('1 2027-01-28 1999')
  })

  it('takes a credit off the first charge, at most all of it', () => {
    const terms = planTerms({ trialDays: 0 })
    const state = (credit: number) => newSubscription({ terms, at: START, withTrial: false, credit })
    expect(charges(schedule(terms, state(500))).map((line) => line.slice(13))).toEqual([
      '1499',
      '1999',
      '1999',
    ])
    expect(charges(schedule(terms, state(9999)))[0]).toBe('1 2027-01-28 0')
  })

  it('of a trial that asks again ends with it, and shows on request what a yes would bring', () => {
    const terms = planTerms({ conversion: 'asked' })
    expect(charges(schedule(terms))).toEqual([])
    expect(schedule(terms).end).toMatchObject({ at: '2027-01-31T22:00:00.000Z', reason: 'not_agreed' })
    expect(schedule(terms).reminders.map(({ amount }) => amount)).toEqual([null, null])
    expect(charges(schedule(terms, asIfAgreed(sold(terms))))[0]).toBe('1 2027-01-31 1999')
  })

  it('tells the days of the reader', () => {
    const terms = planTerms({ trialDays: 0 })
    const inSeoul = scheduleOf({ terms, state: sold(terms), zone: 'Asia/Seoul', count: 1 })
    expect(inSeoul.charges[0]).toMatchObject({ at: START, day: '2027-01-29' })
  })
})

describe('reminders', () => {
  it.each<[string, number, number[], string[]]>([
    ['a long trial', 14, [7, 1], ['trial_end:1:7 2027-02-04T22', 'trial_end:1:1 2027-02-10T22']],
    [
      'a short one: at once, and 24 hours before',
      3,
      [7],
      ['trial_end:1:7 2027-01-28T22', 'trial_end:1:1 2027-01-30T22'],
    ],
    ['one as long as the offset', 7, [7], ['trial_end:1:7 2027-01-28T22']],
    ['one of a day: at once only', 1, [7], ['trial_end:1:7 2027-01-28T22']],
    [
      'two offsets beyond its begin: one mail',
      3,
      [9, 7, 1],
      ['trial_end:1:9 2027-01-28T22', 'trial_end:1:1 2027-01-30T22'],
    ],
    ['none asked', 3, [], []],
  ])('of the end of %s', (_, trialDays, trialEnd, expected) => {
    const terms = planTerms({ trialDays, reminders: { trialEnd, firstRenewal: [], everyRenewal: [] } })
    expect(reminders(schedule(terms))).toEqual(expected)
  })

  it.each<[string, { firstRenewal: number[]; everyRenewal: number[] }, string[]]>([
    ['the first only', { firstRenewal: [7], everyRenewal: [] }, ['renewal:2:7 2027-02-21T22']],
    [
      'every',
      { firstRenewal: [], everyRenewal: [5] },
      ['renewal:2:5 2027-02-23T22', 'renewal:3:5 2027-03-23T22'],
    ],
    [
      'both, once where they agree',
      { firstRenewal: [5, 7], everyRenewal: [5] },
      ['renewal:2:7 2027-02-21T22', 'renewal:2:5 2027-02-23T22', 'renewal:3:5 2027-03-23T22'],
    ],
    [
      'one before its period: at its begin',
      { firstRenewal: [60], everyRenewal: [] },
      ['renewal:2:60 2027-01-28T22'],
    ],
  ])('of renewals: %s', (_, days, expected) => {
    const terms = planTerms({ period: MONTHLY, trialDays: 0, reminders: { trialEnd: [], ...days } })
    expect(reminders(schedule(terms))).toEqual(expected)
  })

  it.each<[string, string, string[], string[]]>([
    ['before any', '2027-01-28T21:00:00.000Z', [], []],
    ['at the first', '2027-01-28T22:00:00.000Z', [], ['trial_end:1:7']],
    ['once sent', '2027-01-29T22:00:00.000Z', ['trial_end:1:7'], []],
    ['two missed: the latest', '2027-01-31T21:00:00.000Z', [], ['trial_end:1:1']],
    ['the later was sent: not the earlier after it', '2027-01-31T21:00:00.000Z', ['trial_end:1:1'], []],
    ['when the event has come', '2027-01-31T22:00:00.000Z', [], []],
  ])('are due %s', (_, now, sent, keys) => {
    const due = dueReminders({ schedule: schedule(), sent: new Set(sent), now: new Date(now) })
    expect(due.map(({ key }) => key)).toEqual(keys)
  })
})

describe('a schedule in a later state', () => {
  const running = (changes: Partial<SubscriptionState>): SubscriptionState => ({
    ...sold(),
    status: 'active',
    chargesDone: 2,
    paidUntil: '2027-02-14T22:00:00.000Z',
    ...changes,
  })
  it.each<[string, Partial<SubscriptionState>, string[], string | null]>([
    ['active', {}, ['3 2027-02-14 1999'], null],
    [
      'cancelling',
      { status: 'cancelling', endsAt: '2027-02-14T22:00:00.000Z', endedReason: 'cancelled' },
      [],
      'cancelled',
    ],
    [
      'stopped',
      { status: 'stopped', endsAt: '2027-02-14T22:00:00.000Z', endedReason: 'disputed' },
      [],
      'disputed',
    ],
    [
      'ended',
      { status: 'ended', endsAt: '2027-02-01T22:00:00.000Z', endedReason: 'withdrawn' },
      [],
      'withdrawn',
    ],
    [
      'past due, with a try to come',
      {
        status: 'past_due',
        graceUntil: '2027-02-21T22:00:00.000Z',
        nextChargeAt: '2027-02-17T22:00:00.000Z',
      },
      ['3 2027-02-17 1999'],
      'payment_failed',
    ],
    [
      'past due, and the next try would come too late',
      {
        status: 'past_due',
        graceUntil: '2027-02-21T22:00:00.000Z',
        nextChargeAt: '2027-02-21T22:00:00.000Z',
      },
      [],
      'payment_failed',
    ],
    [
      'past due, and its provider gave up',
      { status: 'past_due', graceUntil: '2027-02-21T22:00:00.000Z', nextChargeAt: null },
      [],
      'payment_failed',
    ],
  ])('that is %s', (_, changes, expected, reason) => {
    const shown = schedule(planTerms(), running(changes), 1)
    expect(charges(shown)).toEqual(expected)
    expect(shown.end?.reason ?? null).toBe(reason)
    expect(shown.trialEnd).toBeNull()
  })
})

describe('whatever the plan, the start and the zone', () => {
  const anySale = fc.record({ terms: anyTerms, at: anyInstant, zone: anyZone, withTrial: fc.boolean() })

  it('the schedule survives JSON, and its reach only cuts it', () => {
    fc.assert(
      fc.property(anySale, fc.integer({ min: 1, max: 9 }), ({ terms, at, zone, withTrial }, count) => {
        const state = newSubscription({ terms, at, withTrial })
        const long = scheduleOf({ terms, state, zone, count: 10 })
        expect(JSON.parse(JSON.stringify(long))).toEqual(long)
        const stored = JSON.parse(JSON.stringify({ terms, state }))
        expect(scheduleOf({ ...stored, zone, count }).charges).toEqual(long.charges.slice(0, count))
        const until = long.charges[count - 1]?.at
        if (until)
          expect(scheduleOf({ terms, state, zone, until }).charges).toEqual(long.charges.slice(0, count))
      }),
    )
  })

  it('charges only come later, and each begins where the one before ends', () => {
    fc.assert(
      fc.property(anySale, ({ terms, at, zone, withTrial }) => {
        const { charges: all } = scheduleOf({
          terms,
          state: newSubscription({ terms, at, withTrial }),
          zone,
          count: 8,
        })
        for (const [index, charge] of all.entries()) {
          const before = all[index - 1]
          expect(millis(charge.periodEnd)).toBeGreaterThan(millis(charge.at))
          if (before) expect(charge.periodStart).toBe(before.periodEnd)
        }
      }),
    )
  })

  it('a reminder lies between the begin of what ends and its event', () => {
    fc.assert(
      fc.property(anySale, ({ terms, at, zone, withTrial }) => {
        const shown = scheduleOf({ terms, state: newSubscription({ terms, at, withTrial }), zone, count: 8 })
        for (const each of shown.reminders) {
          expect(millis(each.at)).toBeGreaterThanOrEqual(millis(at))
          expect(millis(each.at)).toBeLessThan(millis(each.about))
        }
        expect(new Set(shown.reminders.map(({ key }) => key)).size).toBe(shown.reminders.length)
      }),
    )
  })

  it('the next charge is the first of the schedule', () => {
    fc.assert(
      fc.property(anySale, ({ terms, at, zone, withTrial }) => {
        const state = newSubscription({ terms, at, withTrial })
        const [first] = scheduleOf({ terms, state, zone, count: 1 }).charges
        expect(nextChargeOf({ terms, state })?.at).toBe(first?.at)
        expect(state.nextChargeAt).toBe(first?.at ?? null)
      }),
    )
  })
})
