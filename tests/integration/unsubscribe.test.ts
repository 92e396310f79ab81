import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { localDay } from '@/domain/subscriptions/local-day'
import { type AdminClient, signIn as signInStaff } from '../support/admin'
import { query } from '../support/database'
import { mailsTo, waitForMail } from '../support/mailbox'
import { behave } from '../support/money'
import {
  type BoughtPlan,
  buyPlan,
  changePlan,
  PLAN_CARDS,
  payPlan,
  planAtProvider,
  readSubscription,
  replacePlan,
} from '../support/plan'
import { eventually } from '../support/storms'
import { newVisitor, type Visitor } from '../support/visitor'
import { enterCard, finishSitting, PLACE, readyToBuy, startPayment } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

let owner: AdminClient
beforeAll(async () => {
  owner = await signInStaff()
})
beforeEach(forgetRateLimits)
afterEach(() => behave({}))

const DAY = 86_400_000

const advance = async ({ subscription }: BoughtPlan, days: number) => {
  const { clockAheadMs } = await rowOf({ subscription })
  const to = new Date(Date.now() + Number(clockAheadMs) + days * DAY).toISOString()
  const response = await owner.fetch(`/api/admin/subscriptions/${subscription.id}/advance`, {
    method: 'POST',
    body: JSON.stringify({ to }),
  })
  expect(response.status).toBe(200)
}

const rowOf = ({ subscription }: Pick<BoughtPlan, 'subscription'>) =>
  readSubscription('id = $1', [subscription.id])

const chargesOf = async ({ subscription }: BoughtPlan) =>
  (
    await query<{ charge: number }>(
      'select charge::int from orders where subscription_id = $1 order by charge',
      [subscription.id],
    )
  ).map(({ charge }) => charge)

/** What was mailed because somebody did something; reminders come when they are due. */
const notesTo = async (email: string) =>
  (
    await query<{ note: string }>(
      `select params->>'note' as note from mails where "to" = $1 and template = 'plan_note'
       and params->>'note' not in ('trial_end', 'renewal') order by created_at, id`,
      [email],
    )
  ).map(({ note }) => note)

const check = (key: string, who = newVisitor()) => who.call('unsubscribe.check', { body: { key } })

/** Cancels, and comes back while the provider, which has stopped it, has not answered yet. */
const cancelSlowly = async (bought: BoughtPlan) => {
  const call = `POST /v1/subscriptions/${bought.subscription.providerRef}/stop`
  await behave({ calls: [{ call, action: 'delay', ms: 3_000, effect: 'after' }] })
  const left = await cancel(bought.customer.email)
  await eventually(
    () => planAtProvider(bought),
    ({ stopped }) => stopped,
    { everyMs: 50 },
  )
  return left
}

const cancel = async (key: string, who = newVisitor()) => {
  const { ticket } = await who.ok('unsubscribe.check', { body: { key } })
  return who.ok('unsubscribe.cancel', { body: { ticket } })
}

