import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { viewSchedule } from '@/cms/endpoints/pay/view-schedule'
import type { CallData } from '@/domain/api/calls'
import { LOCALES } from '@/domain/locale/locales'
import { newSubscription, type SubscriptionState } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { seenPlanOf } from '@/ui/checkout/order/order-subject'
import { usePayWords } from '@/ui/checkout/order/use-pay-words'
import { ComparedPlans } from '@/ui/checkout/plan/compared-plans'
import { OrderedPlan } from '@/ui/checkout/plan/ordered-plan'
import { PlanChoice } from '@/ui/checkout/plan/plan-choice'
import { PlanFaq } from '@/ui/checkout/plan/plan-faq'
import { PlanStanding } from '@/ui/checkout/plan/plan-standing'
import { type Plan, useTodayWords, useTrialWords } from '@/ui/checkout/plan/plan-words'
import { stepsOf } from '@/ui/checkout/plan/steps-of'
import { premiumOf } from '@/ui/checkout/plan/upgrade-screen'
import type { PlanRead } from '@/ui/subscription/use-own-plan'
import { samplePlan } from '../ui-subscription/sample-plan'
import { render } from './render'

const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ')

const place = { code: 'iq', examId: 1 }
const dollars = (amount: number) => ({ amount, currency: 'USD' as const })
const terms: PlanTerms = {
  plan: 'weekly',
  level: 'basic',
  period: { unit: 'WEEK', count: 1 },
  price: dollars(1999),
  trialDays: 3,
  trialPrice: 0,
  conversion: 'automatic',
  // The first comes at once with a trial this short: with the receipt, and not told as a reminder.
  reminders: { trialEnd: [7, 1], firstRenewal: [], everyRenewal: [] },
  graceDays: 7,
  allowance: { tests: 2, courses: 1 },
}
const AT = '2026-11-28T12:00:00.000Z'

type Given = {
  withTrial: boolean
  changed?: Partial<PlanTerms>
  credit?: number
  later?: Partial<SubscriptionState>
}
const sold = ({ withTrial, changed, credit, later }: Given): NonNullable<CallData<'pay.info'>['plan']> => {
  const own = { ...terms, ...changed }
  const state = { ...newSubscription({ terms: own, at: AT, withTrial, credit }), ...later }
  const schedule = viewSchedule({ terms: own, state, zone: 'UTC' })
  return { period: own.period, price: own.price, trialDays: withTrial ? own.trialDays : 0, schedule }
}

const told = (given: Pick<Parameters<typeof stepsOf>[0], 'plan' | 'today'>) =>
  stepsOf({ ...given, on: '2026-11-28' })

describe('what the buy box tells of a plan', () => {
  it('is of a free trial: nothing today, the reminder, the first charge and what comes again', () => {
    expect(told({ plan: sold({ withTrial: true }), today: 0 })).toEqual([
      { kind: 'today', amount: dollars(0), trialDays: 3 },
      { kind: 'reminder', day: '2026-11-30' },
      { kind: 'charge', day: '2026-12-01', amount: dollars(1999), endsTrial: true },
      { kind: 'after', amount: dollars(1999) },
    ])
  })

  it('is without a trial what is taken today, and the first renewal', () => {
    expect(told({ plan: sold({ withTrial: false }), today: 1999 })).toEqual([
      { kind: 'today', amount: dollars(1999), trialDays: 0 },
      { kind: 'charge', day: '2026-12-05', amount: dollars(1999), endsTrial: false },
      { kind: 'after', amount: dollars(1999) },
    ])
  })

  it('takes a credit off today alone', () => {
    expect(told({ plan: sold({ withTrial: false, credit: 500 }), today: 1499 })).toMatchObject([
      { kind: 'today', amount: dollars(1499) },
      { kind: 'charge', amount: dollars(1999) },
      { kind: 'after', amount: dollars(1999) },
    ])
  })

  it('announces no charge where a trial asks once more', () => {
    const plan = sold({ withTrial: true, changed: { conversion: 'asked' } })
    expect(told({ plan, today: 0 })).toEqual([
      { kind: 'today', amount: dollars(0), trialDays: 3 },
      { kind: 'reminder', day: '2026-11-30' },
      { kind: 'asks', day: '2026-12-01', amount: dollars(1999) },
    ])
  })

  it('is after the payment what is to come, and nothing once it was left', () => {
    const later = { chargesDone: 1, paidUntil: '2026-12-05T12:00:00.000Z' }
    expect(told({ plan: sold({ withTrial: false, later }), today: null })).toEqual([
      { kind: 'charge', day: '2026-12-05', amount: dollars(1999), endsTrial: false },
      { kind: 'after', amount: dollars(1999) },
    ])
    const gone = { ...later, status: 'cancelling' as const, cancelledAt: AT, endsAt: later.paidUntil }
    expect(told({ plan: sold({ withTrial: false, later: gone }), today: null })).toEqual([])
  })
})

