import { beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '@/domain/api/calls'
import { RESULTS } from '@/domain/api/results'
import { consentOf, type QuestionnaireKind } from '@/domain/exam/kinds'
import { signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { type HealthKind, well } from '../support/health'
import { atGateway } from '../support/money'
import { type BoughtPlan, buyPlan, readSubscription } from '../support/plan'
import { answer, finish, PLACES, start } from '../support/questionnaire'
import { eventually } from '../support/storms'
import { makeUnmeasured } from '../support/unmeasured'
import { newVisitor, type Visitor } from '../support/visitor'
import { finishSitting, PLACE, placeOrder } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const SOLD = 'reading-your-feelings'
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)

const open = async (who: Visitor, orderNumber: string) =>
  (await who.call('report.openByPlan', { body: { orderNumber } })).result
const planOf = async (who: Visitor, orderNumber: string) =>
  (await who.ok('order.skuCheck', { params: { orderNumber } })).plan
const openParts = async (who: Visitor, orderNumber: string) => {
  const read = await who.ok('report.read', { params: { orderNumber } })
  return read.kind === 'report' ? read.report.openParts : null
}
const take = async (who: Visitor, kind: QuestionnaireKind = 'left_right') =>
  (await finish(who, { kind })).orderNumber
const takeWell = async (who: Visitor, kind: HealthKind) =>
  (await finish(who, { kind, choose: well(kind) as never })).orderNumber

const end = ({ subscription }: BoughtPlan) =>
  query(`update subscriptions set status = 'ended', ends_at = now(), next_charge_at = null where id = $1`, [
    subscription.id,
  ])
/** As if all of it had been opened two periods ago. */
const age = ({ subscription }: BoughtPlan) =>
  query(
    `update subscription_openings set opened_at = opened_at - interval '70 days',
       period_start = period_start - interval '70 days' where subscription_id = $1`,
    [subscription.id],
  )
const chapter = async (who: Visitor) =>
  (await who.call('course.chapter', { params: { id: SOLD, number: 3 }, query: {} })).result
const course = (who: Visitor) => who.ok('course.detail', { params: { id: SOLD }, query: {} })
const openCourse = async (who: Visitor) => (await who.call('course.open', { body: { course: SOLD } })).result

describe('how far somebody reaches', () => {
  it.each([
    ['monthly', 'basic', 'standard'],
    ['premium', 'premium', 'premium'],
  ])('with the plan %s: %s', async (code, level, type) => {
    const plan = await buyPlan({ code })
    const { visitor } = plan
    const subscription = async () => (await visitor.ok('user.get', {})).user?.subscription
    expect(await subscription()).toBe(type)
    const sold = await visitor.ok('pay.info', { body: { orderNumber: plan.order.orderNumber } })
    expect(sold.productKind).toBe(`${level} subscription`)
    expect(await visitor.ok('user.privilege', {})).toEqual({ level, proven: true })
    expect(await visitor.ok('user.isVip', {})).toEqual({ isVIP: true })
    const told = await visitor.ok('user.vipDetail', {})
    expect(told).toMatchObject({ level, subscription: { code, status: 'active', asksAgain: false } })
    expect(told.subscription?.orders).toMatchObject([{ number: plan.order.orderNumber, charge: 1 }])
    expect(told.subscription?.schedule.charges).toHaveLength(3)
    await end(plan)
    expect(await visitor.ok('user.vipDetail', {})).toEqual({ level: 'registered', subscription: null })
    expect(await visitor.ok('user.isVip', {})).toEqual({ isVIP: false })
    expect(await subscription()).toBeNull()
  })

  it('without a plan, and without an account', async () => {
    const { visitor } = await signedIn()
    expect(await visitor.ok('user.privilege', {})).toEqual({ level: 'registered', proven: true })
    expect(await newVisitor().ok('user.vipDetail', {})).toEqual({ level: 'open', subscription: null })
  })
})

describe('a premium plan', () => {
  it('opens the full report of an own test by a tap, which stays open when the plan has ended', async () => {
    const plan = await buyPlan({ code: 'premium' })
    const { visitor } = plan
    const { orderNumber } = await finishSitting(visitor)
    expect(await planOf(visitor, orderNumber)).toMatchObject({ opens: 'all', left: null })
    expect(await openParts(visitor, orderNumber)).toEqual([])
    expect(await open(visitor, orderNumber)).toBe(RESULTS.ok)
    const all = ['iq_score', 'iq_ranking', 'pdf_report', 'wrong_answers', 'certificate']
    expect(new Set(await openParts(visitor, orderNumber))).toEqual(new Set(all))
    expect(await planOf(visitor, orderNumber)).toBeNull()
    // It is owned: what holds no more is not sold again, what holds more is.
    const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
    expect(offer.items.map(({ tier, owned }) => [tier, owned])).toContainEqual(['sku1', true])
    expect(offer.items.some(({ owned }) => !owned)).toBe(true)
    await end(plan)
    expect(await openParts(visitor, orderNumber)).toContain('iq_score')
    const next = await take(visitor)
    expect(await planOf(visitor, next)).toBeNull()
    expect(await open(visitor, next)).toBe(RESULTS.notInPlan)
  })

  it.each(['psychology', 'map'] as const)(
    'opens the report of %s, which a basic plan does not',
    async (kind) => {
      const [basic, premium] = [await buyPlan({ code: 'monthly' }), await buyPlan({ code: 'premium' })]
      const closed = await takeWell(basic.visitor, kind)
      // Nothing is offered beside a result about health.
      expect(await planOf(basic.visitor, closed)).toBeNull()
      expect(await open(basic.visitor, closed)).toBe(RESULTS.notInPlan)
      const opened = await takeWell(premium.visitor, kind)
      expect(await open(premium.visitor, opened)).toBe(RESULTS.ok)
      expect(await openParts(premium.visitor, opened)).toContain(`${kind}_report`)
    },
  )

  it.each([
    ['psychology', { md6: 2 }],
    ['map', { sa1: 3 }],
  ] as const)('opens nothing beside a result of %s that asks for help', async (kind, unwell) => {
    const { visitor } = await buyPlan({ code: 'premium' })
    const sitting = await start(visitor, { kind })
    const { orderNumber } = sitting
    // Other tests about health ask for it before they begin.
    if (consentOf(kind) === 'part')
      await visitor.ok('sitting.consent', { body: { orderNumber, agreed: true, hl: 'EN' } })
    await answer(visitor, { sitting, choose: well(kind, unwell) as never })
    await visitor.ok('sitting.confirm', { body: { orderNumber } })
    expect(await planOf(visitor, orderNumber)).toBeNull()
    expect(await open(visitor, orderNumber)).toBe(RESULTS.notInPlan)
    const read = await visitor.ok('report.read', { params: { orderNumber } })
    const why = { psychology: { help: 'answer' }, map: { health: { help: 'answer' } } }[kind]
    expect(read).toMatchObject({ report: { openParts: [], score: null, ...why } })
  })

  it('has nothing to do with the depression test, which is free', async () => {
    const { visitor } = await buyPlan({ code: 'premium' })
    const orderNumber = await takeWell(visitor, 'depression')
    expect(await openParts(visitor, orderNumber)).toEqual(['depression_report'])
    expect(await planOf(visitor, orderNumber)).toBeNull()
  })

  it('takes over a test that was begun in this browser without an account, and nobody else’s', async () => {
    const plan = await buyPlan({ code: 'premium' })
    const guest = newVisitor()
    const orderNumber = await take(guest)
    signIn(guest, plan.customer)
    expect(await open(guest, orderNumber)).toBe(RESULTS.ok)
    expect(await openParts(plan.visitor, orderNumber)).toEqual(['brain_report'])
    const other = await signedIn()
    const theirs = await take(other.visitor)
    expect((await plan.visitor.call('report.openByPlan', { body: { orderNumber: theirs } })).status).toBe(404)
    const nobodys = await take(newVisitor())
    expect((await plan.visitor.call('report.openByPlan', { body: { orderNumber: nobodys } })).status).toBe(
      404,
    )
  })

  it('closes an unpaid order of what it opens', async () => {
    const { visitor } = await buyPlan({ code: 'premium' })
    const sitting = await finishSitting(visitor)
    const email = `plan-${crypto.randomUUID()}@example.com`
    await visitor.ok('order.email', {
      body: { orderNumber: sitting.orderNumber, email, agreed: true, hl: 'EN' },
    })
    const { orderNumber } = await placeOrder(visitor, { sitting })
    expect(await open(visitor, sitting.orderNumber)).toBe(RESULTS.ok)
    const rows = await query<{ status: string }>('select status from orders where number = $1', [orderNumber])
    expect(rows).toEqual([{ status: 'expired' }])
  })

  it('opens every course without a tap', async () => {
    const { visitor } = await buyPlan({ code: 'premium' })
    expect(await chapter(visitor)).toBe(RESULTS.ok)
    expect(await course(visitor)).toMatchObject({ locked: false, plan: null, openTo: null })
  })
})

describe('what was opened for money that a bank took back', () => {
  it.each([
    ['while the plan is open', false],
    ['after its end', true],
  ])('is closed when that is decided, %s', async (_, isOver) => {
    const plan = await buyPlan({ code: 'premium' })
    const { visitor } = plan
    const orderNumber = await take(visitor)
    await open(visitor, orderNumber)
    const [paid] = await query<{ intent: string }>(
      `select a.intent_id as intent from payment_attempts a join orders o on o.id = a.order_id
       where o.number = $1 and a.status = 'succeeded'`,
      [plan.order.orderNumber],
    )
    const { disputes } = await atGateway<{ disputes: { id: string }[] }>('/test/disputes', {
      body: { intent: paid?.intent },
    })
    await eventually(
      () => readSubscription('id = $1', [plan.subscription.id]),
      ({ status }) => status === 'stopped',
    )
    if (isOver) await end(plan)
    expect(await openParts(visitor, orderNumber)).toEqual(['brain_report'])
    await atGateway(`/test/disputes/${disputes[0]?.id}`, { body: { outcome: 'lost' } })
    await eventually(
      () => openParts(visitor, orderNumber),
      (parts) => parts?.length === 0,
    )
  })
})

describe('a basic plan', () => {
  it('opens two reports a period, each counted once', async () => {
    const plan = await buyPlan({ code: 'monthly' })
    const { visitor } = plan
    const [first, second, third] = [
      await take(visitor),
      await take(visitor, 'eq'),
      await take(visitor, 'types16'),
    ]
    expect(await planOf(visitor, first)).toEqual({ opens: 'counted', left: 2, allowed: 2, nextDay: DAY })
    expect(await open(visitor, first)).toBe(RESULTS.ok)
    expect(await open(visitor, first)).toBe(RESULTS.ok)
    expect(await planOf(visitor, second)).toMatchObject({ opens: 'counted', left: 1 })
    expect(await open(visitor, second)).toBe(RESULTS.ok)
    expect(await planOf(visitor, third)).toEqual({ opens: 'none_left', left: 0, allowed: 2, nextDay: DAY })
    expect(await open(visitor, third)).toBe(RESULTS.planUsedUp)
    expect((await visitor.ok('user.vipDetail', {})).subscription?.left).toEqual({ tests: 0, courses: 1 })
    await age(plan)
    expect(await planOf(visitor, third)).toMatchObject({ opens: 'counted', left: 2 })
    expect(await openParts(visitor, first)).toEqual(['brain_report'])
  })

  it('leaves a test where it was begun that it does not open', async () => {
    const { visitor, customer } = await buyPlan({ code: 'monthly' })
    for (const kind of ['left_right', 'eq'] as const)
      expect(await open(visitor, await take(visitor, kind))).toBe(RESULTS.ok)
    const guest = newVisitor()
    const orderNumber = await take(guest, 'types16')
    signIn(guest, customer)
    expect(await open(guest, orderNumber)).toBe(RESULTS.planUsedUp)
    const rows = await query('select customer_id from sittings where number = $1', [orderNumber])
    expect(rows).toEqual([{ customer_id: null }])
  })

  it('opens one of two that are tapped at once where one is left', async () => {
    const { visitor } = await buyPlan({ code: 'monthly' })
    expect(await open(visitor, await take(visitor))).toBe(RESULTS.ok)
    const both = [await take(visitor, 'eq'), await take(visitor, 'types16')]
    const results = await Promise.all(both.map((orderNumber) => open(visitor, orderNumber)))
    expect(results.toSorted()).toEqual([RESULTS.ok, RESULTS.planUsedUp])
  })

  it('counts nothing for a score that could not be measured', async () => {
    const { visitor } = await buyPlan({ code: 'monthly' })
    const { orderNumber } = await finishSitting(visitor)
    await makeUnmeasured(orderNumber)
    expect(await planOf(visitor, orderNumber)).toBeNull()
    expect(await open(visitor, orderNumber)).toBe(RESULTS.notInPlan)
    expect((await visitor.ok('user.vipDetail', {})).subscription?.left).toEqual({ tests: 2, courses: 1 })
  })

  it('reads again what was given back, by opening it again alone', async () => {
    const plan = await buyPlan({ code: 'monthly' })
    const { visitor } = plan
    const orderNumber = await take(visitor)
    await open(visitor, orderNumber)
    await query('update subscription_openings set given_back_at = now() where subscription_id = $1', [
      plan.subscription.id,
    ])
    expect(await openParts(visitor, orderNumber)).toEqual([])
    expect(await planOf(visitor, orderNumber)).toMatchObject({ left: 2 })
    expect(await open(visitor, orderNumber)).toBe(RESULTS.ok)
    expect(await openParts(visitor, orderNumber)).toEqual(['brain_report'])
  })

  it('opens one course by a tap to the end of the period', async () => {
    const plan = await buyPlan({ code: 'monthly' })
    const { visitor } = plan
    expect(await chapter(visitor)).toBe(RESULTS.partLocked)
    expect(await course(visitor)).toMatchObject({
      locked: true,
      plan: { opens: 'counted', left: 1, allowed: 1 },
    })
    expect(await openCourse(visitor)).toBe(RESULTS.ok)
    expect(await openCourse(visitor)).toBe(RESULTS.ok)
    expect(await chapter(visitor)).toBe(RESULTS.ok)
    expect(await course(visitor)).toMatchObject({ locked: false, plan: null, openTo: DAY })
    const other = await buyPlan({ code: 'monthly' })
    expect(await chapter(other.visitor)).toBe(RESULTS.partLocked)
    await age(plan)
    expect(await chapter(visitor)).toBe(RESULTS.partLocked)
    expect(await openCourse(visitor)).toBe(RESULTS.ok)
    await end(plan)
    expect(await chapter(visitor)).toBe(RESULTS.partLocked)
    expect(await openCourse(visitor)).toBe(RESULTS.notInPlan)
  })
})

describe('without a plan', () => {
  it('nothing is opened by one', async () => {
    const { visitor } = await signedIn()
    const orderNumber = await take(visitor)
    expect(await planOf(visitor, orderNumber)).toBeNull()
    expect(await open(visitor, orderNumber)).toBe(RESULTS.notInPlan)
    expect(await openCourse(visitor)).toBe(RESULTS.notInPlan)
    const guest = newVisitor()
    expect(await open(guest, await take(guest))).toBe(RESULTS.loginNeeded)
    expect(await openCourse(guest)).toBe(RESULTS.loginNeeded)
  })

  it('a report that is not handed in has nothing to open', async () => {
    const { visitor } = await buyPlan({ code: 'premium' })
    const body: CallInput<'sitting.start'>['body'] = { appExamId: PLACES.eq, hl: 'EN', timing: 'standard' }
    const { orderNumber } = await visitor.ok('sitting.start', { body })
    expect(await planOf(visitor, orderNumber)).toBeNull()
    expect(await open(visitor, orderNumber)).toBe(RESULTS.notConfirmed)
  })
})
