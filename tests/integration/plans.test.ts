import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { type AdminClient, signIn as signInStaff } from '../support/admin'
import { newCustomer, signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { atGateway } from '../support/money'
import {
  type BoughtPlan,
  buyPlan,
  offerPlan,
  orderPlan,
  PLAN_CARDS,
  payPlan,
  readSubscription,
} from '../support/plan'
import { newVisitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

let owner: AdminClient
beforeAll(async () => {
  owner = await signInStaff()
})
beforeEach(forgetRateLimits)

const DAY = 86_400_000

const advance = async ({ subscription }: BoughtPlan, days: number) => {
  const { clockAheadMs } = await readSubscription('id = $1', [subscription.id])
  const to = new Date(Date.now() + Number(clockAheadMs) + days * DAY).toISOString()
  const response = await owner.fetch(`/api/admin/subscriptions/${subscription.id}/advance`, {
    method: 'POST',
    body: JSON.stringify({ to }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { status: string } }).data
}

const ordersOf = ({ subscription }: BoughtPlan) =>
  query<{ charge: number; total: number; status: string }>(
    'select charge::int, total::int, status from orders where subscription_id = $1 order by charge',
    [subscription.id],
  )

describe('plans on sale', () => {
  it('are told with their prices, trial and benefits', async () => {
    const { plans } = await newVisitor().ok('plan.list', {
      params: { examId: PLACE, country: 'US' },
      query: { hl: 'EN' },
    })
    expect(
      plans.map(({ code, level, price, trial }) => [code, level, price.amount, trial?.days ?? 0]),
    ).toEqual([
      ['weekly', 'basic', 1999, 3],
      ['daily-price', 'basic', 1999, 0],
      ['monthly', 'basic', 4999, 0],
      ['premium', 'premium', 6999, 0],
    ])
    expect(plans[1]?.perDay).toEqual({ amount: 71, currency: 'USD' })
  })

  it('are fewer where a country asks for more', async () => {
    const { plans } = await newVisitor().ok('plan.list', {
      params: { examId: PLACE, country: 'CN' },
      query: { hl: 'CN' },
    })
    expect(plans.map(({ code }) => code)).not.toContain('weekly')
  })

  it('tell every charge to come, in the reader’s zone', async () => {
    const { data } = await offerPlan(newVisitor(), { zone: 'Asia/Tokyo' })
    expect(data?.quote.total).toBe(0)
    expect(data?.schedule.zone).toBe('Asia/Tokyo')
    expect(data?.schedule.trialEnd?.converts).toBe(true)
    expect(data?.schedule.charges.map(({ amount }) => amount.amount)).toEqual([1999, 1999, 1999])
    const skipped = await offerPlan(newVisitor(), { skipTrial: true })
    expect(skipped.data?.quote.total).toBe(1999)
    expect((await offerPlan(newVisitor(), { code: 'no-such-plan' })).result).toBe(RESULTS.planUnavailable)
  })
})

describe('the order of a plan', () => {
  it('is for who is signed in, agrees, and saw its price', async () => {
    expect((await orderPlan(newVisitor())).result).toBe(RESULTS.loginNeeded)
    const { visitor } = await signedIn()
    expect((await orderPlan(visitor, {}, { agreed: false })).result).toBe(RESULTS.termsMissing)
    expect((await orderPlan(visitor, {}, { seenTotal: { amount: 1, currency: 'USD' } })).result).toBe(400)
    expect((await orderPlan(visitor, {}, { code: 'no-such-plan' })).result).toBe(RESULTS.planUnavailable)
    const first = await orderPlan(visitor)
    const again = await orderPlan(visitor)
    expect(again.data?.orderNumber).toBe(first.data?.orderNumber)
  })

  it('is refused to an address that was never proved', async () => {
    const customer = await newCustomer()
    await query('update customers set proven_at = null where id = $1', [customer.id])
    const visitor = signIn(newVisitor(), customer)
    expect((await orderPlan(visitor)).result).toBe(RESULTS.addressUnproven)
  })

  it('begins a trial for which only the card is kept, and converts by the clock', async () => {
    const bought = await buyPlan()
    expect(bought.subscription).toMatchObject({ status: 'trialing', level: 'basic', zone: 'Europe/Berlin' })
    expect(await ordersOf(bought)).toEqual([{ charge: 0, total: 0, status: 'paid' }])
    const { status } = await advance(bought, 3.01)
    expect(status).toBe('active')
    expect(await ordersOf(bought)).toEqual([
      { charge: 0, total: 0, status: 'paid' },
      { charge: 1, total: 1999, status: 'paid' },
    ])
    await advance(bought, 7)
    expect((await ordersOf(bought)).map(({ charge }) => charge)).toEqual([0, 1, 2])
    // Each charge is announced and receipted.
    const mails = await query<{ template: string; params: { note?: string } }>(
      `select template, params from mails where "to" = $1 order by created_at`,
      [bought.customer.email],
    )
    expect(mails.filter(({ template }) => template === 'report_ready')).toHaveLength(3)
    expect(mails.filter(({ params }) => params.note === 'trial_end').length).toBeGreaterThan(0)
  })

  it('is paid at once without a trial, which is had once', async () => {
    const bought = await buyPlan({ skipTrial: true })
    expect(bought.subscription.status).toBe('active')
    expect(await ordersOf(bought)).toEqual([{ charge: 1, total: 1999, status: 'paid' }])
    expect((await orderPlan(bought.visitor)).result).toBe(RESULTS.planRunning)
    const tried = await buyPlan()
    await advance(tried, 1)
    await query(
      `update subscriptions set status = 'ended', ends_at = now(), next_charge_at = null where id = $1`,
      [tried.subscription.id],
    )
    expect((await offerPlan(tried.visitor)).data?.plan.trial).toBeNull()
  })

  it('keeps all open while a failed charge is tried again, and then ends', async () => {
    const bought = await buyPlan({ card: PLAN_CARDS.refusesLater })
    expect((await advance(bought, 3.01)).status).toBe('past_due')
    expect(await ordersOf(bought)).toEqual([
      { charge: 0, total: 0, status: 'paid' },
      { charge: 1, total: 1999, status: 'created' },
    ])
    // The card works again before the grace is over.
    await atGateway(`/test/subscriptions/${bought.subscription.providerRef}/card`, {
      body: { card: 'works' },
    })
    expect((await advance(bought, 3.1)).status).toBe('active')
    await atGateway(`/test/subscriptions/${bought.subscription.providerRef}/card`, { body: { card: 'lost' } })
    expect((await advance(bought, 15)).status).toBe('ended')
    expect((await ordersOf(bought)).filter(({ status }) => status === 'paid')).toHaveLength(2)
  })

  it('of two tabs begins one plan, and the other money goes back', async () => {
    const { visitor, customer } = await signedIn()
    const weekly = await orderPlan(visitor, { skipTrial: true })
    const monthly = await orderPlan(visitor, { code: 'monthly' })
    const [one, other] = [weekly.data?.orderNumber ?? '', monthly.data?.orderNumber ?? '']
    await payPlan(visitor, one)
    const second = await visitor.call('pay.start', {
      body: { orderNumber: other, gateway: 'sandbox', method: 'card', hl: 'EN' },
    })
    expect(second.result).not.toBe(RESULTS.ok)
    const rows = await query(`select status from subscriptions where customer_id = $1`, [customer.id])
    expect(rows).toEqual([{ status: 'active' }])
  })

  it('is changed from basic to premium at once, with the rest credited', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    await advance(bought, 15)
    const offer = await offerPlan(bought.visitor, { code: 'premium' })
    const credit = offer.data?.replaces?.credit.amount ?? 0
    expect(credit).toBeGreaterThan(2000)
    expect(credit).toBeLessThan(3000)
    const { total = 0, currency = 'USD' } = offer.data?.quote ?? {}
    expect(total).toBe(6999 - credit)
    const changed = await bought.visitor.call('subscription.change', {
      body: {
        appExamId: PLACE,
        code: 'premium',
        zone: 'UTC',
        country: 'US',
        hl: 'EN',
        agreed: true,
        boxes: ['waiver', 'age', 'renewal', 'other'],
        seenTotal: { amount: total, currency },
      },
    })
    expect(changed.result).toBe(RESULTS.ok)
    await payPlan(bought.visitor, changed.data?.orderNumber ?? '')
    const rows = await query(
      'select level, status, ended_reason from subscriptions where customer_id = $1 order by created_at',
      [bought.customer.id],
    )
    expect(rows).toEqual([
      { level: 'basic', status: 'ended', ended_reason: 'upgraded' },
      { level: 'premium', status: 'active', ended_reason: null },
    ])
  })
})

describe('what the order of a plan tells its buyer', () => {
  it('is what follows, before its payment and after it', async () => {
    const { visitor } = await signedIn()
    const { data: order } = await orderPlan(visitor)
    const orderNumber = order?.orderNumber ?? ''
    const told = async () => {
      const { plan } = await visitor.ok('pay.info', { body: { orderNumber } })
      return (
        plan && {
          ...plan,
          schedule: { ...plan.schedule, charges: plan.schedule.charges.map(({ amount }) => amount.amount) },
        }
      )
    }
    const follows = {
      period: { unit: 'WEEK', count: 1 },
      price: { amount: 1999, currency: 'USD' },
      trialDays: 3,
      schedule: { zone: 'Europe/Berlin', trialEnd: { converts: true }, charges: [1999, 1999, 1999] },
    }
    expect(await told()).toMatchObject(follows)
    await payPlan(visitor, orderNumber)
    expect(await told()).toMatchObject(follows)
  })

  it('names only methods by which later charges can be taken', async () => {
    const methods = await newVisitor().ok('payment.list', {
      params: { examId: PLACE, country: 'US' },
      query: { total: '0', currency: 'USD', plan: '1' },
    })
    expect(new Set(methods.map(({ gateway }) => gateway))).toEqual(new Set(['sandbox']))
  })
})
