import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { PriceChange } from '@/domain/subscriptions/state'
import { type AdminClient, signIn as signInStaff } from '../support/admin'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { type BoughtPlan, buyPlan, readSubscription } from '../support/plan'
import { persist } from '../support/purchase'
import { forgetRateLimits } from './support/rate-limits'

// Another price of a running plan: asked for, agreed to or not (domain/subscriptions/price-change.ts).
let owner: AdminClient
beforeAll(async () => {
  owner = await signInStaff()
})
beforeEach(forgetRateLimits)

const DAY = 86_400_000
const post = (path: string, body: object) =>
  owner.fetch(`/api/admin/subscriptions/${path}`, { method: 'POST', body: JSON.stringify(body) })

const advance = async ({ subscription }: BoughtPlan, days: number): Promise<void> => {
  const { clockAheadMs } = await readSubscription('id = $1', [subscription.id])
  const to = new Date(Date.now() + Number(clockAheadMs) + days * DAY).toISOString()
  expect((await post(`${subscription.id}/advance`, { to })).status).toBe(200)
}

/** Asked for, with the charge from which it would hold. */
const ask = async ({ subscription }: BoughtPlan, amount: number): Promise<number> => {
  expect((await post(`${subscription.id}/price`, { amount })).status).toBe(200)
  const { priceChange } = await readSubscription('id = $1', [subscription.id])
  return (priceChange as PriceChange).n
}

const charges = ({ subscription }: BoughtPlan) =>
  query<{ charge: number; total: number }>(
    'select charge::int, total::int from orders where subscription_id = $1 order by charge',
    [subscription.id],
  )

it('with a yes is taken from its charge on, and no other customer can say it', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  const n = await ask(bought, 5999)
  const { number } = bought.subscription
  const told = await bought.visitor.ok('user.vipDetail', {})
  expect(told.subscription?.newPrice?.amount).toEqual({ amount: 5999, currency: 'USD' })
  const other = await signedIn()
  expect(
    (await other.visitor.call('subscription.agree', { body: { number, seenPrice: 5999 } })).result,
  ).not.toBe(0)
  await bought.visitor.ok('subscription.agree', { body: { number, seenPrice: 5999 } })
  expect((await bought.visitor.ok('user.vipDetail', {})).subscription?.newPrice).toBeNull()
  await advance(bought, 31 * n)
  expect((await charges(bought)).slice(0, n)).toEqual(
    Array.from({ length: n }, (_, at) => ({ charge: at + 1, total: at + 1 < n ? 4999 : 5999 })),
  )
})

it('is agreed to by nobody who was shown another one, and is charged as it was asked for last', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  const { number } = bought.subscription
  const told = () =>
    query(`select 1 from subscription_events where subscription_id = $1 and kind = 'price_told'`, [
      bought.subscription.id,
    ])
  const isTold = (times: number) => persist(async () => expect(await told()).toHaveLength(times))
  await ask(bought, 5999)
  await isTold(1)
  await ask(bought, 6999)
  await isTold(2)
  for (const body of [{ number, seenPrice: 5999 }, { number }])
    expect((await bought.visitor.call('subscription.agree', { body })).result).toBe(404)
  const n = await ask(bought, 5999)
  await isTold(3)
  await bought.visitor.ok('subscription.agree', { body: { number, seenPrice: 5999 } })
  await isTold(4)
  await advance(bought, 31 * n)
  expect((await charges(bought))[n - 1]).toEqual({ charge: n, total: 5999 })
  expect(
    await query(
      'select 1 from refunds join orders on orders.id = refunds.order_id where orders.subscription_id = $1',
      [bought.subscription.id],
    ),
  ).toEqual([])
})

it('without one ends the plan before its charge, which is told twice, and nothing more is taken', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  const n = await ask(bought, 5999)
  await advance(bought, 31 * n - 8)
  await advance(bought, 31)
  expect((await charges(bought)).map(({ charge, total }) => [charge, total])).toEqual(
    Array.from({ length: n - 1 }, (_, at) => [at + 1, 4999]),
  )
  const { status, endedReason } = await readSubscription('id = $1', [bought.subscription.id])
  expect([status, endedReason]).toEqual(['ended', 'not_agreed'])
})

it('is refused where it is none, and for a plan that does not renew', async () => {
  const bought = await buyPlan({ code: 'monthly' })
  expect((await post(`${bought.subscription.id}/price`, { amount: 4999 })).status).toBe(400)
  expect((await post(`${bought.subscription.id}/price`, { amount: -1 })).status).toBe(400)
  expect((await post(`${bought.subscription.id}/cancel`, { note: 'asked by phone' })).status).toBe(200)
  expect((await post(`${bought.subscription.id}/price`, { amount: 5999 })).status).toBe(400)
})
