import { beforeAll, beforeEach, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { type AdminClient, signIn as signInStaff } from '../support/admin'
import { query } from '../support/database'
import { type BoughtPlan, buyPlan, readSubscription } from '../support/plan'
import { finish } from '../support/questionnaire'
import { makeUnmeasured } from '../support/unmeasured'
import { forgetRateLimits } from './support/rate-limits'

// Letters about a plan that goes on, beside the reminders of its schedule (domain/subscriptions/notices.ts).
let owner: AdminClient
beforeAll(async () => {
  owner = await signInStaff()
})
beforeEach(forgetRateLimits)

const DAY = 86_400_000

const advance = async ({ subscription }: BoughtPlan, days: number): Promise<Date> => {
  const { clockAheadMs } = await readSubscription('id = $1', [subscription.id])
  const to = new Date(Date.now() + Number(clockAheadMs) + days * DAY)
  const response = await owner.fetch(`/api/admin/subscriptions/${subscription.id}/advance`, {
    method: 'POST',
    body: JSON.stringify({ to: to.toISOString() }),
  })
  expect(response.status).toBe(200)
  return to
}

/** The letters of one kind that were queued, by the keys of their events. */
const lettersOf = async ({ subscription }: BoughtPlan, about: string): Promise<string[]> => {
  const rows = await query<{ key: string }>(
    `select m.key from mails m join subscription_events e on m.key = 'plan_note:' || e.key
     where e.subscription_id = $1 and e.key like $2 order by m.key`,
    [subscription.id, `%:${about}%`],
  )
  return rows.map(({ key }) => key.slice(key.indexOf(about)))
}

it('the yearly notice goes out once a year in the United States', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  await advance(bought, 364)
  expect(await lettersOf(bought, 'annual')).toEqual([])
  await advance(bought, 3)
  await advance(bought, 1)
  expect(await lettersOf(bought, 'annual')).toEqual(['annual:1'])
})

it('the month of the card is kept, and told 30 days before its end, once', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  const { id } = bought.subscription
  const stored = async () => (await readSubscription('id = $1', [id])).cardExpires
  expect(await stored()).toBe('2034-12')
  expect(await lettersOf(bought, 'card:')).toEqual([])
  // The middle of the month after the next, whatever day it is.
  const now = new Date()
  const middle = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 15)
  await advance(bought, (middle - now.getTime()) / DAY)
  const month = new Date(middle).toISOString().slice(0, 7)
  await query('update subscriptions set card_expires = $2 where id = $1', [id, month])
  await advance(bought, 0.01)
  await advance(bought, 0.01)
  expect(await lettersOf(bought, 'card:')).toEqual([`card:${month}`])
})

it('a report that turns out not to count is given back by itself, once, and told', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  const { visitor, subscription } = bought
  const { orderNumber } = await finish(visitor, { kind: 'left_right' })
  expect((await visitor.call('report.openByPlan', { body: { orderNumber } })).result).toBe(RESULTS.ok)
  const left = async () => (await visitor.ok('user.vipDetail', {})).subscription?.left.tests
  expect(await left()).toBe(1)
  await makeUnmeasured(orderNumber)
  await advance(bought, 0.01)
  await advance(bought, 0.01)
  expect(await left()).toBe(2)
  const letters = await query('select key from mails where key like $1', [
    `plan_note:${subscription.id}:given_back:%`,
  ])
  expect(letters).toHaveLength(1)
})
