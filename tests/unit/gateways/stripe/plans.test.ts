import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PlanOrder, PlanTerms } from '@/domain/subscriptions/terms'
import { eventSubject } from '@/gateways/payments/stripe/event-subject'
import { eventSchema } from '@/gateways/payments/stripe/wire'
import { CARDS } from '../../../providers/stripe/cards'
import { intentRequest } from '../contract/under-test'
import { type OwnStripe, startOwnStripe } from './test-stripe'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let stripe: OwnStripe
beforeAll(async () => {
  stripe = await startOwnStripe()
})
afterEach(() => stripe.behave({}))
afterAll(() => stripe.stop())

const terms = (changes: Partial<PlanTerms> = {}): PlanTerms => ({
  plan: 'weekly',
  level: 'basic',
  period: { unit: 'WEEK', count: 1 },
  price: { amount: 1999, currency: 'USD' },
  trialDays: 0,
  trialPrice: 0,
  conversion: 'automatic',
  reminders: { trialEnd: [], firstRenewal: [], everyRenewal: [] },
  graceDays: 7,
  allowance: { tests: 2, courses: 1 },
  ...changes,
})
const TRIAL = { trialDays: 3 }

const requestOf = ({
  withTrial = false,
  credit = 0,
  ...changes
}: Partial<PlanTerms & Pick<PlanOrder, 'withTrial' | 'credit'>> = {}) => {
  const of = terms(changes)
  const amount = withTrial ? of.trialPrice : of.price.amount - credit
  return intentRequest({ amount, currency: of.price.currency, plan: { terms: of, withTrial, credit } })
}

const billing = () => {
  const { plans } = stripe.gateway
  if (!plans) throw new Error('Stripe bills plans.')
  return plans
}

const begun = async (of: Parameters<typeof requestOf>[0] = {}, card?: string) => {
  const request = requestOf(of)
  const { intentId } = await stripe.gateway.createIntent(request)
  stripe.buyer.confirm(intentId, card)
  const { plan: ref = '', invoice = '', payment = '' } = stripe.buyer.session(intentId)
  return { request, intentId, ref, invoice, payment: payment ?? '' }
}
const invoicesOf = (ref: string) => [...stripe.account.invoices.values()].filter(({ plan }) => plan === ref)
const laterOf = (ref: string) => invoicesOf(ref).filter(({ reason }) => reason !== 'subscription_create')
/** Stripe does what is due by then. */
const passes = async (ref: string, ms: number) => {
  stripe.clock.advance(ms)
  await billing().fetch(ref)
}

describe('the first payment of a plan', () => {
  it.each([
    ['is not what its plan takes at once', { ...requestOf(), amount: 1998 }, 'amount_unlike_plan'],
    ['is in another currency', { ...requestOf(), currency: 'EUR' as const }, 'amount_unlike_plan'],
    [
      'is free, and later ones are less than Stripe takes',
      requestOf({ ...TRIAL, withTrial: true, price: { amount: 30, currency: 'USD' } }),
      'amount_too_small',
    ],
    ['has a trial and a credit', requestOf({ ...TRIAL, withTrial: true, credit: 5 }), 'credit_with_trial'],
  ])('that %s is refused before anything is sent', async (_, request, code) => {
    const before = stripe.arrived.length
    await expect(stripe.gateway.createIntent(request)).rejects.toMatchObject({
      kind: 'declined_request',
      code,
    })
    expect(stripe.arrived).toHaveLength(before)
  })

  it('makes one coupon and one session of one key, also after a lost answer', async () => {
    const request = requestOf({ credit: 700 })
    const before = [stripe.account.sessions.size, stripe.account.coupons.size]
    for (const call of ['coupons.create', 'sessions.create']) {
      stripe.behave({ calls: [{ call, action: 'reset', effect: 'after' }] })
      await expect(stripe.gateway.createIntent(request)).rejects.toMatchObject({ name: 'GatewayError' })
      stripe.behave({})
    }
    const first = await stripe.gateway.createIntent(request)
    expect(await stripe.gateway.createIntent(request)).toEqual(first)
    expect([stripe.account.sessions.size, stripe.account.coupons.size]).toEqual(
      before.map((size) => size + 1),
    )
    expect(await stripe.gateway.fetchIntent(first.intentId)).toMatchObject({ amount: 1299 })
  })

  it.each([
    ['declined', CARDS.declined],
    ['waiting for the bank', CARDS.secondStep],
  ])('that is %s begins none', async (_, card) => {
    const { intentId, ref } = await begun({}, card)
    expect(ref).toBe('')
    const fact = await stripe.gateway.fetchIntent(intentId)
    expect(fact).toMatchObject({ status: 'requires_payment', charges: [] })
    expect(fact.plan).toBeUndefined()
  })

  it.each([
    ['paid at once', {}],
    ['that begins with a free trial', { ...TRIAL, withTrial: true }],
  ])('of one %s begins it past the bank’s second step', async (_, of) => {
    const { intentId } = await begun(of, CARDS.secondStep)
    stripe.buyer.answerStep(intentId, 'approve')
    expect(await stripe.gateway.fetchIntent(intentId)).toMatchObject({
      status: 'succeeded',
      plan: { cardExpires: '2031-09' },
    })
  })
})

