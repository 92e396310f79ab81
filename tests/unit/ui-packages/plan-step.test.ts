import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { viewSchedule } from '@/cms/endpoints/pay/view-schedule'
import { LOCALES } from '@/domain/locale/locales'
import { newSubscription } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { PlanStep } from '@/ui/packages/plan-step'
import type { PlanToOffer } from '@/ui/subscription/use-plan-beside'
import { render } from '../ui-checkout/render'

const price = { amount: 1999, currency: 'USD' as const }
const terms: PlanTerms = {
  plan: 'weekly',
  level: 'basic',
  period: { unit: 'WEEK', count: 1 },
  price,
  trialDays: 3,
  trialPrice: 0,
  conversion: 'automatic',
  reminders: { trialEnd: [1], firstRenewal: [], everyRenewal: [] },
  graceDays: 7,
  allowance: { tests: 2, courses: 1 },
}
const told: PlanToOffer = {
  plan: {
    skuId: 's',
    code: 'weekly',
    title: 'Weekly plan',
    level: 'basic',
    period: terms.period,
    price,
    perDay: null,
    trial: { days: 3, price: { ...price, amount: 0 } },
    asksAgain: false,
    benefits: ['counted_tests', 'member_articles'],
    allowance: { tests: 2, courses: 1 },
    offerEndsAt: null,
  },
  offer: {
    quote: {
      currency: 'USD',
      list: 0,
      discounts: [],
      total: 0,
      taxRate: 0,
      taxIncluded: 0,
      subtotal: 0,
    },
    schedule: viewSchedule({
      terms,
      state: newSubscription({ terms, at: '2026-11-28T12:00:00.000Z', withTrial: true }),
      zone: 'UTC',
    }),
  },
  reload: () => {},
}
const step = createElement(PlanStep, {
  place: { code: 'iq', examId: 1 },
  told,
  headingRef: { current: null },
  onSkip: () => {},
  onSkipAll: () => {},
})
// What its page sends to the browser (app/(site)/.../pay/package).
const of = ['pay', 'packages', 'plans.order', 'plans.choice'] as const

describe.each(LOCALES)('the step that offers a plan, in %s', (locale) => {
  it('tells price, trial, the next charge and how to leave, and orders nothing', async () => {
    const { html, text } = await render({ locale, screen: step, of })
    expect(text).toMatch(/19\.99.*0\.00.*2026.*19\.99/)
    expect(text).not.toMatch(/(packages|plans)\.\w|\{\w+\}|Invalid|NaN/)
    expect(html).toMatch(/href="\/cancel\/subscription\/iq-1/)
    expect(html).toMatch(/href="\/paying\/premiumSubscriptions\/iq-1\?plan=weekly/)
    expect(html).not.toMatch(/<input|<form/)
  })

  it('makes yes and no look alike, and has the way past all', async () => {
    const { html, messages } = await render({ locale, screen: step, of })
    const lookOf = (tag: string, words: string) =>
      html
        .match(new RegExp(`<${tag}[^>]*class="([^"]*)"[^>]*>${words}</${tag}>`))?.[1]
        ?.split(' ')
        .toSorted()
    const { plan, steps } = messages.packages
    expect(lookOf('button', steps.no)).toEqual(lookOf('a', plan.see))
    expect(lookOf('button', steps.no)).toBeDefined()
    expect(lookOf('button', steps.skipAll)).toBeDefined()
  })
})
