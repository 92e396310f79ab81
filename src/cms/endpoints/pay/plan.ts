import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { displayUnit } from '@/domain/money/currencies'
import { shareOf } from '@/domain/money/round'
import { leastDays } from '@/domain/subscriptions/period'
import { newSubscription } from '@/domain/subscriptions/state'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { readSignedIn } from '@/services/accounts/find-customer'
import type { Deps } from '@/services/deps'
import { refuseUnlisted } from '@/services/orders/refuse-unlisted'
import { Refusal } from '@/services/refusal'
import { liveOf } from '@/services/subscriptions/live-of'
import { opensMore } from '@/services/subscriptions/opens-more'
import { orderPlan, zoneOf } from '@/services/subscriptions/order-plan'
import { findPlanPlace } from '@/services/subscriptions/plan-price-list'
import { type OfferedPlan, readPlanOffers } from '@/services/subscriptions/plans-on-sale'
import { type PlanQuote, quotePlan } from '@/services/subscriptions/quote-plan'
import { clockOf, type SubscriptionRow, termsOf } from '@/services/subscriptions/subscription-row'
import type { Viewer } from '@/services/visitors/viewer'
import { defineEndpoints } from '../define-endpoints'
import { viewSchedule } from './view-schedule'

export const planEndpoints = defineEndpoints({
  'plan.list': async ({ deps, input: { params, query }, viewer }) => {
    const { offers, customer } = await offersFor(deps, {
      ...params,
      locale: query.hl,
      landing: query.landing,
      viewer,
    })
    const plans = []
    for (const plan of offers.plans.filter(({ reasons }) => reasons.length === 0)) {
      const quoted = await quotePlan(deps, {
        ...asked(deps, offers, customer),
        plan,
        skipTrial: false,
        replaces: null,
      })
      plans.push(viewPlan(plan, quoted))
    }
    return { plans }
  },

  'plan.offer': async ({ deps, input: { params, query }, viewer }) => {
    const { offers, customer } = await offersFor(deps, {
      ...params,
      locale: params.hl,
      landing: query.landing,
      viewer,
    })
    refuseUnlisted(offers)
    const plan = offers.plans.find(({ code, reasons }) => code === params.code && reasons.length === 0)
    if (!plan) throw new Refusal('planUnavailable')
    const live = customer === null ? null : await liveOf(deps, customer)
    const owned = live !== null && (live.level === 'premium' || plan.level === 'basic')
    const replaces = live && !owned ? live : null
    const quoted = await quotePlan(deps, {
      ...asked(deps, offers, customer),
      plan,
      skipTrial: query.skipTrial === '1',
      replaces,
    })
    // Another plan is not given away for the rest of one.
    if (!quoted.withTrial && quoted.quote.total <= 0) throw new Refusal('planUnavailable')
    const now = replaces ? clockOf(deps, replaces) : deps.now()
    return {
      plan: viewPlan(plan, quoted),
      quote: quoted.quote,
      promo: null,
      schedule: viewSchedule({ terms: quoted.terms, state: begunAt(now, quoted), zone: zoneOf(query.zone) }),
      replaces: replaces && {
        number: replaces.number,
        title: titleOf(replaces, offers.plans),
        credit: { amount: quoted.credit, currency: quoted.quote.currency },
      },
      owned,
      opensMore: await opensMore(deps, { viewer, customer, plan }),
    }
  },

  'plan.pay': async ({ deps, input: { body }, viewer, customer }) => {
    const { appExamId, code, zone, skipTrial, seenPlan, landing, ...input } = body
    const where = await findPlanPlace(deps, { appExamId, landing, viewer })
    const asked = { customer, code, zone, seenPlan, skipTrial, input, ip: viewer.ip }
    return orderPlan(deps, { ...where, ...asked, change: false })
  },
})

type Asking = {
  examId: string
  country: string
  locale: Locale
  landing: string | undefined
  viewer: Viewer
}

const offersFor = async (deps: Deps, { examId: appExamId, country, locale, landing, viewer }: Asking) => {
  const where = await findPlanPlace(deps, { appExamId, landing, viewer })
  const [offers, signedIn] = await Promise.all([
    readPlanOffers(deps, { ...where, country, locale }),
    readSignedIn(deps, viewer),
  ])
  return { offers, customer: signedIn?.customer.id ?? null }
}

const asked = (deps: Deps, offers: { taxRatePercent: number }, customer: string | null) => ({
  db: deps.payload.db.drizzle,
  offers,
  customer,
})

const titleOf = (row: SubscriptionRow, plans: readonly OfferedPlan[]): string =>
  plans.find(({ id }) => id === row.plan)?.title ?? termsOf(row).plan

/** As a screen shows it: its price with the discount that holds, and the trial that this person can have. */
const viewPlan = (plan: OfferedPlan, { terms, withTrial }: PlanQuote): CallData<'plan.offer'>['plan'] => ({
  skuId: plan.skuId,
  code: plan.code,
  title: plan.title,
  level: plan.level,
  period: plan.period,
  price: terms.price,
  perDay: plan.toldPerDay ? perDay(terms) : null,
  trial: withTrial
    ? { days: terms.trialDays, price: { amount: terms.trialPrice, currency: terms.price.currency } }
    : null,
  asksAgain: withTrial && terms.conversion === 'asked',
  benefits: plan.benefits,
  allowance: plan.allowance,
  offerEndsAt: plan.offerEndsAt && new Date(plan.offerEndsAt).toISOString(),
})

const perDay = ({ price, period }: PlanTerms) => ({
  amount: shareOf({
    amount: price.amount,
    numerator: 1,
    denominator: leastDays(period),
    unit: displayUnit(price.currency),
  }),
  currency: price.currency,
})

const begunAt = (now: Date, { terms, withTrial, credit }: PlanQuote) =>
  newSubscription({ terms, at: now.toISOString(), withTrial, credit })
