import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { type AdminClient, signIn as signInStaff } from '../support/admin'
import { newCustomer, signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { atGateway, behave, deliver, hint } from '../support/money'
import {
  type BoughtPlan,
  buyPlan,
  changePlan,
  intentIdOf,
  offerPlan,
  orderPlan,
  PLAN_CARDS,
  payPlan,
  planAtGateway,
  readSubscription,
  replacePlan,
  strayPayment,
} from '../support/plan'
import { persist } from '../support/purchase'
import { newVisitor, type Visitor } from '../support/visitor'
import { enterCard, PLACE, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

let owner: AdminClient
beforeAll(async () => {
  owner = await signInStaff()
})
beforeEach(forgetRateLimits)
afterEach(() => behave({}))

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

const anomaliesOf = async ({ subscription }: BoughtPlan): Promise<string[]> =>
  (
    await query<{ kind: string }>(
      'select kind from anomalies where order_id in (select id from orders where subscription_id = $1)',
      [subscription.id],
    )
  ).map(({ kind }) => kind)

/** Every plan that a customer has or had, the oldest first. */
const plansOf = ({ id }: { id: string }) =>
  query<{ level: string; status: string; ended_reason: string | null }>(
    'select level, status, ended_reason from subscriptions where customer_id = $1 order by created_at',
    [id],
  )

const refundsOf = (orderNumber: string) =>
  query<{ reason: string; amount: number }>(
    `select reason, amount::int from refunds
      where order_id = (select id from orders where number = $1) order by created_at`,
    [orderNumber],
  )

const startAt = (who: Visitor, orderNumber: string) =>
  who.call('pay.start', { body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' } })

/** The payment of its first order, or of a later one. */
const intentOf = async ({ subscription }: BoughtPlan, charge: number): Promise<string> => {
  const [row] = await query<{ intent: string }>(
    `select intent_id as intent from payment_attempts where status = 'succeeded'
      and order_id = (select id from orders where subscription_id = $1 and charge = $2)`,
    [subscription.id, charge],
  )
  return row?.intent ?? ''
}

/** The gateway tells of a payment, and the worker has acted on it. */
const tell = async (intentId: string): Promise<void> => {
  const body = hint({ intentId })
  await deliver(body)
  await persist(async () => {
    const [event] = await query<{ state: string }>('select state from provider_events where event_id = $1', [
      (JSON.parse(body) as { id: string }).id,
    ])
    expect(event?.state).toBe('applied')
  })
}

const endPlan = ({ id }: { id: string }) =>
  query(
    `update subscriptions set status = 'ended', ends_at = now(), ended_reason = 'withdrawn', next_charge_at = null
      where customer_id = $1`,
    [id],
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
    expect(data?.opensMore).toBe(true)
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
    const price = { amount: 1999, currency: 'USD' }
    // A free trial hides the price of what follows: that is compared as well.
    for (const seenPlan of [
      { price: { ...price, amount: 1799 }, trialDays: 3 },
      { price, trialDays: 0 },
    ])
      expect((await orderPlan(visitor, {}, { seenPlan })).result).toBe(400)
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
    // What was promised is no surprise.
    expect(await anomaliesOf(bought)).toEqual([])
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
    // No form pays what its provider charges.
    const [due] = await query<{ number: string }>(
      'select number from orders where subscription_id = $1 and charge = 1',
      [bought.subscription.id],
    )
    expect((await startAt(bought.visitor, due?.number ?? '')).result).toBe(RESULTS.orderExpired)
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
    const { total = 0, discounts = [] } = offer.data?.quote ?? {}
    expect(total).toBe(6999 - credit)
    expect(discounts).toEqual([{ kind: 'credit', label: bought.order.orderNumber, amount: credit }])
    const changed = await changePlan(bought.visitor)
    expect(changed.result).toBe(RESULTS.ok)
    await payPlan(bought.visitor, changed.data?.orderNumber ?? '')
    expect(await plansOf(bought.customer)).toEqual([
      { level: 'basic', status: 'ended', ended_reason: 'upgraded' },
      { level: 'premium', status: 'active', ended_reason: null },
    ])
    // What was credited stays for the plan that stands on it.
    const [base] = await query<{ id: string }>('select id from orders where number = $1', [
      bought.order.orderNumber,
    ])
    const response = await owner.fetch(`/api/admin/orders/${base?.id}/refund`, {
      method: 'POST',
      body: JSON.stringify({ amount: 4999, note: '', key: crypto.randomUUID().replaceAll('-', '') }),
    })
    expect(await response.json()).toMatchObject({ message: 'refundUpgradeFirst' })
  })
})

describe('a change to premium', () => {
  it('that staff give back whole gives back what it took over as well', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    await advance(bought, 10)
    const premium = await replacePlan(bought)
    const [order] = await query<{ id: string }>('select id from orders where number = $1', [
      premium.orderNumber,
    ])
    const body = { amount: 'all', note: '', key: crypto.randomUUID().replaceAll('-', '') }
    const ask = () =>
      owner.fetch(`/api/admin/orders/${order?.id}/refund`, { method: 'POST', body: JSON.stringify(body) })
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect(await refundsOf(premium.orderNumber)).toEqual([{ reason: 'requested', amount: premium.total }])
    expect(await refundsOf(bought.order.orderNumber)).toEqual([
      { reason: 'requested', amount: premium.credit },
    ])
  })

  it('that is paid after a renewal is given back, and the plan that was renewed goes on', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    await advance(bought, 15)
    const { visitor, customer } = bought
    const { data } = await changePlan(visitor)
    const orderNumber = data?.orderNumber ?? ''
    const payment = await startPayment(visitor, orderNumber)
    await advance(bought, 17)
    expect((await ordersOf(bought)).map(({ charge }) => charge)).toEqual([1, 2])
    expect((await startAt(visitor, orderNumber)).result).toBe(RESULTS.orderExpired)
    await enterCard(payment, PLAN_CARDS.pays)
    await visitor.ok('pay.check', { body: { orderNumber } })
    expect(await refundsOf(orderNumber)).toEqual([{ reason: 'bought_twice', amount: data?.quote.total }])
    expect(await plansOf(customer)).toEqual([{ level: 'basic', status: 'active', ended_reason: null }])
    await persist(async () => expect(planAtGateway(intentIdOf(payment)).stopped).toBe(true))
    expect(planAtGateway(await intentOf(bought, 1)).stopped).toBe(false)
  })

  it('that is paid after the plan it was to replace has ended begins nothing', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    const { data } = await changePlan(bought.visitor)
    const orderNumber = data?.orderNumber ?? ''
    const payment = await startPayment(bought.visitor, orderNumber)
    await endPlan(bought.customer)
    await enterCard(payment, PLAN_CARDS.pays)
    await bought.visitor.ok('pay.check', { body: { orderNumber } })
    expect(await refundsOf(orderNumber)).toEqual([{ reason: 'bought_twice', amount: data?.quote.total }])
    expect(await plansOf(bought.customer)).toHaveLength(1)
  })

  it('is credited by what was not given back', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    await advance(bought, 15)
    const credit = async () =>
      (await offerPlan(bought.visitor, { code: 'premium' })).data?.replaces?.credit.amount
    const whole = (await credit()) ?? 0
    await atGateway('/test/refunds', { body: { intent: await intentOf(bought, 1), amount: 2500 } })
    await persist(async () => expect(await credit()).toBeLessThan(whole * 0.6))
  })
})

