import { randomUUID } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGateway as createStripeGateway } from '@/gateways/payments/stripe/create-gateway'
import { customers, orders, subscriptions } from '@/payload-schema'
import { pullEvents } from '@/services/inbox/pull-events'
import { applyPaymentFact } from '@/services/payments/apply-payment-fact'
import { openPayment } from '@/services/payments/open-payment'
import { reconcilePayments } from '@/services/payments/reconcile-payments'
import { cancelPlan } from '@/services/subscriptions/cancel-plan'
import { comparePlans } from '@/services/subscriptions/compare-plans'
import { orderPlan } from '@/services/subscriptions/order-plan'
import { readPlanPolicy } from '@/services/subscriptions/plan-policy'
import { readPlanOffers } from '@/services/subscriptions/plans-on-sale'
import { quotePlan } from '@/services/subscriptions/quote-plan'
import { tendPlans } from '@/services/subscriptions/tend-plans'
import { newNumber } from '@/services/visitors/tokens'
import { type LocalStripe, STRIPE_KEYS, startStripe } from '../providers/stripe/start-stripe'
import { intentRequest } from '../unit/gateways/contract/under-test'
import { labOfFile } from './lab/lab-of-file'

// Plans that Stripe bills, sold and heard by the product's own services (docs/decisions/0036).

const lab = labOfFile({ check: false })
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let stripe: LocalStripe
beforeAll(async () => {
  stripe = await startStripe()
  const gateway = createStripeGateway({
    secretKey: STRIPE_KEYS.secretKey,
    publishableKey: STRIPE_KEYS.publishableKey,
    webhookSecrets: [STRIPE_KEYS.webhookSecret],
    apiUrl: stripe.url,
    clock: stripe.clock.now,
  })
  lab().deps.payments = { stripe: gateway }
  lab().deps.now = () => new Date(stripe.clock.now())
})
afterAll(() => stripe.stop())
beforeEach(() => stripe.behave({}))

/** Stripe's clock and ours go on; Stripe bills, tells of it, and the worker does what is due. */
const passes = async (ms: number): Promise<void> => {
  stripe.clock.advance(ms)
  await hear()
}
const hear = async (): Promise<void> => {
  await pullEvents(lab().deps)
  await lab().work()
  await tendPlans(lab().deps)
  await lab().work()
}

const newCustomer = async (): Promise<string> => {
  const [row] = await lab().query<{ id: string }>(
    `insert into customers (number, email, locale, proven_at) values ($1, $2, 'EN', now()) returning id`,
    [newNumber(), `plan-${randomUUID()}@example.com`],
  )
  return row?.id ?? ''
}

/** The order of a plan, with its form open at Stripe. */
const ordered = async ({
  customer: id,
  skipTrial = false,
  change = false,
  code = 'weekly',
}: {
  customer: string
  skipTrial?: boolean
  change?: boolean
  code?: string
}) => {
  const { deps } = lab()
  const db = deps.payload.db.drizzle
  const [shop] = await lab().query<{ id: string }>(`select id from storefronts order by created_at limit 1`)
  const place = { storefrontId: shop?.id ?? '', priceList: 'standard', country: 'US', locale: 'EN' } as const
  const offers = await readPlanOffers(deps, place)
  const plan = offers.plans.find((one) => one.code === code)
  if (!plan) throw new Error(`There is no plan ${code}.`)
  expect(plan.reasons).toEqual([])
  const [live] = change ? await db.select().from(subscriptions).where(eq(subscriptions.customer, id)) : []
  const { quote, terms, withTrial } = await quotePlan(deps, {
    ...{ db, offers, plan, customer: id, skipTrial, replaces: live ?? null },
  })
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  if (!customer) throw new Error('There is no such customer.')
  const policy = await readPlanPolicy(deps, { country: 'US', locale: 'EN' })
  const { orderNumber } = await orderPlan(deps, {
    ...{ customer, storefrontId: place.storefrontId, priceList: place.priceList, code, zone: 'UTC' },
    ...{ skipTrial, change, ip: '127.0.0.1' },
    seenPlan: { price: terms.price, trialDays: withTrial ? terms.trialDays : 0 },
    input: {
      country: 'US',
      hl: 'EN',
      agreed: true,
      boxes: policy?.boxes.map(({ kind }) => kind) ?? [],
      seenTotal: { amount: quote.total, currency: quote.currency },
    },
  })
  const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber))
  if (!order) throw new Error('The order was not stored.')
  const form = { gatewayId: 'stripe', method: 'card', locale: 'EN', host: 'localhost' } as const
  const { payCode } = await openPayment(deps, { order, ...form })
  return { customer: id, order, payCode }
}