const weekly: Plan = {
  skuId: 's',
  code: 'weekly',
  title: 'Week',
  level: 'basic',
  period: terms.period,
  price: dollars(1999),
  perDay: null,
  trial: { days: 3, price: dollars(0) },
  asksAgain: false,
  benefits: ['counted_tests', 'counted_courses', 'member_articles'],
  allowance: { tests: 2, courses: 1 },
  offerEndsAt: null,
}
const premium: Plan = {
  ...weekly,
  skuId: 'p',
  code: 'premium',
  title: 'All',
  level: 'premium',
  period: { unit: 'MONTH', count: 1 },
  price: dollars(6999),
  trial: null,
  benefits: ['all_reports', 'map', 'all_courses'],
  allowance: { tests: null, courses: null },
}
const daily: Plan = {
  ...weekly,
  code: 'daily',
  period: { unit: 'WEEK', count: 4 },
  perDay: dollars(72),
  trial: null,
  offerEndsAt: '2031-05-06T10:00:00.000Z',
}

const choice = (plans: readonly Plan[], value: string | null = null) =>
  createElement(PlanChoice, { plans, value, onChange: () => {}, onEnd: () => {} })

type Offer = { owned: boolean; replaces: CallData<'plan.offer'>['replaces'] }
const standing = (plan: Plan, page: 'premium' | 'upgrade', offer: Offer) =>
  createElement(PlanStanding, { place, country: 'US', plan, page, offer })
const own = { number: '0123456789AB', title: 'Week', credit: dollars(500) }