describe('the first payment of a plan', () => {
  it('beside another that was begun goes back, as does whatever is charged for it later', async () => {
    const { visitor, customer } = await signedIn()
    const weekly = (await orderPlan(visitor, { skipTrial: true })).data?.orderNumber ?? ''
    const monthly = (await orderPlan(visitor, { code: 'monthly' })).data?.orderNumber ?? ''
    const payment = await startPayment(visitor, weekly)
    const stray = await strayPayment(monthly, payment)
    await enterCard(payment, PLAN_CARDS.pays)
    await visitor.ok('pay.check', { body: { orderNumber: weekly } })
    await enterCard(stray, PLAN_CARDS.pays)
    const stopped = () => persist(async () => expect(planAtGateway(stray.intentId).stopped).toBe(true))
    await stopped()
    const back = [{ reason: 'bought_twice', amount: 4999 }]
    expect(await refundsOf(monthly)).toEqual(back)

    // A provider that bills on all the same.
    const { ref } = planAtGateway(stray.intentId)
    await atGateway(`/v1/subscriptions/${ref}/resume`, { body: {} })
    await atGateway(`/v1/subscriptions/${ref}/advance`, { body: { to_ms: Date.now() + 32 * DAY } })
    const [, renewal = ''] = planAtGateway(stray.intentId).intents
    await persist(async () =>
      expect(await query('select reason, amount::int from refunds where intent_id = $1', [renewal])).toEqual([
        { reason: 'unknown_order', amount: 4999 },
      ]),
    )
    await stopped()

    // Told once more, when nothing stands in its way any longer.
    await endPlan(customer)
    await tell(stray.intentId)
    expect(await plansOf(customer)).toHaveLength(1)
    expect(await refundsOf(monthly)).toEqual(back)
  })

  it('of a trial begins none for who had one by another order', async () => {
    const { visitor, customer } = await signedIn()
    const first = (await orderPlan(visitor)).data?.orderNumber ?? ''
    const second = (await orderPlan(visitor, {}, { hl: 'DE' })).data?.orderNumber ?? ''
    expect(second).not.toBe(first)
    const payment = await startPayment(visitor, first)
    const stray = await strayPayment(second, payment)
    await enterCard(payment, PLAN_CARDS.pays)
    await visitor.ok('pay.check', { body: { orderNumber: first } })
    await endPlan(customer)
    expect((await startAt(visitor, second)).result).toBe(RESULTS.orderExpired)
    await enterCard(stray, PLAN_CARDS.pays)
    await persist(async () => expect(planAtGateway(stray.intentId).stopped).toBe(true))
    expect(await plansOf(customer)).toHaveLength(1)
  })

  it('begins none once its order has expired', async () => {
    const { visitor, customer } = await signedIn()
    const orderNumber = (await orderPlan(visitor)).data?.orderNumber ?? ''
    const payment = await startPayment(visitor, orderNumber)
    await query(`update orders set status = 'expired' where number = $1`, [orderNumber])
    await enterCard(payment, PLAN_CARDS.pays)
    await persist(async () => expect(planAtGateway(intentIdOf(payment)).stopped).toBe(true))
    expect(await plansOf(customer)).toEqual([])
  })

  it('goes back where its buyer was erased meanwhile', async () => {
    const { visitor, customer } = await signedIn()
    const orderNumber = (await orderPlan(visitor, { skipTrial: true })).data?.orderNumber ?? ''
    const payment = await startPayment(visitor, orderNumber)
    await query('update customers set erased_at = now() where id = $1', [customer.id])
    await enterCard(payment, PLAN_CARDS.pays)
    await persist(async () =>
      expect(await refundsOf(orderNumber)).toEqual([{ reason: 'not_owed', amount: 1999 }]),
    )
    await persist(async () => expect(planAtGateway(intentIdOf(payment)).stopped).toBe(true))
    expect(await plansOf(customer)).toEqual([])
  })

  it('is looked at first where a renewal is told of before it', async () => {
    const { visitor, customer } = await signedIn()
    const orderNumber = (await orderPlan(visitor)).data?.orderNumber ?? ''
    const payment = await startPayment(visitor, orderNumber)
    await behave({ webhooks: { drop: 100 } })
    await enterCard(payment, PLAN_CARDS.pays)
    const { ref } = planAtGateway(intentIdOf(payment))
    await atGateway(`/v1/subscriptions/${ref}/advance`, { body: { to_ms: Date.now() + 3.1 * DAY } })
    const [, renewal = ''] = planAtGateway(intentIdOf(payment)).intents
    await tell(renewal)
    expect(await plansOf(customer)).toEqual([{ level: 'basic', status: 'active', ended_reason: null }])
    const charges = await query(
      'select charge::int, status from orders where customer_id = $1 order by charge',
      [customer.id],
    )
    expect(charges).toEqual([
      { charge: 0, status: 'paid' },
      { charge: 1, status: 'paid' },
    ])
  })
})

describe('a dispute that is first heard of when it is lost', () => {
  it('ends the plan', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    const intent = await intentOf(bought, 1)
    await behave({ webhooks: { drop: 100 } })
    const { disputes } = await atGateway<{ disputes: { id: string }[] }>('/test/disputes', {
      body: { intent },
    })
    await atGateway(`/test/disputes/${disputes[0]?.id}`, { body: { outcome: 'lost' } })
    await tell(intent)
    expect(await plansOf(bought.customer)).toEqual([
      { level: 'basic', status: 'ended', ended_reason: 'disputed' },
    ])
    await persist(async () => expect(planAtGateway(intent).stopped).toBe(true))
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
