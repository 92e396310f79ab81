import { describe, expect, it } from 'vitest'
import { accessOf } from '@/domain/subscriptions/access'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import { MONTHLY, planTerms } from './sample-plans'

const day = (text: string) => `2027-${text}T10:00:00.000Z`
const TERMS = planTerms({ period: MONTHLY, level: 'premium' })
const paid: SubscriptionState = {
  ...newSubscription({ terms: TERMS, at: day('01-01'), withTrial: true }),
  status: 'active',
  chargesDone: 1,
  paidUntil: day('02-04'),
}
const tried: SubscriptionState = { ...paid, status: 'trialing', chargesDone: 0, paidUntil: day('01-04') }

describe('what a subscription opens', () => {
  it.each<[string, Partial<typeof TERMS>, SubscriptionState, string, string | null]>([
    ['nothing before its first payment', {}, { ...tried, paidUntil: null }, '01-01', null],
    ['all in its trial', {}, tried, '01-03', '01-11'],
    ['all while its first charge is not told', {}, tried, '01-10', '01-11'],
    ['nothing after a trial that nobody agreed to convert', { conversion: 'asked' }, tried, '01-04', null],
    ['all in a paid period', {}, paid, '02-03', '02-11'],
    [
      'all while a charge is not told, for two days even without grace',
      { graceDays: 0 },
      paid,
      '02-05',
      '02-06',
    ],
    ['and no longer', { graceDays: 0 }, paid, '02-06', null],
    ['all in grace', {}, { ...paid, status: 'past_due', graceUntil: day('02-11') }, '02-10', '02-11'],
    [
      'nothing at the end of the grace',
      {},
      { ...paid, status: 'past_due', graceUntil: day('02-11') },
      '02-11',
      null,
    ],
    [
      'all until the end of what was cancelled',
      {},
      { ...paid, status: 'cancelling', endsAt: day('02-04') },
      '02-03',
      '02-04',
    ],
    ['nothing at it', {}, { ...paid, status: 'cancelling', endsAt: day('02-04') }, '02-04', null],
    [
      'all to the paid end while a dispute is open',
      {},
      { ...paid, status: 'stopped', endsAt: day('02-04') },
      '02-03',
      '02-04',
    ],
    ['nothing once ended', {}, { ...paid, status: 'ended', endsAt: day('01-20') }, '01-21', null],
  ])('%s', (_, changes, state, now, openUntil) => {
    const access = accessOf({ terms: { ...TERMS, ...changes }, state, now: new Date(day(now)) })
    expect(access).toMatchObject({ open: openUntil !== null, level: openUntil === null ? null : 'premium' })
    if (openUntil) expect(access.until).toBe(day(openUntil))
  })
})