describe('leaving a plan', () => {
  it('needs an address in any spelling, or a number, and no login; it is done at once', async () => {
    const bought = await buyPlan()
    const { customer, order, subscription } = bought
    for (const key of [
      ` ${customer.email.toUpperCase()} `,
      `mailto:${customer.email}`,
      order.orderNumber.toLowerCase(),
      subscription.number.replace(/(.{4})(?=.)/g, '$1 '),
    ])
      expect((await check(key)).data?.plans).toHaveLength(1)
    const stranger = newVisitor()
    const { data } = await check(customer.email, stranger)
    const { ticket = '', plans = [] } = data ?? {}
    const left = await stranger.ok('unsubscribe.cancel', { body: { ticket } })
    expect(left.plans).toMatchObject([
      {
        number: subscription.number,
        title: plans[0]?.title,
        endsAt: plans[0]?.endsAt,
        zone: 'Europe/Berlin',
      },
    ])
    expect(left.plans[0]?.mailedTo).not.toContain(customer.email)
    expect(await rowOf(bought)).toMatchObject({ status: 'cancelling', cancelledBy: 'guest' })
    await eventually(
      () => rowOf(bought),
      ({ providerStopped }) => providerStopped === true,
    )
    // Pressed twice: the same receipt, one letter.
    const again = await stranger.ok('unsubscribe.cancel', { body: { ticket } })
    expect(again.plans[0]?.cancelledAt).toBe(left.plans[0]?.cancelledAt)
    expect([left.plans[0]?.token, again.plans[0]?.token]).toEqual([expect.any(String), null])
    expect(await notesTo(customer.email)).toEqual(['cancelled'])
    expect((await check(customer.email)).result).toBe(RESULTS.planNotFound)
    await advance(bought, 20)
    expect(await chargesOf(bought)).toEqual([0])
    expect((await rowOf(bought)).status).toBe('ended')
  })

  it('is of the customer, where they are signed in', async () => {
    const bought = await buyPlan({ skipTrial: true })
    await cancel(bought.customer.email, bought.visitor)
    expect(await rowOf(bought)).toMatchObject({ status: 'cancelling', cancelledBy: 'customer' })
  })

  it('tells a miss three times, and then the same of every address, and cancels all the same', async () => {
    const bought = await buyPlan()
    const { email } = bought.customer
    const guesser = newVisitor()
    for (const key of ['nobody@example.com', '0123456789AB', 'not an address'])
      expect((await check(key, guesser)).result).toBe(RESULTS.planNotFound)
    const miss = await check('somebody@example.com', guesser)
    const hit = await check(email, guesser)
    expect([miss.result, miss.data?.plans]).toEqual([200, []])
    expect([hit.result, hit.data?.plans]).toEqual([200, []])
    expect(hit.data?.ticket.length).toBe(miss.data?.ticket.length)
    for (const { data } of [miss, hit]) {
      const told = await guesser.ok('unsubscribe.cancel', { body: { ticket: data?.ticket ?? '' } })
      expect(told.plans).toEqual([])
    }
    expect((await rowOf(bought)).status).toBe('cancelling')
    expect(await notesTo(email)).toEqual(['cancelled'])
  })

  it('takes no ticket that is made up, or made for something else', async () => {
    const bought = await buyPlan()
    const { plans } = await cancel(bought.customer.email)
    const token = plans[0]?.token ?? ''
    for (const ticket of ['A'.repeat(300), `${token.slice(0, -4)}AAAA`, token]) {
      const told = await newVisitor().call('unsubscribe.cancel', { body: { ticket } })
      expect(told.result).toBe(RESULTS.linkInvalid)
    }
    const made = { token: 'A'.repeat(300) }
    expect((await newVisitor().call('unsubscribe.undo', { body: made })).result).toBe(RESULTS.linkInvalid)
    const why = await newVisitor().call('unsubscribe.reason', { body: { ...made, reason: 'other' } })
    expect(why.result).toBe(RESULTS.linkInvalid)
  })

  it('leaves one truth where it is cancelled while it is charged', async () => {
    const bought = await buyPlan()
    const { ticket } = await newVisitor().ok('unsubscribe.check', { body: { key: bought.customer.email } })
    await Promise.all([advance(bought, 3.001), newVisitor().ok('unsubscribe.cancel', { body: { ticket } })])
    const row = await rowOf(bought)
    const charges = await chargesOf(bought)
    expect(['cancelling', 'ended']).toContain(row.status)
    // What was charged either counts, or went back.
    const back = await query(
      `select 1 from refunds where reason = 'not_owed'
       and order_id in (select id from orders where subscription_id = $1)`,
      [bought.subscription.id],
    )
    expect(charges.length - 1 - back.length).toBe(Number(row.chargesDone))
    await eventually(
      () => rowOf(bought),
      ({ providerStopped }) => providerStopped === true,
    )
    await advance(bought, 30)
    expect(await chargesOf(bought)).toEqual(charges)
    expect((await rowOf(bought)).status).toBe('ended')
  })
})

