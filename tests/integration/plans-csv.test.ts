import { beforeEach, expect, it } from 'vitest'
import { signIn as signInStaff } from '../support/admin'
import { query } from '../support/database'
import { buyPlan, PLAN_CARDS } from '../support/plan'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const DAY = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10)

it('staff take plans, renewals and failures of some days as files, without an address', async () => {
  const owner = await signInStaff()
  const paying = await buyPlan({ code: 'monthly' })
  const failing = await buyPlan({ card: PLAN_CARDS.refusesLater })
  for (const [{ subscription }, days] of [
    [paying, 32],
    [failing, 3.01],
  ] as const)
    await owner.fetch(`/api/admin/subscriptions/${subscription.id}/advance`, {
      method: 'POST',
      body: JSON.stringify({ to: new Date(Date.now() + days * DAY).toISOString() }),
    })
  const priceChange = { amount: 5999, before: 4999, n: 2, askedAt: `${day(0)}T00:00:00.000Z` }
  await query('update subscriptions set price_change = $1 where id = $2', [
    JSON.stringify({ ...priceChange, agreedAt: priceChange.askedAt }),
    paying.subscription.id,
  ])
  const read = async (list: string) => {
    const response = await owner.fetch(`/api/admin/plans.csv?list=${list}&from=${day(-1)}&to=${day(60)}`)
    expect(response.status).toBe(200)
    return response.text()
  }
  const began = await read('subscriptions')
  for (const { subscription, customer } of [paying, failing]) {
    expect(began).toContain(subscription.number)
    expect(began).not.toContain(customer.email)
  }
  // Of a price that was agreed to since, and in force.
  expect(began).toContain(`,59.99,USD,${paying.subscription.number}`)
  expect(await read('renewals')).toContain(`,${paying.subscription.number},2,paid,`)
  expect(await read('failures')).toContain(`,${failing.subscription.number},1,1,past_due,`)
  expect(
    (await owner.fetch('/api/admin/plans.csv?list=customers&from=2027-01-01&to=2027-01-02')).status,
  ).toBe(400)
})