const bought = async (given: Omit<Parameters<typeof ordered>[0], 'customer'> = {}) => {
  const one = await ordered({ customer: await newCustomer(), ...given })
  stripe.buyer.confirm(one.payCode)
  await hear()
  return one
}
type Bought = Awaited<ReturnType<typeof bought>>

const planOf = async ({ order }: Bought) => {
  const db = lab().deps.payload.db.drizzle
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.firstOrder, order.id))
  return row ?? null
}
/** Of each charge: its number, what our ledger has of it, and the status of its order. */
const booksOf = ({ customer }: Bought) =>
  lab().query<{ charge: number; kept: number; status: string }>(
    `select o.charge::int, o.status::text,
       coalesce(sum(case when l.kind = 'charge' then l.amount when l.kind = 'refund' then -l.amount end), 0)::int as kept
     from orders o left join ledger_entries l on l.order_id = o.id
     where o.customer_id = $1 group by o.id order by o.created_at, o.charge`,
    [customer],
  )
/** Of this plan: others run on beside it. */
const anomaliesOf = async ({ customer }: Bought): Promise<string[]> =>
  (
    await lab().query<{ said: string }>(
      `select concat(kind, ' ', detail ->> 'what') as said from anomalies
       where order_id in (select id from orders where customer_id = $1) order by created_at`,
      [customer],
    )
  ).map(({ said }) => said)

/** Charges that Stripe made and nobody has back, in cents. */
const takenFor = async (one: Bought): Promise<number> => {
  const ref = (await planOf(one))?.providerRef ?? ''
  const intents = [...stripe.account.invoices.values()].filter(({ plan }) => plan === ref)
  return intents
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount, payment }) => {
      const back = [...stripe.account.refunds.values()].filter((refund) => refund.payment === payment)
      return sum + amount - back.reduce((all, refund) => all + refund.amount, 0)
    }, 0)
}