describe('what leads to a charge of a plan', () => {
  it('is the plan, its first invoice and its payment to the session, and what came later to its invoice', async () => {
    const { intentId, ref, invoice, payment } = await begun()
    await passes(ref, 7 * DAY + 2 * HOUR)
    const [later] = laterOf(ref)
    const charge = stripe.account.payments.get(later?.payment ?? '')?.charge ?? ''
    for (const id of [ref, invoice, payment])
      expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ intentId, plan: { charge: 1 } })
    for (const id of [later?.id ?? '', later?.payment ?? '', charge])
      expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ intentId: later?.id, plan: { charge: 2 } })
  })

  it('is told by events', async () => {
    const { ref } = await begun()
    const { cursor } = await stripe.gateway.listEvents({ since: null })
    stripe.buyer.setCard(ref, 'declines')
    await passes(ref, 7 * DAY + 2 * HOUR)
    stripe.buyer.setCard(ref, 'works')
    await passes(ref, 3 * DAY)
    const { events } = await stripe.gateway.listEvents({ since: cursor })
    const [later] = laterOf(ref)
    expect(events.filter(({ intentId }) => intentId === later?.id).map(({ type }) => type)).toEqual([
      'invoice.payment_failed',
      'invoice.paid',
    ])
  })

  it.each([
    ['subscription', 'sub_1'],
    ['invoice', 'in_1'],
  ])('is in an event the %s', (object, id) => {
    const event = {
      id: 'evt_1',
      type: 'novel',
      created: 1,
      livemode: false,
      data: { object: { object, id } },
    }
    expect(eventSubject(eventSchema.parse(event))).toEqual({ intentId: id, accounts: [] })
  })

  it('is nothing of other software, and of a shop that moved it is ours no more', async () => {
    const { ref, intentId } = await begun()
    await passes(ref, 7 * DAY + 2 * HOUR)
    const plan = stripe.account.plans.get(ref)
    const session = stripe.buyer.session(intentId)
    const [{ id = '', payment = '' } = {}] = laterOf(ref)
    const marks = plan?.metadata ?? {}
    expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ plan: { ours: true } })
    Object.assign(plan ?? {}, { metadata: { ...marks, app: 'plumbline-00000000' } })
    expect(await stripe.gateway.fetchIntent(id)).toMatchObject({ plan: { ours: false, charge: 2 } })
    Object.assign(plan ?? {}, { metadata: {} })
    session.metadata = {}
    for (const each of [id, payment ?? ''])
      await expect(stripe.gateway.fetchIntent(each)).rejects.toMatchObject({
        kind: 'declined_request',
        httpStatus: 404,
      })
    const foreign = await stripe.gateway.fetchIntent(intentId)
    expect(foreign).toMatchObject({ orderId: null })
    expect(foreign.plan).toBeUndefined()
    const charge = stripe.account.payments.get(payment ?? '')?.charge
    expect((await stripe.movements()).find((line) => line.ref === charge)).toMatchObject({ ours: false })
  })

  it('is no invoice of nothing, and none that is a draft', async () => {
    const { ref } = await begun({ ...TRIAL, withTrial: true, conversion: 'asked' })
    await billing().agree(ref)
    const [nothing] = laterOf(ref)
    expect(nothing).toMatchObject({ amount: 0, status: 'paid' })
    await passes(ref, 3 * DAY + HOUR / 2)
    const draft = laterOf(ref).at(-1)
    expect(draft).toMatchObject({ status: 'draft' })
    for (const id of [nothing?.id ?? '', draft?.id ?? ''])
      await expect(stripe.gateway.fetchIntent(id)).rejects.toMatchObject({ httpStatus: 404 })
    expect((await billing().fetch(ref)).intentIds).toHaveLength(1)
  })
})