describe('what was cancelled', () => {
  it('is taken back by its receipt, and renews as before', async () => {
    const bought = await buyPlan()
    const { plans } = await cancel(bought.customer.email)
    const token = plans[0]?.token ?? ''
    const { nextChargeAt } = await newVisitor().ok('unsubscribe.undo', { body: { token } })
    expect(nextChargeAt).toBe(new Date(bought.subscription.trialEndsAt ?? '').toISOString())
    expect((await newVisitor().ok('unsubscribe.undo', { body: { token } })).nextChargeAt).toBe(nextChargeAt)
    expect(await rowOf(bought)).toMatchObject({ status: 'trialing', cancelledAt: null, endsAt: null })
    expect(await notesTo(bought.customer.email)).toEqual(['cancelled', 'resumed'])
    await eventually(
      () => rowOf(bought),
      ({ providerStopped }) => !providerStopped,
    )
    await advance(bought, 3.01)
    expect(await chargesOf(bought)).toEqual([0, 1])
    expect((await rowOf(bought)).status).toBe('active')
  })

  it('is not turned on again by who merely knew the address', async () => {
    const bought = await buyPlan()
    const { email } = bought.customer
    const stranger = newVisitor()
    const { ticket } = await stranger.ok('unsubscribe.check', { body: { key: email } })
    const own = await cancel(email, bought.visitor)
    const late = await stranger.ok('unsubscribe.cancel', { body: { ticket } })
    expect(late.plans).toMatchObject([{ number: bought.subscription.number, token: null }])
    for (const path of [
      `subscription/${PLACE}?hl=EN&s=${ticket}`,
      `success/${PLACE}?hl=EN&s=${late.token}`,
    ]) {
      const page = await (await stranger.fetch(`/cancel/${path}`)).text()
      expect(page).toContain('Cancellation successful')
      expect(page).not.toContain('/pay/subscription/')
    }
    for (const token of [ticket, late.token])
      expect((await stranger.call('unsubscribe.undo', { body: { token } })).result).toBe(RESULTS.linkInvalid)
    expect((await rowOf(bought)).status).toBe('cancelling')
    await bought.visitor.ok('unsubscribe.undo', { body: { token: own.plans[0]?.token ?? '' } })
    expect((await rowOf(bought)).status).toBe('trialing')
  })

  it('is taken back by the receipt of that cancellation, and of no earlier one', async () => {
    const bought = await buyPlan()
    const { email } = bought.customer
    const stranger = newVisitor()
    const first = await cancel(email, stranger)
    const { subscription } = await bought.visitor.ok('user.vipDetail', {})
    await bought.visitor.ok('unsubscribe.undo', { body: { token: subscription?.undoToken ?? '' } })
    await cancel(email, bought.visitor)
    const token = first.plans[0]?.token ?? ''
    expect((await stranger.call('unsubscribe.undo', { body: { token } })).result).toBe(RESULTS.linkInvalid)
    await stranger.call('unsubscribe.reason', { body: { token, reason: 'other' } })
    const page = await (await stranger.fetch(`/cancel/success/${PLACE}?hl=EN&s=${first.token}`)).text()
    expect(page).not.toContain('/pay/subscription/')
    expect(await rowOf(bought)).toMatchObject({ status: 'cancelling', leavingReason: null })
  })

  it('goes on at its provider too, where it is taken back while that is told', async () => {
    const bought = await buyPlan()
    const { plans } = await cancelSlowly(bought)
    await newVisitor().ok('unsubscribe.undo', { body: { token: plans[0]?.token ?? '' } })
    await eventually(
      () => Promise.all([rowOf(bought), planAtProvider(bought)]),
      ([row, provider]) => !row.providerStopped && !provider.stopped,
    )
    await advance(bought, 3.01)
    expect(await chargesOf(bought)).toEqual([0, 1])
  })

  it('is not taken back after its end', async () => {
    const bought = await buyPlan()
    const { plans } = await cancel(bought.customer.email)
    await advance(bought, 4)
    const told = await newVisitor().call('unsubscribe.undo', { body: { token: plans[0]?.token ?? '' } })
    expect(told.result).toBe(RESULTS.undoTooLate)
    expect((await rowOf(bought)).status).toBe('ended')
  })

  it('is turned off as often as one likes, and on five times a day', async () => {
    const bought = await buyPlan()
    for (let turn = 0; turn < 5; turn++) {
      const { plans } = await cancel(bought.customer.email)
      await newVisitor().ok('unsubscribe.undo', { body: { token: plans[0]?.token ?? '' } })
    }
    const { plans } = await cancel(bought.customer.email)
    const told = await newVisitor().call('unsubscribe.undo', { body: { token: plans[0]?.token ?? '' } })
    expect(told.status).toBe(429)
    expect((await rowOf(bought)).status).toBe('cancelling')
  })

  it('has the reason that was said first', async () => {
    const bought = await buyPlan()
    const { plans } = await cancel(bought.customer.email)
    const token = plans[0]?.token ?? ''
    await newVisitor().ok('unsubscribe.reason', { body: { token, reason: 'only_once' } })
    await newVisitor().ok('unsubscribe.reason', { body: { token, reason: 'quality' } })
    expect((await rowOf(bought)).leavingReason).toBe('only_once')
    expect(
      (await newVisitor().call('unsubscribe.reason', { body: { token, reason: 'x' as 'other' } })).status,
    ).toBe(400)
  })
})