describe('a plan that Stripe bills', () => {
  it('is begun, renewed, and compared without a difference, also while its charge waits', async () => {
    const one = await bought({ skipTrial: true })
    expect(await planOf(one)).toMatchObject({ status: 'active', provider: 'stripe', chargesDone: 1 })
    expect(await comparePlans(lab().deps)).toMatch(/ 0 differ$/)
    await passes(7 * DAY + HOUR / 2)
    // Stripe keeps the invoice as a draft for an hour.
    expect(await planOf(one)).toMatchObject({ status: 'active', chargesDone: 1 })
    expect(await comparePlans(lab().deps)).toMatch(/ 0 differ$/)
    await passes(HOUR)
    expect(await planOf(one)).toMatchObject({ status: 'active', chargesDone: 2 })
    expect(await booksOf(one)).toEqual([
      { charge: 1, kept: 1999, status: 'paid' },
      { charge: 2, kept: 1999, status: 'paid' },
    ])
    expect(await comparePlans(lab().deps)).toMatch(/ 0 differ$/)
    // What our books have is not asked for again.
    const before = stripe.arrived.length
    await comparePlans(lab().deps)
    const asked = new Set(stripe.arrived.slice(before))
    expect([...asked].toSorted()).toEqual(['invoices.list', 'sessions.list', 'subscriptions.retrieve'])
    expect(await anomaliesOf(one)).toEqual([])
  })

  it('begins with a free trial that takes nothing, and is charged at its end', async () => {
    const one = await bought()
    expect(await planOf(one)).toMatchObject({ status: 'trialing', chargesDone: 0 })
    expect(await booksOf(one)).toMatchObject([{ charge: 0, kept: 0 }])
    await passes(3 * DAY + 2 * HOUR)
    expect(await planOf(one)).toMatchObject({ status: 'active', chargesDone: 1 })
    expect(await booksOf(one)).toMatchObject([{ kept: 0 }, { charge: 1, kept: 1999, status: 'paid' }])
    expect(await anomaliesOf(one)).toEqual([])
  })

  it.each([
    ['a trial', {}, 3 * DAY, 0],
    ['a paid period', { skipTrial: true }, 7 * DAY, 1999],
  ])('takes nothing more after it was cancelled in %s', async (_, given, length, kept) => {
    const one = await bought(given)
    const subscriptionId = (await planOf(one))?.id ?? ''
    await passes(length - HOUR)
    await cancelPlan(lab().deps, { subscriptionId, by: 'customer' })
    await hear()
    expect(await planOf(one)).toMatchObject({ status: 'cancelling', providerStopped: true })
    await passes(30 * DAY)
    expect(await planOf(one)).toMatchObject({ status: 'ended', endedReason: 'cancelled' })
    expect(await takenFor(one)).toBe(kept)
    expect(await anomaliesOf(one)).toEqual([])
  })

  it('is cancelled while its charge waits at Stripe, which then takes nothing', async () => {
    const one = await bought({ skipTrial: true })
    const subscriptionId = (await planOf(one))?.id ?? ''
    await passes(7 * DAY + HOUR / 2)
    await cancelPlan(lab().deps, { subscriptionId, by: 'customer' })
    await hear()
    await passes(30 * DAY)
    expect(await planOf(one)).toMatchObject({ status: 'ended', chargesDone: 1 })
    expect(await takenFor(one)).toBe(1999)
    expect(await anomaliesOf(one)).toEqual([])
  })

  it('is past due while its card fails, and active once it is paid', async () => {
    const one = await bought({ skipTrial: true })
    const ref = (await planOf(one))?.providerRef ?? ''
    stripe.buyer.setCard(ref, 'declines')
    await passes(7 * DAY + 2 * HOUR)
    expect(await planOf(one)).toMatchObject({ status: 'past_due', failures: 1, chargesDone: 1 })
    expect(await comparePlans(lab().deps)).toMatch(/ 0 differ$/)
    stripe.buyer.setCard(ref, 'works')
    await passes(3 * DAY)
    expect(await planOf(one)).toMatchObject({ status: 'active', failures: 0, chargesDone: 2 })
    expect(await takenFor(one)).toBe(2 * 1999)
    expect(await anomaliesOf(one)).toEqual([])
  })

  it('ends with its days of grace, and is not tried again', async () => {
    const one = await bought({ skipTrial: true })
    const ref = (await planOf(one))?.providerRef ?? ''
    stripe.buyer.setCard(ref, 'declines')
    await passes(7 * DAY + 2 * HOUR)
    await passes(6 * DAY)
    await passes(DAY)
    expect(await planOf(one)).toMatchObject({ status: 'ended', endedReason: 'payment_failed' })
    stripe.buyer.setCard(ref, 'works')
    await passes(30 * DAY)
    expect(await takenFor(one)).toBe(1999)
  })

  it('gives back what was taken after it was cancelled, when the word to stop was lost', async () => {
    const one = await bought({ skipTrial: true })
    const subscriptionId = (await planOf(one))?.id ?? ''
    await cancelPlan(lab().deps, { subscriptionId, by: 'customer' })
    stripe.behave({ calls: [{ call: 'subscriptions.update', action: 'status', status: 503, times: 1000 }] })
    await lab().work()
    expect(await planOf(one)).toMatchObject({ providerStopped: false })
    stripe.clock.advance(7 * DAY + 2 * HOUR)
    await pullEvents(lab().deps)
    stripe.behave({})
    await hear()
    await passes(30 * DAY)
    expect(await takenFor(one)).toBe(1999)
    expect((await booksOf(one)).map(({ charge, kept }) => [charge, kept])).toEqual([
      [1, 1999],
      [2, 0],
    ])
    expect(await anomaliesOf(one)).toEqual(['plan_billed_otherwise charged_after_end'])
  })

  const cancelled = async () => {
    const one = await bought({ skipTrial: true })
    const { id: subscriptionId = '', providerRef: ref = '' } = (await planOf(one)) ?? {}
    await cancelPlan(lab().deps, { subscriptionId, by: 'customer' })
    await hear()
    const plan = stripe.account.plans.get(ref)
    expect(plan).toMatchObject({ cancelAtPeriodEnd: true })
    return { one, plan }
  }

  it('is stopped once more where it charges although Stripe was told', async () => {
    const { one, plan } = await cancelled()
    // Somebody takes it back in Stripe's dashboard.
    Object.assign(plan ?? {}, { cancelAtPeriodEnd: false })
    await passes(7 * DAY + 2 * HOUR)
    expect(plan).toMatchObject({ cancelAtPeriodEnd: true })
    await passes(30 * DAY)
    expect(await takenFor(one)).toBe(1999)
    expect((await booksOf(one)).map(({ charge, kept }) => [charge, kept])).toEqual([
      [1, 1999],
      [2, 0],
    ])
  })

  it('is stopped once more before it charges, where the nightly comparison finds it running', async () => {
    const { one, plan } = await cancelled()
    Object.assign(plan ?? {}, { cancelAtPeriodEnd: false })
    await comparePlans(lab().deps)
    await hear()
    expect(plan).toMatchObject({ cancelAtPeriodEnd: true })
    await passes(30 * DAY)
    expect((await booksOf(one)).map(({ charge, kept }) => [charge, kept])).toEqual([[1, 1999]])
  })

  it('is asked about every quarter of an hour, not every minute, while its card fails', async () => {
    const one = await bought({ skipTrial: true })
    stripe.buyer.setCard((await planOf(one))?.providerRef ?? '', 'declines')
    await passes(7 * DAY + 2 * HOUR)
    const asked = async (afterMs: number) => {
      stripe.clock.advance(afterMs)
      const before = stripe.arrived.length
      await reconcilePayments(lab().deps)
      return stripe.arrived.slice(before).includes('invoices.retrieve')
    }
    expect(await asked(HOUR)).toBe(true)
    expect(await asked(HOUR / 60)).toBe(false)
    expect(await asked(HOUR / 3)).toBe(true)
  })

  it('is begun once where the shop moved to another host before it was paid', async () => {
    const one = await ordered({ customer: await newCustomer(), skipTrial: true })
    const session = stripe.buyer.session(one.payCode)
    session.metadata = { ...session.metadata, app: 'plumbline-00000000' }
    stripe.buyer.confirm(session.id)
    await applyPaymentFact(lab().deps, { provider: 'stripe', intentId: session.id })
    expect(await planOf(one)).toMatchObject({ status: 'active', chargesDone: 1 })
    expect(await booksOf(one)).toEqual([{ charge: 1, kept: 1999, status: 'paid' }])
  })

  it('is heard of by a renewal first, and is then begun by the payment before it', async () => {
    const one = await ordered({ customer: await newCustomer(), skipTrial: true })
    stripe.buyer.confirm(one.payCode)
    stripe.clock.advance(7 * DAY + 2 * HOUR)
    const { plan = '' } = stripe.buyer.session(one.payCode)
    await lab().deps.payments.stripe?.plans?.fetch(plan)
    const later = [...stripe.account.invoices.values()].findLast((invoice) => invoice.plan === plan)
    expect(later).toMatchObject({ reason: 'subscription_cycle', status: 'paid' })
    await applyPaymentFact(lab().deps, { provider: 'stripe', intentId: later?.id ?? '' })
    expect(await planOf(one)).toMatchObject({ chargesDone: 2 })
    await hear()
    expect(await planOf(one)).toMatchObject({ status: 'active', chargesDone: 2 })
    expect(await booksOf(one)).toMatchObject([{ kept: 1999 }, { kept: 1999 }])
  })

  it('takes the place of a lesser one, whose rest is taken off its first charge alone', async () => {
    const basic = await bought({ skipTrial: true })
    await passes(3 * DAY)
    const premium = await ordered({ customer: basic.customer, code: 'premium', change: true })
    expect(premium.order.total).toBeLessThan(6999)
    stripe.buyer.confirm(premium.payCode)
    await hear()
    expect(await planOf(basic)).toMatchObject({
      status: 'ended',
      endedReason: 'upgraded',
      providerStopped: true,
    })
    await passes(31 * DAY + 2 * HOUR)
    expect(await takenFor(basic)).toBe(1999)
    expect(await takenFor(premium)).toBe(premium.order.total + 6999)
    expect(await anomaliesOf(basic)).toEqual([])
  })

  it('is begun once, where two forms of its order were paid', async () => {
    const one = await ordered({ customer: await newCustomer(), skipTrial: true })
    const session = stripe.buyer.session(one.payCode)
    const gateway = lab().deps.payments.stripe
    const { planTerms } = one.order as { planTerms: Record<string, unknown> }
    const { withTrial: _w, zone: _z, credit: _c, replaces: _r, replacesCharges: _n, ...terms } = planTerms
    const stray = await gateway?.createIntent(
      intentRequest({
        ...{ orderId: one.order.id, orderNumber: one.order.number, attempt: 9, amount: one.order.total },
        plan: { terms: terms as never, withTrial: false, credit: 0 },
      }),
    )
    stripe.buyer.confirm(session.id)
    stripe.buyer.confirm(stray?.intentId ?? '')
    await hear()
    await passes(7 * DAY + 2 * HOUR)
    const refs = [...stripe.account.plans.values()].filter((plan) => plan.metadata.order_id === one.order.id)
    expect(
      refs.map(({ cancelAtPeriodEnd, status }) => cancelAtPeriodEnd || status === 'canceled').toSorted(),
    ).toEqual([false, true])
    expect(await takenFor(one)).toBe(2 * 1999)
    expect((await booksOf(one)).map(({ kept }) => kept)).toEqual([1999, 1999])
  })
})

