import { describe, expect, it } from 'vitest'
import { cardEnd, dueNotices } from '@/domain/subscriptions/letters/notices'
import type { SubscriptionState } from '@/domain/subscriptions/state'
import { newSubscription } from '@/domain/subscriptions/state'
import { planTerms } from './sample-plans'

const STARTED = '2027-02-28T10:00:00.000Z'
const terms = planTerms()
const fresh = newSubscription({ terms, at: STARTED, withTrial: false })
const active: SubscriptionState = { ...fresh, chargesDone: 1, paidUntil: '2099-01-01T00:00:00.000Z' }

type Given = { now: string; country?: string; cardExpires?: string | null; state?: SubscriptionState }
const due = ({ now, country = 'US', cardExpires = null, state = active }: Given) =>
  dueNotices({ terms, state, country, cardExpires, now: new Date(now) }).map(({ key }) => key)

describe('the yearly notice', () => {
  it.each([
    ['not before a year is over', '2028-02-28T09:59:59.999Z', 'US', []],
    ['a year after the start', '2028-02-28T10:00:00.000Z', 'US', ['annual:1']],
    ['of several that were missed the last', '2030-03-01T00:00:00.000Z', 'US', ['annual:3']],
    ['nowhere else', '2030-03-01T00:00:00.000Z', 'DE', []],
  ])('is due %s', (_, now, country, keys) => {
    expect(due({ now, country })).toEqual(keys)
  })

  it('is not sent of a plan that renews no more', () => {
    const state: SubscriptionState = { ...active, status: 'cancelling', nextChargeAt: null }
    expect(due({ now: '2030-03-01T00:00:00.000Z', state, cardExpires: '2030-03' })).toEqual([])
  })
})

describe('the letter about a card', () => {
  it.each([
    ['31 days before its end', '2027-07-01T11:59:59.999Z', '2027-07', []],
    ['30 days before its end', '2027-07-02T12:00:00.000Z', '2027-07', ['card:2027-07']],
    [
      'on its last day at the western end of the earth',
      '2027-08-01T11:59:59.999Z',
      '2027-07',
      ['card:2027-07'],
    ],
    ['after its end', '2027-08-01T12:00:00.000Z', '2027-07', []],
    ['where the provider says nothing', '2027-07-15T00:00:00.000Z', null, []],
    ['of what is no month', '2027-07-15T00:00:00.000Z', '2027-13', []],
  ])('%s', (_, now, cardExpires, keys) => {
    expect(due({ now, cardExpires, country: 'DE' })).toEqual(keys)
  })

  it('counts a December to the year that it ends in', () => {
    expect(cardEnd('2027-12')).toBe('2028-01-01T12:00:00.000Z')
    expect(cardEnd('27-12')).toBeNull()
  })
})
