import { describe, expect, it } from 'vitest'
import { accessOf } from '@/domain/subscriptions/access'
import { amountOf } from '@/domain/subscriptions/amount'
import { dueNotices } from '@/domain/subscriptions/letters/notices'
import { transitionSubscription } from '@/domain/subscriptions/machine'
import { addDays } from '@/domain/subscriptions/period'
import { firstAskable, PRICE_ASKED_DAYS } from '@/domain/subscriptions/price-change'
import { scheduleOf } from '@/domain/subscriptions/schedule'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import type { SubscriptionEvent } from '@/domain/subscriptions/transition'
import { MONTHLY, planTerms } from './sample-plans'

const STARTED = '2027-01-01T10:00:00.000Z'
const terms = planTerms({ period: MONTHLY, trialDays: 0 })
const NOW = '2027-01-10T10:00:00.000Z'
const bought: SubscriptionState = {
  ...newSubscription({ terms, at: STARTED, withTrial: false }),
  chargesDone: 1,
  paidUntil: '2027-02-01T10:00:00.000Z',
  nextChargeAt: '2027-02-01T10:00:00.000Z',
}
const hear = (state: SubscriptionState, event: SubscriptionEvent, now = NOW) =>
  transitionSubscription({ terms, state, now: new Date(now) }, event)
const applied = (state: SubscriptionState, event: SubscriptionEvent, now = NOW): SubscriptionState => {
  const told = hear(state, event, now)
  if (told.kind !== 'applied') throw new Error(JSON.stringify(told))
  return told.state
}
const ask = { type: 'price_asked', amount: 2999, n: 3 } as const
const asked = applied(bought, ask)
const charged = (n: number, at: string, amount: number): SubscriptionEvent => ({
  type: 'charged',
  n,
  at,
  amount,
  isNew: true,
})
const amounts = (state: SubscriptionState) =>
  scheduleOf({ terms, state, zone: 'UTC', count: 3 }).charges.map(({ n, amount }) => [n, amount])

describe('another price', () => {
  it('is asked for from the first charge that is 30 days away', () => {
    expect(firstAskable({ terms, state: bought, now: new Date(NOW) })).toBe(3)
    const edge = addDays('2027-02-01T10:00:00.000Z', -PRICE_ASKED_DAYS)
    expect(firstAskable({ terms, state: bought, now: new Date(edge) })).toBe(2)
  })

  it('changes nothing before its charge, and without a yes the plan ends there', () => {
    expect(amounts(asked)).toEqual([[2, 1999]])
    const renewed = applied(asked, charged(2, '2027-02-01T10:00:00.000Z', 1999), '2027-02-01T10:00:00.000Z')
    expect(renewed.nextChargeAt).toBeNull()
    expect(hear(renewed, { type: 'period_over' }, '2027-03-01T09:59:59.999Z').kind).toBe('ignored')
    const ended = hear(renewed, { type: 'period_over' }, '2027-03-01T10:00:00.000Z')
    expect(ended).toMatchObject({
      kind: 'applied',
      state: { status: 'ended', endsAt: '2027-03-01T10:00:00.000Z', endedReason: 'not_agreed' },
      effects: ['stop_billing', 'mail_ended'],
    })
  })

  it('is taken from its charge on once it was agreed to, and not before', () => {
    const agreed = applied(asked, { type: 'agreed' })
    expect(amounts(agreed)).toEqual([
      [2, 1999],
      [3, 2999],
      [4, 2999],
    ])
    expect(amountOf({ terms, state: agreed, n: 1 })).toBe(1999)
    expect(hear(agreed, { type: 'agreed' })).toEqual({ kind: 'ignored', reason: 'already_known' })
  })

  it.each([
    ['the price that was shown', 2999, 'applied'],
    ['another one', 2499, 'rejected'],
    ['a trial', null, 'rejected'],
    ['what the provider is told of', undefined, 'applied'],
  ])('hears a yes to %s as %s: %s', (_, price, kind) => {
    expect(hear(asked, { type: 'agreed', price }).kind).toBe(kind)
  })

  it('is agreed to once', () => {
    const agreed = applied(asked, { type: 'agreed', price: 2999 })
    expect(hear(agreed, { type: 'agreed', price: 2999 })).toEqual({
      kind: 'ignored',
      reason: 'already_known',
    })
    expect(hear(agreed, { type: 'agreed', price: 2499 }).kind).toBe('rejected')
    expect(hear(bought, { type: 'agreed', price: 2999 }).kind).toBe('rejected')
  })

  it('that waits keeps nothing open for which no charge was told', () => {
    const [until, before] = [asked, bought].map(
      (state) => accessOf({ terms, state, now: new Date(NOW) }).until ?? '',
    )
    expect(until).toBe(before)
    expect(accessOf({ terms, state: asked, now: new Date(until ?? '') }).open).toBe(false)
    expect(hear(asked, { type: 'period_over' }, until)).toMatchObject({
      kind: 'applied',
      anomaly: 'charge_missing',
      state: { status: 'ended', endedReason: 'payment_failed' },
    })
  })

  it('that a provider takes without a yes goes back whole', () => {
    const renewed = applied(asked, charged(2, '2027-02-01T10:00:00.000Z', 1999), '2027-02-01T10:00:00.000Z')
    for (const amount of [1999, 2999])
      expect(
        hear(renewed, charged(3, '2027-03-01T10:00:00.000Z', amount), '2027-03-01T10:00:00.000Z'),
      ).toMatchObject({ kind: 'applied', anomaly: 'charged_without_consent', refund: amount })
  })

  it('that follows another keeps that one until then', () => {
    const agreed = applied(asked, { type: 'agreed' })
    expect(hear(agreed, { ...ask, amount: 3999, n: 5 })).toEqual({ kind: 'rejected', code: 'price_changes' })
    const begun = { ...agreed, chargesDone: 3, paidUntil: '2027-04-01T10:00:00.000Z' }
    const again = applied(begun, { ...ask, amount: 3999, n: 5 }, '2027-03-02T10:00:00.000Z')
    expect(amounts(again)).toEqual([[4, 2999]])
  })

  it.each<[string, SubscriptionState, Partial<typeof ask> & { n?: number; amount?: number }, string]>([
    ['the same price', bought, { amount: 1999 as never }, 'no_price'],
    ['no price at all', bought, { amount: 0 as never }, 'no_price'],
    ['a charge that is too near', bought, { n: 2 as never }, 'too_late'],
    ['a plan that was cancelled', { ...bought, status: 'cancelling' }, {}, 'not_renewing'],
    ['a plan whose charge failed', { ...bought, status: 'past_due' }, {}, 'not_renewing'],
    ['a plan that has not begun', { ...bought, paidUntil: null }, {}, 'not_begun'],
  ])('is not asked for where it is for %s', (_, state, changes, code) => {
    expect(hear(state, { ...ask, ...changes })).toEqual({ kind: 'rejected', code })
  })

  it('is told once more a week before it ends the plan, and not once it was agreed to', () => {
    const due = (state: SubscriptionState, now: string) =>
      dueNotices({ terms, state, country: 'DE', cardExpires: null, now: new Date(now) }).map(({ key }) => key)
    expect(due(asked, '2027-02-22T09:59:59.999Z')).toEqual([])
    expect(due(asked, '2027-02-22T10:00:00.000Z')).toEqual(['price:3:2999'])
    expect(due(asked, '2027-03-01T10:00:00.000Z')).toEqual([])
    expect(due(applied(asked, { type: 'agreed' }), '2027-02-22T10:00:00.000Z')).toEqual([])
  })
})