describe('a plan that Stripe has and we do not', () => {
  const terms = {
    ...{ plan: 'weekly', level: 'basic', period: { unit: 'WEEK', count: 1 } },
    ...{ price: { amount: 1999, currency: 'USD' }, trialDays: 0, trialPrice: 0, conversion: 'automatic' },
    ...{ reminders: { trialEnd: [], firstRenewal: [], everyRenewal: [] }, graceDays: 7 },
    allowance: { tests: 2, courses: 1 },
  } as const
  const unknown = () => intentRequest({ plan: { terms: terms as never, withTrial: false, credit: 0 } })

  it('is stopped when it charges, and what it took goes back', async () => {
    const gateway = lab().deps.payments.stripe
    const intent = await gateway?.createIntent(unknown())
    // Nothing of its beginning is known any more.
    stripe.buyer.confirm(intent?.intentId ?? '')
    const plan = [...stripe.account.plans.values()].at(-1)
    await passes(7 * DAY + 2 * HOUR)
    expect(plan).toMatchObject({ cancelAtPeriodEnd: true })
    const paid = [...stripe.account.invoices.values()].filter((invoice) => invoice.plan === plan?.id)
    const back = [...stripe.account.refunds.values()].filter((refund) =>
      paid.some(({ payment }) => payment === refund.payment),
    )
    expect(back.map(({ amount }) => amount)).toEqual(paid.map(({ amount }) => amount))
    await passes(30 * DAY)
    expect([...stripe.account.invoices.values()].filter((invoice) => invoice.plan === plan?.id)).toHaveLength(
      paid.length,
    )
    const refs = paid.map(
      ({ id, reason }) => `stripe:${reason === 'subscription_create' ? intent?.intentId : id}`,
    )
    const known = await lab().query<{ ref: string }>(
      `select ref from anomalies where kind = 'unknown_intent_paid' and ref = any($1)`,
      [refs],
    )
    expect(known.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted())
  })

  it('is nothing to us where other software sold it, whatever that calls its orders', async () => {
    const intent = await lab().deps.payments.stripe?.createIntent(unknown())
    const session = stripe.buyer.session(intent?.intentId ?? '')
    session.metadata = {}
    if (session.sells) session.sells.metadata = { order_id: '4711' }
    stripe.buyer.confirm(session.id)
    expect(await applyPaymentFact(lab().deps, { provider: 'stripe', intentId: session.id })).toBe(
      'skipped: a payment that is not of this shop',
    )
  })

  it('is left alone where it is other software’s', async () => {
    const one = await bought({ skipTrial: true })
    const ref = (await planOf(one))?.providerRef ?? ''
    const plan = stripe.account.plans.get(ref)
    if (plan) plan.metadata = { app: 'another shop' }
    await passes(7 * DAY + 2 * HOUR)
    expect(await booksOf(one)).toHaveLength(1)
    expect(stripe.account.plans.get(ref)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await anomaliesOf(one)).toEqual([])
  })
})