describe('without a script', () => {
  const send = (who: Visitor, path: string, fields: Record<string, string>, from = 'same-origin') =>
    who.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': from },
      body: new URLSearchParams({ hl: 'EN', examId: PLACE, ...fields }).toString(),
    })

  const shown = async (who: Visitor, answer: Response) => {
    expect(answer.status).toBe(303)
    expect(await answer.text()).toBe('')
    const page = await who.fetch(answer.headers.get('location') ?? '')
    expect([page.status, page.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/private|no-store/),
    ])
    return page.text()
  }
  const hidden = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  it('one leaves by forms and pages alone, and takes it back', async () => {
    const bought = await buyPlan()
    const who = newVisitor()
    const form = await (await who.fetch(`/cancel/subscription/${PLACE}?hl=EN`)).text()
    expect(form).toContain('action="/pay/unsubscribe/check/email"')
    const wrong = await shown(
      who,
      await send(who, '/pay/unsubscribe/check/email', { key: 'nobody@example.com' }),
    )
    expect(wrong).toContain('Email not found Please re-enter')
    expect(wrong).toContain('value="nobody@example.com"')
    const step = await shown(
      who,
      await send(who, '/pay/unsubscribe/check/email', { key: bought.customer.email }),
    )
    expect(step).toContain('Cancel now')
    const done = await send(who, '/pay/unsubscribe/cancel', { ticket: hidden(step, 'ticket') })
    expect(done.headers.get('location')).not.toContain(bought.customer.email)
    const receipt = await shown(who, done)
    expect(receipt).toContain('Cancellation successful')
    expect((await rowOf(bought)).status).toBe('cancelling')
    const token = hidden(receipt, 'token')
    const thanked = await shown(who, await send(who, '/pay/subscription/reason', { token, reason: 'other' }))
    expect(thanked).toContain('Thank you for telling us why.')
    const back = await shown(who, await send(who, '/pay/subscription/undo', { token }))
    expect(back).toContain('Your plan goes on')
    expect((await rowOf(bought)).status).toBe('trialing')
  })

  it.each(['cross-site', 'same-site', 'none'])('a form from %s does nothing', async (from) => {
    const bought = await buyPlan()
    const { ticket } = await newVisitor().ok('unsubscribe.check', { body: { key: bought.customer.email } })
    const answer = await send(newVisitor(), '/pay/unsubscribe/cancel', { ticket }, from)
    expect([400, 403]).toContain(answer.status)
    expect(answer.headers.get('location')).toBeNull()
    expect((await rowOf(bought)).status).toBe('trialing')
  })

  it('who is signed in is shown at once what would happen', async () => {
    const { visitor } = await buyPlan()
    const page = await (await visitor.fetch(`/cancel/subscription/${PLACE}?hl=EN`)).text()
    expect(page).toContain('Cancel now')
    const other = await (await visitor.fetch(`/cancel/subscription/${PLACE}?hl=EN&other=1`)).text()
    expect(other).toContain('action="/pay/unsubscribe/check/email"')
  })

  it('a page of no storefront is none, and a token that is none shows nothing', async () => {
    expect((await newVisitor().fetch('/cancel/subscription/xx-1?hl=EN')).status).toBe(404)
    const page = await (
      await newVisitor().fetch(`/cancel/success/${PLACE}?hl=EN&s=${'A'.repeat(300)}`)
    ).text()
    expect(page).toContain('There is nothing to show here')
  })
})

