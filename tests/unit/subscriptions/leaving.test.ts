import { describe, expect, it } from 'vitest'
import { endIfCancelled } from '@/domain/subscriptions/leaving'
import { knownZone } from '@/domain/subscriptions/local-day'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import { planTerms } from './sample-plans'

const terms = planTerms()
const BEGAN = '2027-03-01T10:00:00.000Z'
const trial = (changes: Partial<SubscriptionState> = {}): SubscriptionState => ({
  ...newSubscription({ terms, at: BEGAN, withTrial: true }),
  paidUntil: '2027-03-04T10:00:00.000Z',
  ...changes,
})
const paid: Partial<SubscriptionState> = {
  status: 'active',
  chargesDone: 1,
  paidUntil: '2027-03-11T10:00:00.000Z',
}
const ended = { status: 'ended', endsAt: '2027-03-02T10:00:00.000Z', endedReason: 'withdrawn' } as const
const cancelling = { status: 'cancelling', cancelledAt: BEGAN, endsAt: '2027-03-11T10:00:00.000Z' } as const

describe('a plan that would be cancelled now ends', () => {
  it.each([
    ['with its trial', trial(), '2027-03-02T10:00:00.000Z', '2027-03-04T10:00:00.000Z'],
    ['with its paid period', trial(paid), '2027-03-05T10:00:00.000Z', '2027-03-11T10:00:00.000Z'],
    [
      'at once, where the period that runs is not paid for',
      trial({ ...paid, status: 'past_due', graceUntil: '2027-03-18T10:00:00.000Z', failures: 1 }),
      '2027-03-12T10:00:00.000Z',
      '2027-03-12T10:00:00.000Z',
    ],
    [
      'never again, where it was cancelled',
      trial({ ...paid, ...cancelling }),
      '2027-03-05T10:00:00.000Z',
      null,
    ],
    ['never again, where it has ended', trial(ended), '2027-03-05T10:00:00.000Z', null],
  ] as const)('%s', (_, state, now, end) => {
    expect(endIfCancelled({ terms, state, now: new Date(now) })).toBe(end)
  })
})

describe('a zone that is shown', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['', 'UTC'],
  ])('%s is read as %s', (zone, known) => {
    expect(knownZone(zone)).toBe(known)
  })
})