describe('the hour in which Stripe keeps a draft', () => {
  it('is told as a charge that is still due', async () => {
    const { ref } = await begun()
    const { nextChargeAt } = await billing().fetch(ref)
    await passes(ref, 7 * DAY + HOUR / 2)
    expect(await billing().fetch(ref)).toMatchObject({ chargesDone: 1, nextChargeAt })
    await passes(ref, HOUR)
    expect(await billing().fetch(ref)).toMatchObject({ chargesDone: 2 })
  })

  it('ends without a charge where the plan is stopped in it', async () => {
    const { ref } = await begun()
    await passes(ref, 7 * DAY + HOUR / 2)
    expect(await billing().stop(ref)).toMatchObject({ stopped: true, chargesDone: 1 })
    expect(laterOf(ref)).toMatchObject([{ status: 'void' }])
    await passes(ref, 60 * DAY)
    expect(laterOf(ref)).toMatchObject([{ status: 'void' }])
  })
})

describe('a change of a plan', () => {
  it('is found by its own look where the answer was lost', async () => {
    const { ref } = await begun()
    stripe.behave({ calls: [{ call: 'subscriptions.update', action: 'reset', effect: 'after' }] })
    await expect(billing().stop(ref)).rejects.toMatchObject({ outcomeUnknown: true })
    stripe.behave({})
    const before = stripe.arrived.length
    expect(await billing().stop(ref)).toMatchObject({ stopped: true })
    expect(stripe.arrived.slice(before)).not.toContain('subscriptions.update')
  })

  it('waits a minute, not a day, where Stripe keeps an error with its key', async () => {
    const { ref } = await begun()
    const kept = {
      call: 'subscriptions.update',
      action: 'status',
      status: 500,
      saved: true,
      effect: 'before',
    } as const
    stripe.behave({ calls: [{ ...kept, times: 1 }] })
    await expect(billing().stop(ref)).rejects.toMatchObject({ outcomeUnknown: true })
    stripe.behave({})
    stripe.clock.advance(MINUTE)
    expect(await billing().stop(ref)).toMatchObject({ stopped: true })
  })

  it('is asked for again while a payment that failed could not be voided', async () => {
    const { ref } = await begun()
    stripe.buyer.setCard(ref, 'declines')
    await passes(ref, 7 * DAY + 2 * HOUR)
    stripe.behave({ calls: [{ call: 'invoices.void', action: 'status', status: 400 }] })
    await expect(billing().stop(ref)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'invoice_still_open',
    })
    stripe.behave({})
    stripe.clock.advance(MINUTE)
    await billing().stop(ref)
    expect(laterOf(ref)).toMatchObject([{ status: 'void' }])
  })

  it('takes the end of a trial at once where the second yes is told late', async () => {
    const { ref } = await begun({ ...TRIAL, withTrial: true, conversion: 'asked' })
    await passes(ref, 3 * DAY + 10 * MINUTE)
    await billing().agree(ref)
    await billing().agree(ref)
    await passes(ref, HOUR)
    expect(laterOf(ref)).toMatchObject([{ status: 'paid', amount: 1999 }])
    expect(await stripe.gateway.fetchIntent(laterOf(ref)[0]?.id ?? '')).toMatchObject({ plan: { charge: 1 } })
  })

  it('takes nothing where the yes is told so late that its charge would count as the second', async () => {
    const { ref } = await begun({ ...TRIAL, withTrial: true, conversion: 'asked' })
    await passes(ref, 3 * DAY + 4 * DAY)
    await expect(billing().agree(ref)).rejects.toMatchObject({
      kind: 'declined_request',
      code: 'agreed_too_late',
    })
    expect(laterOf(ref)).toEqual([])
    expect(await billing().stop(ref)).toMatchObject({ stopped: true })
  })

  it('ends a trial that waits for a yes with its days, though Stripe’s has more', async () => {
    const waiting = { ...TRIAL, withTrial: true, conversion: 'asked' } as const
    const { ref } = await begun(waiting)
    expect(await billing().stop(ref)).toMatchObject({ stopped: true })
    expect(await billing().resume(ref)).toMatchObject({ stopped: false, nextChargeAt: null })
    await billing().stop(ref)
    await passes(ref, 3 * DAY)
    expect(stripe.account.plans.get(ref)).toMatchObject({ status: 'canceled' })
    const late = await begun(waiting)
    await passes(late.ref, 4 * DAY)
    expect(await billing().stop(late.ref)).toMatchObject({ stopped: true })
    expect(await billing().stop(late.ref)).toMatchObject({ stopped: true })
    expect(stripe.account.plans.get(late.ref)).toMatchObject({ status: 'canceled' })
    for (const each of [ref, late.ref]) expect(laterOf(each)).toEqual([])
  })

  it('stops what somebody let end months later in Stripe’s dashboard', async () => {
    const { ref } = await begun()
    const { nextChargeAt } = await billing().fetch(ref)
    Object.assign(stripe.account.plans.get(ref) ?? {}, { cancelAt: stripe.account.now() + (90 * DAY) / 1000 })
    expect(await billing().fetch(ref)).toMatchObject({ stopped: false, nextChargeAt })
    expect(await billing().stop(ref)).toMatchObject({ stopped: true, nextChargeAt: null })
    await passes(ref, 30 * DAY)
    expect(laterOf(ref)).toEqual([])
  })

  it('is none where the plan is over', async () => {
    const { ref } = await begun()
    await billing().stop(ref)
    await passes(ref, 8 * DAY)
    expect(await billing().stop(ref)).toMatchObject({ stopped: true })
    await billing().agree(ref)
    await expect(billing().resume(ref)).rejects.toMatchObject({
      kind: 'declined_request',
      code: 'plan_is_over',
    })
  })

  it('of a plan that nobody made is refused', async () => {
    await expect(billing().stop('sub_nobodys')).rejects.toMatchObject({ httpStatus: 404 })
  })
})