describe('letters about a plan', () => {
  it('say every date to come, and how to leave, and the receipt of leaving how to come back', async () => {
    const bought = await buyPlan()
    const { email } = bought.customer
    const began = await waitForMail(email, {
      which: ({ subject }) => /^Your plan has begun/.test(subject ?? ''),
    })
    expect(began.text).toContain(`/cancel/subscription/${PLACE}?hl=EN`)
    expect(began.text).toContain('Next charge: $19.99 on ')
    const [calendar] = began.attachments.filter(({ filename }) => filename === 'plan.ics')
    expect(calendar?.mimeType).toBe('text/calendar')
    await cancel(email)
    const left = await waitForMail(email, { which: ({ subject }) => subject === 'Your plan is cancelled' })
    const [link = ''] = /https?:\/\/\S+\/cancel\/success\/\S+/.exec(left.text ?? '') ?? []
    const { pathname, search } = new URL(link)
    const page = await (await newVisitor().fetch(`${pathname}${search}`)).text()
    expect(page).toContain('action="/pay/subscription/undo"')
    expect((await rowOf(bought)).status).toBe('cancelling')
  })
})

describe('what a provider is told', () => {
  it('is a second yes, until it has answered', async () => {
    const bought = await buyPlan({ country: 'KR', zone: 'Asia/Seoul' })
    const { number, providerRef } = bought.subscription
    expect((await planAtProvider(bought)).next_charge_ms).toBeNull()
    const call = `POST /v1/subscriptions/${providerRef}/agree`
    await behave({ calls: [{ call, times: 2, action: 'status', status: 500 }] })
    await bought.visitor.ok('subscription.agree', { body: { number } })
    expect((await rowOf(bought)).agreedAt).not.toBeNull()
    await eventually(
      () => planAtProvider(bought),
      ({ next_charge_ms: next }) => next !== null,
    )
    await advance(bought, 3.01)
    expect(await chargesOf(bought)).toEqual([0, 1])
    const told = await query(
      `select 1 from subscription_events where subscription_id = $1 and kind = 'agreed_told'`,
      [bought.subscription.id],
    )
    expect(told).toHaveLength(1)
  })

  it('is that a plan was replaced, at once', async () => {
    const bought = await buyPlan({ code: 'monthly' })
    await advance(bought, 15)
    await replacePlan(bought)
    expect(await rowOf(bought)).toMatchObject({ status: 'ended', endedReason: 'upgraded' })
    const jobs = await query(
      `select 1 from pgboss.job where name = 'tend-plan' and data->>'subscriptionId' = $1`,
      [bought.subscription.id],
    )
    expect(jobs.length).toBeGreaterThan(0)
    await eventually(
      () => planAtProvider(bought),
      ({ stopped }) => stopped,
    )
  })
})

describe('an account', () => {
  it('with another address gets its letters there', async () => {
    const bought = await buyPlan()
    const { visitor, customer } = bought
    const next = `moved-${crypto.randomUUID()}@example.com`
    await visitor.ok('user.captcha', {
      query: { appExamId: PLACE, email: next, purpose: 'change', hl: 'EN' },
    })
    const mail = await waitForMail(next, { which: ({ text }) => /\b\d{8}\b/.test(text ?? '') })
    const code = /\b\d{8}\b/.exec(mail.text ?? '')?.[0] ?? ''
    await visitor.ok('user.verify', { body: { email: next, code, purpose: 'change' } })
    expect((await rowOf(bought)).email).toBe(next)
    expect((await check(customer.email)).result).toBe(RESULTS.planNotFound)
    await cancel(next)
    expect([await notesTo(customer.email), await notesTo(next)]).toEqual([[], ['cancelled']])
  })

  it('that is to be erased is told what becomes of its plan', async () => {
    const bought = await buyPlan()
    const { visitor, customer, subscription } = bought
    await visitor.ok('data.link', { body: { appExamId: PLACE, email: customer.email, hl: 'EN' } })
    const mail = await waitForMail(customer.email, {
      which: ({ text }) => (text ?? '').includes('/user/data/'),
    })
    const token = /\/user\/data\/\S+#([\w-]{40,})/.exec(mail.text ?? '')?.[1] ?? ''
    const told = async () => (await newVisitor().ok('data.kept', { body: { token, hl: 'EN' } })).plan
    const title = (await check(customer.email)).data?.plans[0]?.title
    const trialEndsAt = new Date(subscription.trialEndsAt ?? '').toISOString()
    expect(await told()).toEqual({ title, until: localDay(trialEndsAt, 'Europe/Berlin') })
    await cancel(customer.email)
    expect(await told()).toEqual({ title, until: null })
    await query(`update subscriptions set status = 'ended', ends_at = now() where id = $1`, [subscription.id])
    expect(await told()).toBeNull()
  })
})