describe.each(LOCALES)('in %s', (locale) => {
  it('every plan has its whole price, also one that is told by the day, and none is chosen', async () => {
    const { html, text } = await render({ locale, screen: choice([weekly, daily, premium]) })
    expect(text.match(/19\.99/g)?.length).toBeGreaterThanOrEqual(3)
    for (const told of [/0\.72/, /69\.99/, /4/, /2031/]) expect(text).toMatch(told)
    expect(html.match(/type="radio"/g)).toHaveLength(3)
    expect(html).not.toMatch(/checked=""/)
  })

  it('the order says what is taken and when, and how to leave', async () => {
    const screen = createElement(OrderedPlan, { place, plan: sold({ withTrial: true }), today: 0 })
    const { html, text } = await render({ locale, screen })
    expect(text).toMatch(/0\.00.*2026.*2026.*19\.99.*19\.99/)
    expect(html).toMatch(/href="\/cancel\/subscription\/iq-1/)
    expect(html.match(/<li/g)?.length).toBeGreaterThanOrEqual(3)
  })

  it('whoever has a plan is not sold a second one', async () => {
    const { html, text, messages } = await render({
      locale,
      screen: standing(weekly, 'premium', { owned: true, replaces: null }),
    })
    expect(text).toContain(messages.plans.order.owned.slice(0, 20))
    expect(html).not.toMatch(/<button|<input/)
  })

  it.each([
    [
      'a basic plan leads from premium to the upgrade',
      'premium',
      own,
      /href="\/paying\/upgrade\/iq-1\?plan=premium/,
    ],
    [
      'no plan leads from the upgrade to all plans',
      'upgrade',
      null,
      /href="\/paying\/premiumSubscriptions\/iq-1\?plan=premium/,
    ],
  ] as const)('%s', async (_, page, replaces, way) => {
    const { html } = await render({ locale, screen: standing(premium, page, { owned: false, replaces }) })
    expect(html).toMatch(way)
    expect(html).not.toMatch(/<button|<input/)
  })

  it('basic and premium stand side by side, the own plan as it was agreed', async () => {
    const compared = (own: PlanRead | null) =>
      createElement(ComparedPlans, {
        plans: [weekly, premium],
        premium,
        own,
        reading: false,
        onEnd: () => {},
      })
    const running: PlanRead = { level: 'basic', subscription: samplePlan({ price: dollars(1499) }) }
    const mine = await render({ locale, screen: compared(running) })
    const words = mine.messages.plans
    expect(mine.text).toContain(words.upgrade.yours)
    expect(mine.text).toMatch(/14\.99.*69\.99/)
    expect(mine.text).not.toMatch(/19\.99/)
    for (const benefit of ['member_articles', 'all_reports', 'map'] as const)
      expect(mine.text).toContain(plain(words.choice.benefit[benefit]))
    const { text } = await render({ locale, screen: compared(null) })
    expect(text).not.toContain(words.upgrade.yours)
    expect(text).toMatch(/19\.99.*69\.99/)
  })

  it('the button of a trial names it, unless the country has words of its own', async () => {
    const { text } = await render({ locale, screen: createElement(TrialButton, { begins: true }) })
    expect(text).toMatch(/(?<!\d)7(?!\d).*0\.00/)
    const policy = { button: 'PAY {total}' } as CallData<'payment.policy'>
    const own = await render({ locale, screen: createElement(TrialButton, { begins: true, policy }) })
    expect(own.text).toMatch(/^PAY/)
  })

  it('the upgrade of who has nothing to replace leads to the trial of premium by its days', async () => {
    const tried = { ...premium, trial: { days: 7, price: dollars(0) } }
    const { text } = await render({
      locale,
      screen: standing(tried, 'upgrade', { owned: false, replaces: null }),
    })
    expect(text).toMatch(/(?<!\d)7(?!\d)/)
  })

  it('the pay button of a trial calls nothing a gift', async () => {
    const { text, words } = await render({ locale, screen: createElement(TrialButton) })
    expect(text).toMatch(/0\.00/)
    expect(text).not.toContain(words.buyFree)
  })

  it('every question has an answer', async () => {
    const { html } = await render({ locale, screen: createElement(PlanFaq, { place }) })
    expect(html.match(/<details/g)).toHaveLength(6)
    expect(html).toMatch(/href="\/cancel\/subscription/)
  })
})

function TrialButton({ begins = false, policy }: { begins?: boolean; policy?: CallData<'payment.policy'> }) {
  const today = useTodayWords()
  const trial = useTrialWords(7)
  const quote = { total: 0, currency: 'USD' }
  return usePayWords({ policy, quote, ours: 'buy', today, begins: begins ? trial : undefined })
}

describe('a plan', () => {
  it('that is chosen is the only one that is', async () => {
    const { html } = await render({ screen: choice([weekly, premium], 'weekly') })
    expect(html.match(/checked=""/g)).toHaveLength(1)
    expect(html).toMatch(/<input[^>]*(?:checked=""[^>]*value="weekly"|value="weekly"[^>]*checked="")/)
  })

  it('says nothing of an end that it has not', async () => {
    const { text } = await render({ screen: choice([weekly]) })
    expect(text).not.toMatch(/offer/i)
  })

  it('to upgrade to is the premium one that was asked for, else the first, and never a basic one', () => {
    const yearly = { ...premium, code: 'premium-year' }
    expect(premiumOf([weekly, premium, yearly], 'premium-year')).toBe(yearly)
    expect(premiumOf([weekly, premium, yearly], 'weekly')).toBe(premium)
    expect(premiumOf([weekly], 'weekly')).toBeUndefined()
  })
})

describe('what is ordered of a plan', () => {
  const priced = (plan: Plan | null) =>
    ({ offer: plan ? { plan } : undefined }) as Parameters<typeof seenPlanOf>[0]
  it('is what was shown of each period and of the trial; of anything else nothing', () => {
    expect(seenPlanOf(priced(weekly))).toEqual({ price: dollars(1999), trialDays: 3 })
    expect(seenPlanOf(priced(premium))).toEqual({ price: dollars(6999), trialDays: 0 })
    expect(seenPlanOf(priced(null))).toBeNull()
  })
})