describe('a later charge', () => {
  it('that is cancelled is voided, and answered with the payment where it was paid', async () => {
    const { ref } = await begun()
    await passes(ref, 7 * DAY + 2 * HOUR)
    const [paid] = laterOf(ref)
    expect(await stripe.gateway.cancelIntent(paid?.id ?? '')).toMatchObject({ status: 'succeeded' })
    stripe.buyer.setCard(ref, 'declines')
    await passes(ref, 7 * DAY)
    const open = laterOf(ref).at(-1)
    expect(await stripe.gateway.cancelIntent(open?.id ?? '')).toMatchObject({
      status: 'canceled',
      charges: [],
    })
    stripe.buyer.setCard(ref, 'works')
    await passes(ref, 4 * DAY)
    expect(open).toMatchObject({ status: 'void' })
  })

  it('that was disputed is so in its fact', async () => {
    const { ref } = await begun()
    await passes(ref, 7 * DAY + 2 * HOUR)
    const [later] = laterOf(ref)
    const charge = stripe.account.charges.get(stripe.account.payments.get(later?.payment ?? '')?.charge ?? '')
    if (!charge) throw new Error('Nothing was charged.')
    const { id } = stripe.doings.openDispute({ charge, status: 'needs_response', withdraws: true })
    expect(await stripe.gateway.fetchIntent(id)).toMatchObject({
      intentId: later?.id,
      disputes: [{ ref: id, amount: 1999, status: 'open' }],
    })
  })
})
