import { beforeEach, expect, it } from 'vitest'
import type { PlanFigures } from '@/domain/statistics/plan-figures'
import { signIn as signInStaff } from '../support/admin'
import { buyPlan, PLAN_CARDS, replacePlan } from '../support/plan'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const DAY = 86_400_000
/** Their clocks are set forward, so the period ends then. */
const LATER = () => new Date(Date.now() + 36 * DAY)

const readAny = async (scope: object = {}): Promise<PlanFigures | null> => {
  const { readOverview } = await import('@/services/statistics/read-overview')
  const payload = await localPayload()
  return (await readOverview({ payload, now: LATER }, { days: 90, scope, withMoney: true })).plans
}

const read = async (): Promise<PlanFigures> => {
  const plans = await readAny()
  if (!plans) throw new Error('Nothing was told of plans.')
  return plans
}

const advance = async (id: string, days: number) =>
  (await signInStaff()).fetch(`/api/admin/subscriptions/${id}/advance`, {
    method: 'POST',
    body: JSON.stringify({ to: new Date(Date.now() + days * DAY).toISOString() }),
  })

const usd = ({ recurring }: PlanFigures): number =>
  recurring.find(({ currency }) => currency === 'USD')?.amount ?? 0

const grown = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]))

it('plans are counted as they stand, with what they bring in a month and what became of trials', async () => {
  const before = await read()
  const paying = await buyPlan({ code: 'monthly' })
  const failing = await buyPlan({ card: PLAN_CARDS.refusesLater })
  const converted = await buyPlan()
  await buyPlan()
  await advance(converted.subscription.id, 3.01)
  await advance(paying.subscription.id, 32)
  await advance(failing.subscription.id, 3.01)
  const after = await read()
  expect(grown(after.now, before.now)).toEqual({ trialing: 1, renewing: 3, leaving: 0 })
  // The three weekly ones have a trial of three days, whose end lies in the period; one was charged after it, which is no renewal.
  expect(grown(after.period, before.period)).toEqual({
    began: 4,
    trialsEnded: 3,
    trialsPaid: 1,
    renewed: 1,
    failed: 1,
    cancelled: 0,
    ranBefore: 0,
    lost: 0,
  })
  // 49.99 a month and twice 19.99 a week.
  expect(usd(after) - usd(before)).toBeGreaterThanOrEqual(4999 + 2 * 8692 - 2)
  expect(usd(after) - usd(before)).toBeLessThanOrEqual(4999 + 2 * 8692 + 2)
})

it('a trial that a change to premium ended is none that nobody paid for', async () => {
  const before = await read()
  await replacePlan(await buyPlan())
  const after = await read()
  expect(grown(after.period, before.period)).toMatchObject({
    began: 2,
    trialsEnded: 0,
    trialsPaid: 0,
    renewed: 0,
    lost: 0,
  })
})

it('a plan belongs to no test and no landing page, so nothing is told of one', async () => {
  expect(await readAny({ landing: 'new' })).toBeNull()
  expect(await readAny({ locale: 'EN' })).not.toBeNull()
})