describe('withdrawing', () => {
  const withdraw = (number: string, email: string) =>
    newVisitor().call('unsubscribe.withdraw', { body: { number, email } })

  it('ends a plan at once and gives all of its money back, once', async () => {
    const bought = await buyPlan({ skipTrial: true, country: 'DE' })
    const { order, customer } = bought
    const { data } = await withdraw(order.orderNumber, customer.email.toUpperCase())
    expect(data).toMatchObject({ outcome: 'withdrawn', number: order.orderNumber })
    expect(data?.amount?.amount).toBe(order.quote.total)
    expect(await rowOf(bought)).toMatchObject({ status: 'ended', endedReason: 'withdrawn' })
    const again = await withdraw(order.orderNumber, customer.email)
    expect(again.data).toMatchObject({ outcome: 'withdrawn', amount: data?.amount })
    await eventually(
      () => query<{ status: string }>('select status from orders where number = $1', [order.orderNumber]),
      ([row]) => row?.status === 'refunded',
    )
    const made = await query<{ amount: number; reason: string; status: string }>(
      `select amount::int, reason, status from refunds
       where order_id = (select id from orders where number = $1)`,
      [order.orderNumber],
    )
    expect(made).toEqual([{ amount: order.quote.total, reason: 'withdrawn', status: 'made' }])
    expect(await notesTo(customer.email)).toEqual(['withdrawn'])
    await waitForMail(customer.email, {
      which: ({ text }) => /You withdrew from your contract/.test(text ?? ''),
    })
    await advance(bought, 30)
    expect(await chargesOf(bought)).toEqual([1])
  })

  it('gives back a charge that comes while it is withdrawn from', async () => {
    const bought = await buyPlan({ skipTrial: true, country: 'DE' })
    const { order, customer, subscription } = bought
    const [, told] = await Promise.all([advance(bought, 7.01), withdraw(order.orderNumber, customer.email)])
    expect(told.data?.outcome).toBe('withdrawn')
    expect((await rowOf(bought)).status).toBe('ended')
    await eventually(
      () =>
        query<{ number: string }>(
          `select number from orders where subscription_id = $1 and total > 0
           and status in ('paid', 'partially_refunded')`,
          [subscription.id],
        ),
      (kept) => kept.length === 0,
    )
  })

  it('from a plan that replaced another one gives back what was credited of that one', async () => {
    const basic = await buyPlan({ code: 'monthly', country: 'DE' })
    const { email } = basic.customer
    await advance(basic, 10)
    const premium = await replacePlan(basic, 'DE')
    expect(premium.credit).toBeGreaterThan(0)
    // The larger plan stands on it.
    const early = await withdraw(basic.order.orderNumber, email)
    expect(early.result).toBe(RESULTS.refundUpgradeFirst)
    const { data } = await withdraw(premium.orderNumber, email)
    expect(data).toMatchObject({ outcome: 'withdrawn', number: premium.orderNumber })
    expect(data?.amount?.amount).toBe(premium.total + premium.credit)
    expect((await withdraw(premium.orderNumber, email)).data?.amount).toEqual(data?.amount)
    await eventually(
      () =>
        query<{ status: string }>(`select status from orders where number in ($1, $2) order by created_at`, [
          basic.order.orderNumber,
          premium.orderNumber,
        ]),
      ([one, other]) => one?.status === 'partially_refunded' && other?.status === 'refunded',
    )
    const rest = await withdraw(basic.order.orderNumber, email)
    expect(rest.data).toMatchObject({ outcome: 'withdrawn' })
    expect(rest.data?.amount?.amount).toBe(basic.order.quote.total - premium.credit)
  })

  it('from a plan that staff have given back gives nothing more of what it replaced', async () => {
    const basic = await buyPlan({ code: 'monthly', country: 'DE' })
    await advance(basic, 10)
    const premium = await replacePlan(basic, 'DE')
    const [order] = await query<{ id: string }>('select id from orders where number = $1', [
      premium.orderNumber,
    ])
    const response = await owner.fetch(`/api/admin/orders/${order?.id}/refund`, {
      method: 'POST',
      body: JSON.stringify({ amount: 'all', note: '', key: crypto.randomUUID().replaceAll('-', '') }),
    })
    expect(response.status).toBe(200)
    await withdraw(premium.orderNumber, basic.customer.email)
    const back = await query<{ amount: number }>(
      'select amount::int from refunds where order_id = (select id from orders where number = $1)',
      [basic.order.orderNumber],
    )
    expect(back).toEqual([{ amount: premium.credit }])
  })

  it('from a plan does not wait for a change to another whose form was left open', async () => {
    const basic = await buyPlan({ code: 'monthly', country: 'DE' })
    const { visitor, customer, order } = basic
    await advance(basic, 5)
    const change = (await changePlan(visitor, 'premium', 'DE')).data?.orderNumber ?? ''
    const form = await startPayment(visitor, change)
    const { data } = await withdraw(order.orderNumber, customer.email)
    expect(data).toMatchObject({ outcome: 'withdrawn' })
    expect(data?.amount?.amount).toBe(order.quote.total)
    const statusOf = () => query<{ status: string }>('select status from orders where number = $1', [change])
    expect(await statusOf()).toEqual([{ status: 'expired' }])
    // Paid all the same, it begins nothing, and its money does not stay.
    await enterCard(form, PLAN_CARDS.pays)
    await visitor.call('pay.check', { body: { orderNumber: change } })
    await eventually(statusOf, ([row]) => row?.status === 'expired' || row?.status === 'refunded')
    expect(
      await query("select 1 from subscriptions where customer_id = $1 and status <> 'ended'", [customer.id]),
    ).toEqual([])
  })

  it('closes what the plan had opened', async () => {
    const bought = await buyPlan({ code: 'premium', country: 'DE' })
    const { visitor, order, customer } = bought
    const { orderNumber } = await finishSitting(visitor)
    await visitor.ok('report.openByPlan', { body: { orderNumber } })
    await withdraw(order.orderNumber, customer.email)
    const read = await visitor.ok('report.read', { params: { orderNumber } })
    expect(read.kind === 'report' && read.report.openParts).toEqual([])
  })

  it('says since when the right is given up, and changes nothing', async () => {
    const visitor = newVisitor()
    const email = `waived-${crypto.randomUUID()}@example.com`
    const sitting = await readyToBuy(visitor, { email })
    const { items } = await visitor.ok('sku.list', { params: { examId: PLACE, country: 'DE', hl: 'EN' } })
    const [sku] = items
    const { orderNumber } = await visitor.ok('pay.create', {
      body: {
        examOrderNumber: sitting.orderNumber,
        skuId: sku?.skuId ?? '',
        country: 'DE',
        hl: 'EN',
        agreed: true,
        boxes: ['waiver'],
        seenTotal: sku?.price ?? { amount: 0, currency: 'EUR' },
      },
    })
    await payPlan(visitor, orderNumber)
    const { data } = await withdraw(orderNumber, email)
    expect(data).toMatchObject({ outcome: 'waived', amount: null })
    expect(Date.parse(data?.at ?? '')).toBeLessThanOrEqual(Date.now())
    expect((await mailsTo(email)).some(({ subject }) => /withdraw/i.test(subject ?? ''))).toBe(false)
  })

  it('says that the days are over, or that the country gives none', async () => {
    const late = await buyPlan({ skipTrial: true, country: 'DE' })
    await query(`update subscriptions set started_at = started_at - interval '16 days' where id = $1`, [
      late.subscription.id,
    ])
    expect((await withdraw(late.order.orderNumber, late.customer.email)).data?.outcome).toBe('over')
    const american = await buyPlan({ skipTrial: true, country: 'US' })
    expect((await withdraw(american.order.orderNumber, american.customer.email)).data?.outcome).toBe('none')
    expect((await rowOf(american)).status).toBe('active')
  })

  it('needs the number and the address of one and the same order, which was paid', async () => {
    const [one, other] = [await buyPlan({ country: 'DE' }), await buyPlan({ country: 'DE' })]
    for (const [number, email] of [
      [one.order.orderNumber, other.customer.email],
      ['0123456789AB', one.customer.email],
      ['no number', one.customer.email],
    ] as const)
      expect((await withdraw(number, email)).result).toBe(RESULTS.contractUnknown)
    expect((await rowOf(one)).status).toBe('trialing')
  })
})
