import { describe, expect, it } from 'vitest'
import { eventsOf, type PlanStatus, statusOf } from '@/ui/subscription/plan-told'
import { PLANS, samplePlan } from './sample-plan'

const PRICE = { amount: 1999, currency: 'USD' }

describe('how a plan stands', () => {
  it.each<[keyof typeof PLANS, PlanStatus]>([
    ['active', { name: 'active', day: '2027-01-11', price: PRICE }],
    ['trialing', { name: 'trialing', day: '2027-01-11', price: PRICE }],
    ['asks', { name: 'asks', day: '2027-01-11', price: null }],
    ['past_due', { name: 'past_due', day: '2027-01-18', price: null }],
    ['cancelling', { name: 'cancelling', day: '2027-01-11', price: null }],
    ['stopped', { name: 'stopped', day: '2027-01-11', price: null }],
  ])('%s is told by its day and price', (state, expected) => {
    expect(statusOf(PLANS[state], true)).toEqual(expected)
  })

  it('opens nothing where no word of its charge came, whatever its state says', () => {
    expect(statusOf(PLANS.active, false)).toEqual({ name: 'closed', day: null, price: null })
  })
})

describe('what is to come', () => {
  const { schedule } = PLANS.trialing
  const reminder = (day: string, kind: 'trial_end' | 'renewal') => ({ at: `${day}T10:00:00.000Z`, day, kind })
  const told = (given: typeof schedule, now = '2027-01-09T12:00:00.000Z') =>
    eventsOf(given, new Date(now)).map(({ day, name }) => `${day} ${name}`)

  it('is in order, a trial’s end before the charge that follows it', () => {
    const reminders = [reminder('2027-01-10', 'trial_end'), reminder('2027-01-17', 'renewal')]
    expect(told({ ...schedule, reminders })).toEqual([
      '2027-01-10 trial_end',
      '2027-01-11 trialOver',
      '2027-01-11 period',
      '2027-01-17 renewal',
      '2027-01-18 period',
      '2027-01-25 period',
    ])
  })

  it('leaves out mails that were due, and those after the last charge that is told', () => {
    const reminders = [reminder('2027-01-08', 'trial_end'), reminder('2027-01-30', 'renewal')]
    expect(told({ ...schedule, reminders })).not.toContainEqual(expect.stringMatching(/trial_end|renewal/))
  })

  it('of a trial that waits for a second yes is its end alone', () => {
    expect(told(PLANS.asks.schedule)).toEqual(['2027-01-11 ends'])
  })

  it('of a cancelled one is its end', () => {
    expect(told(PLANS.cancelling.schedule)).toEqual(['2027-01-11 ends'])
    expect(told(samplePlan().schedule)).not.toContainEqual(expect.stringContaining('ends'))
  })
})
